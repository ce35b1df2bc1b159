/**
 * Orders with items, papers and parcels. `search_text` and `reference_key` are normalised by the portal (`areas/kit/fold.ts`), so that
 * searching and sorting do not depend on the engine or its locale; collation "C" lets a sort use the index.
 */
export const up = `
  create table orders (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    ordered_on date not null,
    reference text not null,
    reference_key text collate "C" not null,
    search_text text collate "C" not null,
    status text not null,
    total_cents bigint not null,
    currency text not null,
    item_count integer not null,
    shipping_method text not null,
    payment_method text not null,
    payment_status text not null,
    billing_address jsonb not null,
    billing_date date,
    shipping_address jsonb not null,
    desired_shipping_date date,
    production_step text
  );
  create index orders_by_date on orders (company_id, ordered_on, id);
  create index orders_by_id on orders (company_id, id);
  create index orders_by_reference on orders (company_id, reference_key, id);
  create index orders_by_total on orders (company_id, total_cents, id);
  create index orders_turnover on orders (company_id, ordered_on) include (total_cents);

  create table order_items (
    order_id text collate "C" not null references orders (id) on delete cascade,
    position integer not null,
    article_number text not null,
    name text not null,
    ordered numeric(12, 3) not null,
    open numeric(12, 3) not null,
    unit_price_cents bigint not null,
    discount numeric(5, 4) not null,
    subtotal_cents bigint not null,
    estimated_dispatch date,
    primary key (order_id, position)
  );

  create table order_papers (
    order_id text collate "C" not null references orders (id) on delete cascade,
    kind text not null check (kind in ('invoice', 'delivery')),
    number text not null,
    dated date not null,
    primary key (order_id, kind, number)
  );

  create table order_shipments (
    order_id text collate "C" not null references orders (id) on delete cascade,
    number text not null,
    carrier text not null,
    tracking_url text,
    sent_on date,
    primary key (order_id, number)
  );
`;
