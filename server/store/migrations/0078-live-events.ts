/**
 * What has changed for whom, for the browsers that look at it. Triggers write the events, in the transaction of the change, whoever makes it: a call, a job,
 * `npm run content` or the back end that sets an order's status by SQL. Each statement writes one event for each company, whatever number of rows it changes.
 * `company_id` and `account_id` limit who hears of it; without them everybody does. The topic `access` is for the servers: sessions or rights have changed.
 * `xid` is the transaction, because ids are given before transactions end: a reader that remembers the last id would miss what commits later.
 */
export const up = `
  create table live_events (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    topic text not null,
    company_id text,
    account_id text,
    created_at timestamptz not null default now()
  );
  create index live_events_by_transaction on live_events (xid);
  create index live_events_by_age on live_events (created_at);

  create function note_change() returns trigger language plpgsql as $$
  begin
    if tg_argv[1] = 'company' then
      insert into live_events (topic, company_id) select distinct tg_argv[0], company_id from changed_rows;
    elsif tg_argv[1] = 'account' then
      insert into live_events (topic, account_id) select distinct tg_argv[0], account_id from changed_rows;
    else
      insert into live_events (topic) select tg_argv[0] where exists (select from changed_rows);
    end if;
    if found then
      perform pg_notify('portal_live', '');
    end if;
    return null;
  end $$;

  create function note_access() returns trigger language plpgsql as $$
  begin
    insert into live_events (topic) values ('access');
    perform pg_notify('portal_live', '');
    return null;
  end $$;

  create trigger live_tickets_added after insert on tickets referencing new table as changed_rows
    for each statement execute function note_change('tickets', 'company');
  create trigger live_tickets_changed after update on tickets referencing new table as changed_rows
    for each statement execute function note_change('tickets', 'company');

  create trigger live_orders_added after insert on orders referencing new table as changed_rows
    for each statement execute function note_change('orders', 'company');
  create trigger live_orders_changed after update on orders referencing new table as changed_rows
    for each statement execute function note_change('orders', 'company');
  create trigger live_items_changed after update on order_items referencing new table as changed_rows
    for each statement execute function note_change('orders', 'company');

  create trigger live_dates_added after insert on training_dates referencing new table as changed_rows
    for each statement execute function note_change('trainings', 'everybody');
  create trigger live_dates_changed after update on training_dates referencing new table as changed_rows
    for each statement execute function note_change('trainings', 'everybody');
  create trigger live_bookings_added after insert on training_bookings referencing new table as changed_rows
    for each statement execute function note_change('trainings', 'everybody');
  create trigger live_bookings_changed after update on training_bookings referencing new table as changed_rows
    for each statement execute function note_change('trainings', 'everybody');

  create trigger live_messages_added after insert on messages referencing new table as changed_rows
    for each statement execute function note_change('messages', 'everybody');
  create trigger live_messages_changed after update on messages referencing new table as changed_rows
    for each statement execute function note_change('messages', 'everybody');
  create trigger live_messages_removed after delete on messages referencing old table as changed_rows
    for each statement execute function note_change('messages', 'everybody');
  create trigger live_messages_read after insert on message_reads referencing new table as changed_rows
    for each statement execute function note_change('messages', 'account');

  create trigger live_sessions_ended after delete on sessions referencing old table as changed_rows
    for each statement execute function note_change('access', 'everybody');
  create trigger live_accounts_changed after update on accounts for each row
    when (old.rights is distinct from new.rights or old.deactivated_at is distinct from new.deactivated_at)
    execute function note_access();
  create trigger live_companies_changed after update on companies for each row
    when (old.partner_status is distinct from new.partner_status or old.reg_flex_enabled is distinct from new.reg_flex_enabled
      or old.deactivated_at is distinct from new.deactivated_at)
    execute function note_access();
`;
