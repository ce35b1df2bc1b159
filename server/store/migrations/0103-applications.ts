/**
 * A company whose trade licence was declined has a status of its own, so that every page knows it; and staff hear when a trade licence or a
 * submission of the pioneer initiative arrives or is decided.
 */
export const up = `
  update companies c set partner_status = 'applicant declined'
  where c.partner_status = 'applicant' and 'declined' = (
    select r.status from licence_reviews r where r.company_id = c.id order by r.submitted_at desc, r.id desc limit 1);

  create trigger live_licences_added after insert on licence_reviews referencing new table as changed_rows
    for each statement execute function note_change('licenceReviews', 'everybody');
  create trigger live_licences_changed after update on licence_reviews referencing new table as changed_rows
    for each statement execute function note_change('licenceReviews', 'everybody');
  create trigger live_pioneer_added after insert on pioneer_submissions referencing new table as changed_rows
    for each statement execute function note_change('pioneerCases', 'everybody');
  create trigger live_pioneer_changed after update on pioneer_submissions referencing new table as changed_rows
    for each statement execute function note_change('pioneerCases', 'everybody');
`;
