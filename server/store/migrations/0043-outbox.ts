/** Letters with codes are sent first, a letter may be given up, and no body outlives its sending. */
export const up = `
  alter table outbox
    add column urgent boolean not null default false,
    add column given_up_at timestamptz;
  drop index outbox_due;
  create index outbox_due on outbox (urgent desc, id) where sent_at is null and given_up_at is null;
  update outbox set body = '' where sent_at is not null;
`;
