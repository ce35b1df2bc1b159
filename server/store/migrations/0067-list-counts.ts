/**
 * How many orders and open lines a company has, kept up by triggers: counting a company's rows takes as long as it has rows. Each
 * statement changes the numbers once, whatever number of rows it writes.
 */
export const up = `
  create table order_counts (
    company_id text not null references companies (id),
    status text not null,
    total integer not null,
    primary key (company_id, status)
  );
  insert into order_counts select company_id, status, count(*) from orders group by company_id, status;

  create table open_item_counts (
    company_id text primary key references companies (id),
    total integer not null
  );
  insert into open_item_counts select company_id, count(*) from order_items where open > 0 group by company_id;

  create function count_orders() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update order_counts c set total = c.total - gone.total
      from (select company_id, status, count(*) as total from old_rows group by company_id, status) gone
      where c.company_id = gone.company_id and c.status = gone.status;
    end if;
    if tg_op <> 'DELETE' then
      insert into order_counts as c (company_id, status, total)
      select company_id, status, count(*) from new_rows group by company_id, status order by company_id, status
      on conflict (company_id, status) do update set total = c.total + excluded.total;
    end if;
    return null;
  end $$;
  create trigger orders_added after insert on orders referencing new table as new_rows
    for each statement execute function count_orders();
  create trigger orders_changed after update on orders referencing old table as old_rows new table as new_rows
    for each statement execute function count_orders();
  create trigger orders_removed after delete on orders referencing old table as old_rows
    for each statement execute function count_orders();

  create function count_open_items() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update open_item_counts c set total = c.total - gone.total
      from (select company_id, count(*) as total from old_rows where open > 0 group by company_id) gone
      where c.company_id = gone.company_id;
    end if;
    if tg_op <> 'DELETE' then
      insert into open_item_counts as c (company_id, total)
      select company_id, count(*) from new_rows where open > 0 group by company_id order by company_id
      on conflict (company_id) do update set total = c.total + excluded.total;
    end if;
    return null;
  end $$;
  create trigger items_added after insert on order_items referencing new table as new_rows
    for each statement execute function count_open_items();
  create trigger items_changed after update on order_items referencing old table as old_rows new table as new_rows
    for each statement execute function count_open_items();
  create trigger items_removed after delete on order_items referencing old table as old_rows
    for each statement execute function count_open_items();
`;
