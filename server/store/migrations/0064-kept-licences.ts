/** Trade licences of companies that need no review join the list of staff, which is the only place to read them; search and order fold their names. */
export const up = `
  insert into licence_reviews (id, company_id, account_id, file_id, company_key, search_text, status, submitted_at)
  select 'L-' || l.file_id, l.company_id, owner.id, l.file_id, lower(c.name),
    lower(concat_ws(chr(10), c.name, owner.first_name || ' ' || owner.last_name, owner.email, c.vat_id)), 'kept', l.created_at
  from trade_licences l
    join companies c on c.id = l.company_id
    join lateral (select a.* from accounts a where a.company_id = c.id and a.rights is null order by a.id limit 1) as owner on true
  where not exists (select from licence_reviews r where r.file_id = l.file_id);
`;
