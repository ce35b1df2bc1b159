/** The references of orders are sorted as people count, as names are (0098). */
export const up = `
  drop index orders_by_reference;
  create index orders_by_reference on orders (company_id, natural_key(reference_key), id);
`;
