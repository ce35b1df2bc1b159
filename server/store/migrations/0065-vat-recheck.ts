/** When a VAT id that could not be checked is asked about again, and how often it was. */
export const up = `
  alter table companies
    add column vat_tries integer not null default 0,
    add column vat_next_check_at timestamptz;
  create index companies_unchecked_vat on companies (vat_next_check_at, id) where vat_verdict = 'unreachable';
`;
