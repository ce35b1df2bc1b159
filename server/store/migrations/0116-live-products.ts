/** A company hears that its products, their settings or cloud services have changed. That a connection test runs, or how much was sent, is no news. */
export const up = `
  create function note_product() returns trigger language plpgsql as $$
  begin
    insert into live_events (topic, company_id) values ('products', new.company_id);
    perform pg_notify('portal_live', '');
    return null;
  end $$;

  create trigger live_products_added after insert on products referencing new table as changed_rows
    for each statement execute function note_change('products', 'company');
  create trigger live_products_removed after delete on products referencing old table as changed_rows
    for each statement execute function note_change('products', 'company');
  create trigger live_products_changed after update on products for each row
    when ((old.name, old.project, old.purchased_on, old.external_address, old.mailer_on, old.push_on,
        old.weather_until, old.weather_is_test, old.caller_until, old.caller_is_test)
      is distinct from (new.name, new.project, new.purchased_on, new.external_address, new.mailer_on, new.push_on,
        new.weather_until, new.weather_is_test, new.caller_until, new.caller_is_test))
    execute function note_product();
`;
