/**
 * What people are told by e-mail. An event of a kind is stored once by its key, and is told to everybody of its company who chose the kind, or
 * to one person alone; `subject` is what the letter names. `notification_pending` has who has yet to be told. `notification_letters` has, by
 * person and kind, the last letter, and the number in the link that switches the kind off. A trigger notes orders as sent, because what writes
 * their status is not the portal. An outbox letter's `unsubscribe` is that link.
 */
export const up = `
  create table notification_events (
    id bigint generated always as identity primary key,
    kind text not null,
    event_key text not null,
    company_id text not null references companies (id),
    account_id text references accounts (id) on delete cascade,
    caused_by text references accounts (id) on delete set null,
    subject text not null,
    happened_at timestamptz not null,
    addressed_at timestamptz,
    unique (kind, event_key)
  );
  create index notification_events_new on notification_events (id) where addressed_at is null;
  create index notification_events_age on notification_events (happened_at);

  create table notification_pending (
    account_id text not null references accounts (id) on delete cascade,
    event_id bigint not null references notification_events (id) on delete cascade,
    primary key (account_id, event_id)
  );
  create index notification_pending_events on notification_pending (event_id);

  create table notification_letters (
    account_id text not null references accounts (id) on delete cascade,
    kind text not null,
    link_id text not null unique,
    written_at timestamptz not null,
    primary key (account_id, kind)
  );

  create function note_sent_order() returns trigger language plpgsql as $$
  begin
    insert into notification_events (kind, event_key, company_id, subject, happened_at)
    values ('order_sent', new.id, new.company_id, new.id, now()) on conflict do nothing;
    return null;
  end $$;
  create trigger orders_sent after update of status on orders for each row
    when (new.status = 'sent' and old.status <> 'sent') execute function note_sent_order();

  create index ledger_due on ledger_entries (due_on, id) where kind = 'invoice' and open_cents > 0;
  create index products_weather_until on products (weather_until) where weather_until is not null;
  create index products_caller_until on products (caller_until) where caller_until is not null;

  alter table outbox add column unsubscribe text;
`;
