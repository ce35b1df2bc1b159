/**
 * The ledger: invoices, credit notes and payments, and what was set off against what. Amounts are signed: an invoice is positive, a
 * credit note and a payment negative. `open_cents` is the amount less all settlements of the document, plus those in which it settles
 * another one. `entry_number` counts a company's entries without a gap, because entries are never deleted: the highest is their number.
 */
export const up = `
  create extension if not exists pg_trgm;

  create table ledger_entries (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    entry_number integer not null,
    kind text not null check (kind in ('invoice', 'credit_note', 'payment')),
    posted_on date not null,
    created_on date not null,
    due_on date,
    description text not null,
    amount_cents bigint not null,
    net_cents bigint not null,
    open_cents bigint not null,
    currency text not null,
    payment_method text not null,
    order_id text collate "C" references orders (id),
    delivery_number text,
    corrects_id text collate "C" references ledger_entries (id),
    billing_address jsonb,
    search_text text collate "C" not null,
    unique (company_id, entry_number)
  );
  create index ledger_by_date on ledger_entries (company_id, posted_on, id);
  create index ledger_by_due_day on ledger_entries (company_id, due_on, id);
  create index ledger_by_id on ledger_entries (company_id, id);
  create index ledger_by_amount on ledger_entries (company_id, amount_cents, id);
  create index ledger_by_open on ledger_entries (company_id, open_cents, id);
  create index ledger_unpaid on ledger_entries (company_id, currency, due_on) include (open_cents) where open_cents <> 0;
  create index ledger_of_order on ledger_entries (order_id) where order_id is not null;
  create index ledger_of_delivery on ledger_entries (delivery_number) where delivery_number is not null;
  create index ledger_corrections on ledger_entries (corrects_id) where corrects_id is not null;
  create index ledger_search on ledger_entries using gin (search_text gin_trgm_ops);

  create table ledger_lines (
    entry_id text collate "C" not null references ledger_entries (id),
    position integer not null,
    article_number text not null,
    name text not null,
    quantity numeric(12, 3) not null,
    unit_price_cents bigint not null,
    discount numeric(5, 4) not null,
    vat_rate numeric(5, 4) not null,
    subtotal_cents bigint not null,
    primary key (entry_id, position)
  );

  create table ledger_settlements (
    document_id text collate "C" not null references ledger_entries (id),
    settled_by text collate "C" not null references ledger_entries (id),
    settled_on date not null,
    cents bigint not null check (cents <> 0),
    primary key (document_id, settled_by)
  );
  create index ledger_settlements_by on ledger_settlements (settled_by);
`;
