/** A company hears that somebody is no longer in its list: the invitation was withdrawn, or its address was given to somebody else. */
export const up = `
  create trigger live_employees_removed after delete on accounts referencing old table as changed_rows
    for each statement execute function note_change('employees', 'company');
`;
