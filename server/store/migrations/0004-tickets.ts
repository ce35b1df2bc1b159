/** The stored files of all areas, and tickets with their messages. A file on disk without a row in `files` is an orphan. */
export const up = `
  create table files (
    id text primary key,
    name text not null,
    kind text not null,
    size bigint not null,
    sha256 text not null,
    created_at timestamptz not null
  );

  create sequence ticket_number;

  create table tickets (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    account_id text not null references accounts (id),
    department text not null,
    subject text not null,
    subject_key text collate "C" not null,
    message text not null,
    search_text text collate "C" not null,
    status text not null,
    created_at timestamptz not null,
    last_activity_at timestamptz not null
  );
  create index tickets_by_activity on tickets (company_id, last_activity_at, id);

  create table ticket_answers (
    id text primary key,
    ticket_id text collate "C" not null references tickets (id) on delete cascade,
    author text not null,
    side text not null check (side in ('support', 'customer')),
    message text not null,
    created_at timestamptz not null
  );
  create index ticket_answers_of on ticket_answers (ticket_id, created_at);

  create table ticket_attachments (
    file_id text primary key references files (id),
    ticket_id text collate "C" not null references tickets (id) on delete cascade,
    answer_id text references ticket_answers (id) on delete cascade,
    position integer not null
  );
  create index ticket_attachments_of on ticket_attachments (ticket_id);
`;
