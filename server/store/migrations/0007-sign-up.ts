/** Account and company columns for sign-up, settings and employees, and the secrets of e-mails, stored as hashes. */
export const up = `
  alter table companies
    add column account_type text not null default 'partner',
    add column street text not null default '',
    add column street2 text not null default '',
    add column zip text not null default '',
    add column city text not null default '',
    add column state text not null default '',
    add column website text not null default '',
    add column vat_id text not null default '',
    add column vat_verdict text,
    add column contact_types text[] not null default '{}',
    add column business_fields text[] not null default '{}',
    add column version integer not null default 1;
  create index companies_vat on companies (vat_id) where vat_id <> '';

  alter table accounts
    add column salutation text,
    add column phone text not null default '',
    add column locale text not null default 'int',
    add column newsletter boolean not null default false,
    add column notifications text[] not null default '{}',
    add column version integer not null default 1,
    add column deactivated_at timestamptz,
    add column last_seen_at timestamptz;

  alter table sessions add column user_agent text not null default '';

  create table account_links (
    token_hash text primary key,
    purpose text not null,
    account_id text not null references accounts (id) on delete cascade,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index account_links_account on account_links (account_id, purpose);
  create index account_links_age on account_links (expires_at);

  create table email_codes (
    email text primary key,
    code_hash text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries integer not null
  );

  create table email_proofs (
    proof_hash text primary key,
    email text not null,
    expires_at timestamptz not null,
    account_id text references accounts (id) on delete cascade
  );

  create table trade_licences (
    token_hash text primary key,
    file_id text not null references files (id),
    created_at timestamptz not null,
    company_id text references companies (id)
  );

  create table licence_reviews (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    account_id text not null references accounts (id),
    file_id text not null references files (id),
    company_key text collate "C" not null,
    search_text text collate "C" not null,
    status text not null,
    submitted_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    reason text not null default ''
  );
  create index licence_reviews_by_day on licence_reviews (submitted_at, id);
`;
