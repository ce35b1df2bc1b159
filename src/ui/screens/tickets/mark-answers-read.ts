import { useEffect } from "react";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useTicketsActors } from "./tickets-actors.ts";

/**
 * Rendered beside a ticket's answers: marks them as read; keyed by their number, so that a further one
 * is marked too. After a failure they stay unread, and the next display tries again.
 */
export const MarkAnswersRead = ({ id }: { readonly id: TicketId }) => {
  const actor = useScreenActor(`ticket-read:${id}`, useTicketsActors().read, { limit: WRITE_LIMIT });
  useEffect(() => actor.send({ type: "action.send", request: { id } }), [actor, id]);
  return null;
};
