import type { Ticket } from "./ticket.ts";

/** A closed ticket can be reopened within this many days. */
export const REOPEN_DAYS = 14;

const DAY = 24 * 60 * 60 * 1000;

type Life = Pick<Ticket, "status" | "closedAt">;

/** The last time at which a closed ticket can be reopened; undefined if it is not closed. */
export const reopenUntil = ({ status, closedAt }: Life): Date | undefined =>
  status.code === "closed" && closedAt !== null
    ? new Date(closedAt.getTime() + REOPEN_DAYS * DAY)
    : undefined;

/** True for a ticket that was closed within the last 14 days. */
export const mayReopen = (ticket: Life, now: Date): boolean => {
  const until = reopenUntil(ticket);
  return until !== undefined && now <= until;
};

/** True if the ticket can be answered and closed. */
export const isOpen = ({ status }: Pick<Ticket, "status">): boolean => status.code !== "closed";

/** True if its creator can still correct subject and references: until the first answer. */
export const mayCorrect = (ticket: Pick<Ticket, "status" | "mine" | "answers">): boolean =>
  isOpen(ticket) && ticket.mine && ticket.answers.length === 0;
