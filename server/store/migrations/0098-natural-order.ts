/**
 * Names are sorted as people count: "Relay 2" before "Relay 10". `natural_key` makes each number of a name as long as any (20 digits), so that
 * it is compared by its value; the rest of a name is compared as before. It is computed when a list is sorted, or kept in an index.
 */
export const up = `
  create function natural_key(name text) returns text language sql immutable as $$
    select regexp_replace(regexp_replace(name, '([0-9]+)', '0000000000000000000\\1', 'g'), '[0-9]*([0-9]{20})', '\\1', 'g')
  $$;

  drop index products_by_name;
  create index products_by_name on products (company_id, natural_key(name_key), serial);
  drop index products_by_project;
  create index products_by_project on products (company_id, natural_key(project_key), serial);
`;
