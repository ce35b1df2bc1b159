/** What a ticket was before it was closed, for who closed it by mistake. Tickets that are closed already have none: they are open after an undo. */
export const up = `
  alter table tickets add column status_before text, add column active_before timestamptz;
`;
