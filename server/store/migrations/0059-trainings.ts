/**
 * Dates of trainings and their bookings. `city_key`, `title_key` and `search_text` are normalised by the portal (`areas/kit/fold.ts`). A
 * person has one booking of a date that was not cancelled; `registered_at` is when they got their seat.
 */
export const up = `
  create table training_dates (
    id text collate "C" primary key,
    title text not null,
    title_key text collate "C" not null,
    search_text text collate "C" not null,
    type text not null,
    language text not null,
    online boolean not null,
    place_name text not null default '',
    street text not null default '',
    zip text not null default '',
    city text not null default '',
    city_key text collate "C" not null default '',
    country text not null default '',
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    time_zone text not null,
    price_cents bigint not null check (price_cents >= 0),
    currency text not null,
    seats integer not null check (seats >= 0),
    cancel_until timestamptz not null check (cancel_until <= starts_at),
    withdrawn_at timestamptz
  );
  create index training_dates_by_start on training_dates (starts_at, id);

  create table training_bookings (
    id text collate "C" primary key,
    training_id text collate "C" not null references training_dates (id),
    company_id text not null references companies (id),
    participant_id text not null references accounts (id) on delete cascade,
    booked_by text references accounts (id) on delete set null,
    participant_key text collate "C" not null,
    status text not null check (status in ('waiting', 'registered', 'present', 'cancelled')),
    booked_at timestamptz not null,
    registered_at timestamptz check (registered_at is not null or status in ('waiting', 'cancelled')),
    cancelled_at timestamptz check ((cancelled_at is not null) = (status = 'cancelled')),
    cancel_until timestamptz not null,
    price_cents bigint not null,
    currency text not null,
    invoice_number text,
    reminded_at timestamptz
  );
  create unique index training_bookings_once on training_bookings (training_id, participant_id) where status <> 'cancelled';
  create index training_bookings_of on training_bookings (company_id, training_id);
  create index training_bookings_by_status on training_bookings (training_id, status, booked_at, id);
`;
