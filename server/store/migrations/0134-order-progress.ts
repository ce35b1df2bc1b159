/**
 * What an order's story is read from: the day on which a parcel arrived, and when an item of an order is expected to leave. `dispatch_on` is the estimate of
 * whoever writes the order, and not before an article in short supply is expected again; it is kept up here, so that a list can be sorted by it.
 */
export const up = `
  alter table order_shipments add column delivered_on date;

  alter table order_items add column dispatch_on date;
  create function note_dispatch() returns trigger language plpgsql as $$
  declare
    shortage record;
  begin
    select until into shortage from shortages where id = new.article_number;
    new.dispatch_on := case
      when new.open = 0 or not found then new.estimated_dispatch
      when shortage.until is null then null
      else greatest(new.estimated_dispatch, shortage.until)
    end;
    return new;
  end $$;
  create trigger items_dispatched before insert or update of estimated_dispatch, article_number, open on order_items
    for each row execute function note_dispatch();

  create function note_shortages() returns trigger language plpgsql as $$
  begin
    update order_items set estimated_dispatch = estimated_dispatch where open > 0 and article_number in (select id from changed_rows);
    return null;
  end $$;
  create trigger shortages_added after insert on shortages referencing new table as changed_rows
    for each statement execute function note_shortages();
  create trigger shortages_changed after update on shortages referencing new table as changed_rows
    for each statement execute function note_shortages();
  create trigger shortages_removed after delete on shortages referencing old table as changed_rows
    for each statement execute function note_shortages();

  update order_items set estimated_dispatch = estimated_dispatch;
  create index open_items_by_dispatch_day on order_items (company_id, dispatch_on, order_id, position) where open > 0;
`;
