/** How often what a calendar shows of a training's date or of a conference has changed: calendar files count on from there. */
export const up = `
  create function raise_revision() returns trigger language plpgsql as $$
  begin
    new.revision := old.revision + 1;
    return new;
  end $$;

  alter table training_dates add column revision integer not null default 0;
  create trigger training_dates_revised before update on training_dates for each row
    when ((old.title, old.starts_at, old.ends_at, old.online, old.place_name, old.street, old.zip, old.city, old.country)
      is distinct from (new.title, new.starts_at, new.ends_at, new.online, new.place_name, new.street, new.zip, new.city, new.country))
    execute function raise_revision();

  alter table conferences add column revision integer not null default 0;
  create trigger conferences_revised before update on conferences for each row
    when ((old.titles, old.venue, old.starts_at, old.ends_at) is distinct from (new.titles, new.venue, new.starts_at, new.ends_at))
    execute function raise_revision();
`;
