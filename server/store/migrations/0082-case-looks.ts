/** Who of staff looked when at which part of the company of a ticket. Rows are never changed or deleted. */
export const up = `
  create table case_looks (
    id bigint generated always as identity primary key,
    account_id text references accounts (id) on delete set null,
    looked_by text not null,
    company_id text not null references companies (id),
    ticket_id text not null references tickets (id),
    part text not null check (part in ('balance', 'invoices', 'trainings', 'vouchers')),
    looked_at timestamptz not null
  );
  create index case_looks_of on case_looks (company_id, id);
`;
