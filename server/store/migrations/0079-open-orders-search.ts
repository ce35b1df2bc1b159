/** A search among the open orders takes as long as there are open ones, not as long as there are orders: `done` alone is completed. */
export const up = `
  create index orders_open_search on orders using gin (search_text gin_trgm_ops) where status <> all ('{done}'::text[]);
`;
