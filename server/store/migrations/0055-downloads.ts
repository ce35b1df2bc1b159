/** Files for partners, and when an account looked at their list last. */
export const up = `
  create table downloads (
    id text collate "C" primary key,
    file_id text not null references files (id),
    title text not null,
    title_key text collate "C" not null,
    search_text text collate "C" not null,
    kind text not null,
    line text not null,
    language text not null,
    published_at timestamptz not null
  );

  create table download_visits (
    account_id text primary key references accounts (id) on delete cascade,
    last_at timestamptz not null,
    before_at timestamptz
  );
`;
