/** Messages with texts by catalogue. `audience` contains groups, or `everybody`, which includes readers without a session. */
export const up = `
  create table messages (
    id text primary key,
    published_at timestamptz not null,
    priority text not null,
    tags text[] not null,
    audience text[] not null
  );
  create index messages_by_date on messages (published_at, id);

  create table message_texts (
    message_id text not null references messages (id) on delete cascade,
    catalogue text not null,
    title text not null,
    paragraphs text[] not null,
    primary key (message_id, catalogue)
  );

  create table message_reads (
    account_id text not null references accounts (id) on delete cascade,
    message_id text not null references messages (id) on delete cascade,
    read_at timestamptz not null,
    primary key (account_id, message_id)
  );
`;
