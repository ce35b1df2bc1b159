/**
 * A session whose secret was renewed stands beside its successor until that is used, because the answer with the new secret may be lost. Plain
 * columns: whoever is deleted first takes nothing along.
 */
export const up = `
  alter table sessions add column renewed_at timestamptz;
  alter table sessions add column renewed_as text;
  alter table sessions add column is_first_use boolean not null default false;
  create index sessions_renewed on sessions (renewed_as) where renewed_as is not null;
`;
