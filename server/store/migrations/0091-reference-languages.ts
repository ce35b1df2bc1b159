/**
 * The language of the texts of a reference project: of those that are there, that of the company's country where it has one. Of the others it is empty,
 * and asked for when they are submitted again; so it is of a deleted one, which has no content.
 */
export const up = `
  update reference_projects r
  set content = r.content || jsonb_build_object('language', case
    when r.status = 'deleted' then ''
    when c.country in ('AT', 'DE', 'LI') then 'de'
    when c.country in ('GB', 'IE', 'US') then 'en'
    when c.country in ('FR', 'MC') then 'fr'
    when c.country = 'CZ' then 'cs'
    when c.country = 'ES' then 'es'
    when c.country = 'NL' then 'nl'
    when c.country = 'IT' then 'it'
    when c.country = 'PL' then 'pl'
    when c.country = 'SK' then 'sk'
    when c.country = 'AD' then 'ca'
    when c.country = 'TR' then 'tr'
    else ''
  end)
  from companies c
  where c.id = r.company_id;
`;
