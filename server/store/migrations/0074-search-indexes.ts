/**
 * What the search everywhere reads: texts by their trigrams, the newest rows of a company, and numbers without their separators, from their
 * beginning and from their end (`SO-2026-00012` is found as `SO202600012` and as `00012`).
 */
export const up = `
  create function number_key(number text) returns text language sql immutable as $$
    select regexp_replace(upper(number), '[^A-Z0-9]', '', 'g')
  $$;

  create index products_search on products using gin (search_text gin_trgm_ops);
  create index tickets_search on tickets using gin (search_text gin_trgm_ops);
  create index training_dates_search on training_dates using gin (search_text gin_trgm_ops);
  create index downloads_search on downloads using gin (search_text gin_trgm_ops);
  create index downloads_by_date on downloads (published_at, id);
  create index products_by_date on products (company_id, registered_on, serial);

  create index orders_by_number on orders (company_id, number_key(id) collate "C");
  create index orders_by_number_end on orders (company_id, reverse(number_key(id)) collate "C");
  create index ledger_by_number on ledger_entries (company_id, number_key(id) collate "C");
  create index ledger_by_number_end on ledger_entries (company_id, reverse(number_key(id)) collate "C");
  create index tickets_by_number on tickets (number_key(id) collate "C");
  create index tickets_by_number_end on tickets (reverse(number_key(id)) collate "C");
`;
