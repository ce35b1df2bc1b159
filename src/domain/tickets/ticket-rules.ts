import type { Ticket } from "./ticket.ts";

/** Days after closing within which a ticket can be opened again. */
export const REOPEN_DAYS = 14;

const DAY = 24 * 60 * 60 * 1000;

type Life = Pick<Ticket, "status" | "closedAt">;

/** The last moment at which a closed ticket can be opened again; undefined where it is not closed. */
export const reopenUntil = ({ status, closedAt }: Life): Date | undefined =>
  status.code === "closed" && closedAt !== null
    ? new Date(closedAt.getTime() + REOPEN_DAYS * DAY)
    : undefined;

/** True for a closed ticket whose 14 days are not over. */
export const mayReopen = (ticket: Life, now: Date): boolean => {
  const until = reopenUntil(ticket);
  return until !== undefined && now <= until;
};

/** True where somebody may write to a ticket or close it. */
export const isOpen = ({ status }: Pick<Ticket, "status">): boolean => status.code !== "closed";

/** True where its creator may still correct subject and references: until the first answer. */
export const mayCorrect = (ticket: Pick<Ticket, "status" | "mine" | "answers">): boolean =>
  isOpen(ticket) && ticket.mine && ticket.answers.length === 0;
