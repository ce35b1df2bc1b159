/** The company whose quota a file counts for; none for a trade licence before its account exists. */
export const up = `
  alter table files add column owner_company_id text references companies (id);
  update files f set owner_company_id = coalesce(
    (select t.company_id from ticket_attachments a join tickets t on t.id = a.ticket_id where a.file_id = f.id),
    (select r.company_id from licence_reviews r where r.file_id = f.id limit 1),
    (select l.company_id from trade_licences l where l.file_id = f.id limit 1)
  );
  create index files_of_company on files (owner_company_id) include (size);
`;
