/**
 * The pioneer initiative: its rewards (content that people keep), and the submissions of companies with their file. A submission that is done
 * has its voucher, and a voucher belongs to one submission.
 */
export const up = `
  create table pioneer_rewards (
    id text collate "C" primary key,
    countries text[] not null,
    amount_cents bigint not null check (amount_cents > 0),
    amount_currency text not null,
    months integer not null check (months > 0)
  );

  create sequence pioneer_number;
  create table pioneer_submissions (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    company_key text collate "C" not null,
    account_id text not null references accounts (id),
    order_id text collate "C" not null references orders (id),
    model text not null,
    model_key text collate "C" not null,
    description text not null,
    details text not null,
    file_id text not null references files (id),
    search_text text collate "C" not null,
    status text not null default 'received' check (status in ('received', 'in_work', 'done')),
    submitted_at timestamptz not null,
    follow_up_on date not null,
    return_until date not null,
    taken_at timestamptz,
    taken_by text not null default '',
    closed_at timestamptz,
    closed_by text not null default '',
    outcome text not null default '',
    voucher_id text collate "C" unique references vouchers (id),
    check ((status = 'done') = (closed_at is not null)),
    check ((status = 'done') = (voucher_id is not null))
  );
  create index pioneer_submissions_of_company on pioneer_submissions (company_id, submitted_at, id);
  create index pioneer_submissions_by_age on pioneer_submissions (submitted_at, id);
`;
