/** A company hears that its people, their names, rights or status have changed. When somebody was last here is no news. */
export const up = `
  create function note_employee() returns trigger language plpgsql as $$
  begin
    insert into live_events (topic, company_id) values ('employees', new.company_id);
    perform pg_notify('portal_live', '');
    return null;
  end $$;

  create trigger live_employees_added after insert on accounts for each row execute function note_employee();
  create trigger live_employees_changed after update on accounts for each row
    when ((old.first_name, old.last_name, old.email, old.rights, old.activated_at, old.deactivated_at)
      is distinct from (new.first_name, new.last_name, new.email, new.rights, new.activated_at, new.deactivated_at))
    execute function note_employee();
`;
