/**
 * A mark of stores that were ever filled with demo data, and the password hash that the demo accounts were made with. Stores from
 * before the mark are recognised by their demo accounts, most of which share one hash.
 */
export const up = `
  create table demo_mark (
    only_row boolean primary key default true check (only_row),
    password_hash text not null,
    made_at timestamptz not null default now()
  );
  insert into demo_mark (password_hash)
    select password_hash from accounts where email like '%@demo.test' or company_id = 'flagship'
    group by password_hash order by count(*) desc limit 1;
`;
