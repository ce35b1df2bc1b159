/** The identity server's keys, sessions, grants, codes and refresh tokens. */
export const up = `
  create table identity_key (
    purpose text primary key,
    secret jsonb not null,
    created_at timestamptz not null default now()
  );

  create table identity_model (
    kind text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    session_uid text,
    account_id text,
    expires_at timestamptz,
    primary key (kind, id)
  );
  create index identity_model_grant on identity_model (grant_id);
  create index identity_model_session on identity_model (session_uid);
  create index identity_model_account on identity_model (account_id);
  create index identity_model_expiry on identity_model (expires_at);
`;
