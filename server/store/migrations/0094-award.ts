/** The award of a conference with its categories, and the companies' projects: at most one a category. */
export const up = `
  create table awards (
    conference_id text collate "C" primary key references conferences (id) on delete cascade,
    deadline timestamptz not null,
    categories jsonb not null
  );

  create table award_projects (
    conference_id text collate "C" not null references awards (conference_id),
    company_id text not null references companies (id),
    category text collate "C" not null,
    title text not null,
    description text not null,
    pictures jsonb not null,
    submitted boolean not null,
    reference_id text collate "C" references reference_projects (id),
    saved_by text references accounts (id) on delete set null,
    saved_at timestamptz not null,
    version integer not null default 1,
    primary key (conference_id, company_id, category)
  );

  create trigger live_awards_added after insert on awards referencing new table as changed_rows
    for each statement execute function note_change('conference', 'everybody');
  create trigger live_awards_changed after update on awards referencing new table as changed_rows
    for each statement execute function note_change('conference', 'everybody');
  create trigger live_projects_added after insert on award_projects referencing new table as changed_rows
    for each statement execute function note_change('conference', 'company');
  create trigger live_projects_changed after update on award_projects referencing new table as changed_rows
    for each statement execute function note_change('conference', 'company');
`;
