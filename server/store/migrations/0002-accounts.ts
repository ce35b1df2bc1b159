/** Companies, accounts and their credentials; idempotency keys and the outbox. */
export const up = `
  create table companies (
    id text primary key,
    name text not null,
    debitor text unique,
    nav_instance text not null,
    country text not null,
    partner_status text not null,
    reg_flex_enabled boolean not null default false,
    deactivated_at timestamptz
  );

  create table accounts (
    id text primary key,
    company_id text not null references companies (id),
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    contact_nav_instance text not null,
    contact_country text not null,
    rights text[],
    activated_at timestamptz
  );
  create index accounts_company on accounts (company_id);

  create table sessions (
    token_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    identity_sid text,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  );
  create index sessions_account on sessions (account_id);
  create index sessions_age on sessions (last_used_at);

  create table known_browsers (
    account_id text not null references accounts (id) on delete cascade,
    browser_hash text not null,
    last_used_at timestamptz not null,
    primary key (account_id, browser_hash)
  );

  create table login_attempts (
    bucket text primary key,
    window_start timestamptz not null,
    failures integer not null
  );
  create index login_attempts_age on login_attempts (window_start);

  create table idempotency (
    account_id text not null references accounts (id) on delete cascade,
    call text not null,
    key text not null,
    request_hash text not null,
    answer json,
    created_at timestamptz not null,
    primary key (account_id, call, key)
  );
  create index idempotency_age on idempotency (created_at);

  create table outbox (
    id bigint generated always as identity primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text
  );
  create index outbox_due on outbox (next_attempt_at) where sent_at is null;
`;
