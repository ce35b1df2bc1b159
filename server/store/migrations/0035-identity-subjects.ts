/** Which account a person of a foreign identity server has, bound at their first sign-on. */
export const up = `
  create table identity_subjects (
    issuer text not null,
    subject text not null,
    account_id text not null references accounts (id) on delete cascade,
    bound_at timestamptz not null,
    primary key (issuer, subject),
    unique (issuer, account_id)
  );
`;
