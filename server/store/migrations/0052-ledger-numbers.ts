/** A payment's description names what it paid: found by its beginning, as the numbers of documents and orders are. */
export const up = `
  create index ledger_by_description on ledger_entries (company_id, description text_pattern_ops);
`;
