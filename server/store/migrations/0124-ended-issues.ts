/** Known issues that staff end before their last day is over, or delete. Staff hear of a deletion as of every change. */
export const up = `
  alter table known_issues add column ended boolean not null default false;
  create trigger live_known_issues_removed after delete on known_issues referencing old table as changed_rows
    for each statement execute function note_change('knownIssues', 'everybody');
`;
