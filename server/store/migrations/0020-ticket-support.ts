/**
 * Ticket references and status data (answered, closed, read), drafts, and the knowledge base. `last_side` is the author of the last message;
 * `remote_connect` is a copy, because only the last ten results of a product are stored.
 */
export const up = `
  alter table tickets
    add column area text,
    add column order_id text collate "C",
    add column invoice text,
    add column serial text collate "C",
    add column remote_connect jsonb,
    add column first_answer_at timestamptz,
    add column last_support_answer_at timestamptz,
    add column last_side text not null default 'customer' check (last_side in ('support', 'customer')),
    add column closed_at timestamptz;
  update tickets t set
    first_answer_at = (select min(a.created_at) from ticket_answers a where a.ticket_id = t.id and a.side = 'support'),
    last_support_answer_at = (select max(a.created_at) from ticket_answers a where a.ticket_id = t.id and a.side = 'support'),
    last_side = coalesce((select a.side from ticket_answers a where a.ticket_id = t.id order by a.created_at desc, a.id desc limit 1), 'customer'),
    closed_at = case when t.status = 'closed' then t.last_activity_at end;
  create index tickets_by_maker on tickets (account_id, last_activity_at, id);
  create index tickets_of_all on tickets (last_activity_at, id);
  create index tickets_by_opening on tickets (created_at, id);
  create index tickets_by_closing on tickets (closed_at) where closed_at is not null;
  create index tickets_by_serial on tickets (serial) where serial is not null;

  create table ticket_reads (
    account_id text not null references accounts (id) on delete cascade,
    ticket_id text collate "C" not null references tickets (id) on delete cascade,
    read_at timestamptz not null,
    primary key (account_id, ticket_id)
  );
  insert into ticket_reads select a.id, t.id, t.last_activity_at from tickets t join accounts a on a.company_id = t.company_id;

  create table ticket_drafts (
    account_id text not null references accounts (id) on delete cascade,
    key text not null,
    draft jsonb not null,
    saved_at timestamptz not null,
    primary key (account_id, key)
  );

  create table knowledge (
    id text primary key,
    area text not null,
    position integer not null
  );

  create table knowledge_texts (
    entry_id text not null references knowledge (id) on delete cascade,
    catalogue text not null,
    question text not null,
    answer text[] not null,
    primary key (entry_id, catalogue)
  );
`;
