/** What staff note about error codes; `search_text` has the code and all texts. Staff hear of changes. */
export const up = `
  create table known_issues (
    id text collate "C" primary key,
    version integer not null default 1,
    code text collate "C" not null,
    from_day date not null,
    until_day date,
    countries text[] not null,
    texts jsonb not null,
    in_portal boolean not null,
    search_text text collate "C" not null,
    changed_at timestamptz not null,
    changed_by text not null,
    check (until_day is null or until_day >= from_day)
  );
  create index known_issues_by_day on known_issues (from_day);
  create trigger live_known_issues_added after insert on known_issues referencing new table as changed_rows
    for each statement execute function note_change('knownIssues', 'everybody');
  create trigger live_known_issues_changed after update on known_issues referencing new table as changed_rows
    for each statement execute function note_change('knownIssues', 'everybody');
`;
