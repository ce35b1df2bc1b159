/** The store's own id, one row: the files on disk are in a folder of that name, so that no other store takes them for orphans. */
export const up = `
  create table store_identity (
    only_row boolean primary key default true check (only_row),
    id text not null default gen_random_uuid()::text
  );
  insert into store_identity default values;
`;
