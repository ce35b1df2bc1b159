/** Several keys of one purpose, so that a new one can replace another while what the other has signed still counts. */
export const up = `
  alter table identity_key add column id text not null default 'first';
  alter table identity_key drop constraint identity_key_pkey;
  alter table identity_key add primary key (purpose, id);
`;
