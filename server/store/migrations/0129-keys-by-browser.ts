/** Idempotency keys of writes of nobody signed in belong to the browser. */
export const up = `
  alter table idempotency drop constraint idempotency_pkey;
  alter table idempotency alter column account_id drop not null;
  alter table idempotency add column id bigint generated always as identity primary key;
  alter table idempotency add column browser_hash text;
  alter table idempotency add constraint idempotency_owner check (account_id is not null or browser_hash is not null);
  create unique index idempotency_by_account on idempotency (account_id, call, key) where account_id is not null;
  create unique index idempotency_by_browser on idempotency (browser_hash, call, key) where browser_hash is not null;
`;
