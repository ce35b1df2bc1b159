/**
 * Open products: the lines of all of a company's orders as one list, and searches of orders and lines by an index. A line has its
 * company and its search text, so that the list reads no orders.
 */
export const up = `
  create extension if not exists pg_trgm;

  alter table order_items add column company_id text references companies (id), add column search_text text collate "C";
  update order_items i set company_id = o.company_id, search_text = lower(i.order_id || E'\\n' || i.article_number || E'\\n' || i.name)
    from orders o where o.id = i.order_id;
  alter table order_items alter column company_id set not null, alter column search_text set not null;
  create index open_items_by_dispatch on order_items (company_id, estimated_dispatch, order_id, position) where open > 0;
  create index open_items_search on order_items using gin (search_text gin_trgm_ops) where open > 0;
  create index orders_search on orders using gin (search_text gin_trgm_ops);
  create index orders_by_status on orders (company_id, status);
`;
