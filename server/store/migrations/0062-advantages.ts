/** Content that people keep (`npm run content`): what the tiers give, promotions, and the vouchers of companies. */
export const up = `
  create table tier_benefits (
    tier text primary key,
    benefits jsonb not null
  );

  create table promotions (
    id text primary key,
    kind text not null,
    audience text[] not null,
    percent integer not null,
    percent_by_country jsonb not null,
    up_to boolean not null,
    valid_from date not null,
    valid_until date,
    texts jsonb not null,
    href text
  );

  create table vouchers (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    percent integer,
    amount_cents bigint,
    amount_currency text,
    article_number text collate "C",
    article_name text,
    valid_until date not null,
    quantity integer not null check (quantity > 0),
    used integer not null check (used between 0 and quantity),
    last_used_on date,
    most_cart_cents bigint,
    most_cart_currency text,
    search_text text collate "C" not null,
    check ((percent is null) <> (amount_cents is null)),
    check ((amount_cents is null) = (amount_currency is null)),
    check ((most_cart_cents is null) = (most_cart_currency is null)),
    check ((used > 0) = (last_used_on is not null))
  );
  create index vouchers_by_day on vouchers (company_id, valid_until, id);
`;
