/** Articles of limited availability, kept by people (`npm run content`), and until when an account has dismissed a notice. */
export const up = `
  create table shortages (
    id text collate "C" primary key,
    name text not null,
    name_key text collate "C" not null,
    until date,
    replacement_number text,
    replacement_name text,
    search_text text collate "C" not null,
    check ((replacement_number is null) = (replacement_name is null))
  );
  create index order_items_open on order_items (article_number, order_id) where open > 0;

  create table dismissed_notices (
    account_id text not null references accounts (id) on delete cascade,
    notice text not null,
    until timestamptz not null,
    primary key (account_id, notice)
  );
`;
