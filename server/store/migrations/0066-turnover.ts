/** The turnover is that of the ledger: an index from which it is summed, in place of the one of the orders. */
export const up = `
  create index ledger_turnover on ledger_entries (company_id, currency, posted_on) include (net_cents)
    where kind in ('invoice', 'credit_note');
  drop index orders_turnover;
`;
