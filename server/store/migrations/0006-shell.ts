/** Data of dashboard, first steps and academy. Turnover is computed from orders. */
export const up = `
  create table partner_figures (
    company_id text primary key references companies (id),
    currency text not null,
    credit_limit_cents bigint not null,
    turnover_floor_cents bigint not null,
    turnover_target_cents bigint,
    discount_levels jsonb not null,
    certification_day date
  );

  create table banners (
    id text primary key,
    catalogue text not null,
    audience text[] not null,
    position integer not null,
    title text not null,
    body text not null,
    href text
  );

  create table hotlinks (
    id text primary key,
    catalogue text not null,
    audience text[] not null,
    position integer not null,
    label text not null,
    href text not null
  );

  create table contacts (
    id text primary key,
    catalogue text not null,
    audience text[] not null,
    position integer not null,
    name text not null,
    role text not null,
    phone text not null,
    email text not null
  );

  create table first_steps (
    company_id text not null references companies (id),
    step text not null,
    done_at timestamptz not null,
    primary key (company_id, step)
  );

  create table academy_links (
    token_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index academy_links_age on academy_links (expires_at);
`;
