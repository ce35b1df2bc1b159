/**
 * Changes of reference projects, for the browsers that look at them: a company hears of its own, staff of those that they see now or saw before. What a
 * company types into a draft that was never submitted is no news to staff.
 */
export const up = `
  create function note_reviewed_references() returns trigger language plpgsql as $$
  begin
    insert into live_events (topic) select 'referenceReviews' where exists (
      select from old_rows o join changed_rows n on n.id = o.id
      where o.status not in ('draft', 'deleted') or n.status not in ('draft', 'deleted'));
    if found then
      perform pg_notify('portal_live', '');
    end if;
    return null;
  end $$;

  create trigger live_references_added after insert on reference_projects referencing new table as changed_rows
    for each statement execute function note_change('references', 'company');
  create trigger live_references_changed after update on reference_projects referencing new table as changed_rows
    for each statement execute function note_change('references', 'company');
  create trigger live_references_reviewed after update on reference_projects referencing old table as old_rows new table as changed_rows
    for each statement execute function note_reviewed_references();
`;
