/**
 * Who marked which participant as present or not, never changed or deleted while the booking exists; and the licence that a person who was
 * present has claimed: one row a person, whose code is in the company's licences.
 */
export const up = `
  create table training_attendance (
    id bigint generated always as identity primary key,
    booking_id text collate "C" not null references training_bookings (id) on delete cascade,
    present boolean not null,
    account_id text references accounts (id) on delete set null,
    marked_by text not null,
    marked_at timestamptz not null
  );
  create index training_attendance_of on training_attendance (booking_id, id);

  create table exosphere_licences (
    participant_id text primary key references accounts (id) on delete cascade,
    booking_id text collate "C" not null references training_bookings (id),
    code text not null unique references licences (code),
    claimed_at timestamptz not null,
    valid_until date not null
  );
`;
