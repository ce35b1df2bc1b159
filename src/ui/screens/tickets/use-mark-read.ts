import { useEffect } from "react";
import type { Ticket, TicketId } from "../../../domain/tickets/ticket.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useTicketsActors } from "./tickets-actors.ts";

/**
 * Marks the answers of a ticket as read when they are shown. After a failure they stay unread, and the next display
 * tries again.
 */
export const useMarkRead = (id: TicketId, ticket: Ticket | undefined): void => {
  const actor = useScreenActor(`ticket-read-${id}`, useTicketsActors().read, { limit: WRITE_LIMIT });
  const shown = ticket?.answers.length ?? 0;
  useEffect(() => {
    if (shown > 0) actor.send({ type: "submission.submit", request: { id } });
  }, [actor, id, shown]);
};
