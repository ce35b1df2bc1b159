/**
 * The manufacturer's devices, registered products, licences, and remote connect. A used test month is stored at the device, so that it
 * stays used after another registration. `cloud_dns_requests` is the basis of blocks; its subject is a person (`account:`) or the address
 * of a device (`device:`).
 */
export const up = `
  create table devices (
    serial text collate "C" primary key,
    type text not null,
    licence_code text not null,
    barred boolean not null default false,
    weather_test_used boolean not null default false,
    caller_test_used boolean not null default false
  );

  create table products (
    serial text collate "C" primary key references devices (serial),
    company_id text not null references companies (id),
    name text not null,
    name_key text collate "C" not null,
    project text not null,
    project_key text collate "C" not null,
    search_text text collate "C" not null,
    type text not null,
    registered_on date not null,
    purchased_on date,
    valid_until date,
    external_address text not null default '',
    ipv4 text,
    port integer,
    last_ip text,
    last_update_at timestamptz,
    last_ip_switch_at timestamptz,
    last_port_check_at timestamptz,
    http_port integer,
    http_open boolean,
    https_port integer,
    https_open boolean,
    mailer_on boolean not null default false,
    mailer_total integer not null default 0,
    push_on boolean not null default false,
    push_total integer not null default 0,
    sent_on date,
    mailer_today integer not null default 0,
    push_today integer not null default 0,
    weather_until date,
    weather_is_test boolean not null default false,
    weather_active integer not null default 0,
    weather_inactive integer not null default 0,
    weather_blocked integer not null default 0,
    caller_until date,
    caller_is_test boolean not null default false,
    test_started_at timestamptz
  );
  create index products_by_name on products (company_id, name_key, serial);
  create index products_by_serial on products (company_id, serial);
  create index products_by_project on products (company_id, project_key, serial);
  create index products_by_registration on products (company_id, registered_on, serial);

  create table licences (
    code text primary key,
    service text not null,
    months integer not null,
    purchased_on date not null,
    company_id text references companies (id),
    serial text collate "C",
    used_on date
  );
  create index licences_of on licences (serial);
  create index licences_left on licences (company_id) where used_on is null;

  create table code_attempts (
    account_id text not null references accounts (id) on delete cascade,
    tried_at timestamptz not null
  );
  create index code_attempts_of on code_attempts (account_id, tried_at);

  create table remote_connect_results (
    id text primary key,
    serial text collate "C" not null references products (serial) on delete cascade,
    tested_at timestamptz not null,
    tested_by text not null,
    code text not null,
    detail text,
    until timestamptz,
    took integer not null
  );
  create index remote_connect_results_of on remote_connect_results (serial, tested_at, id);

  create table cloud_dns_requests (
    subject text not null,
    kind text not null check (kind in ('test', 'resolve', 'update')),
    serial text collate "C" not null,
    asked_at timestamptz not null
  );
  create index cloud_dns_requests_of on cloud_dns_requests (subject, asked_at);
  create index cloud_dns_requests_age on cloud_dns_requests (asked_at);

  create table cloud_dns_blocks (
    subject text primary key,
    code text not null,
    until timestamptz
  );

  create table cloud_dns_unblocks (
    subject text primary key,
    lifted_at timestamptz not null
  );
`;
