/** The files of the builds that run on the store, as brotli where they are texts: a page asks any process for those of its own build. */
export const up = `
  create table built_files (
    address text primary key,
    is_brotli boolean not null,
    content bytea not null,
    kept_at timestamptz not null
  );`;
