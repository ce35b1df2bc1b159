import { useEffect, useEffectEvent } from "react";
import { markTicketRead } from "../../../api/tickets.calls.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useAction } from "../../calls/use-action.ts";

/**
 * Rendered beside a ticket's answers: marks them as read; keyed by their number, so that a further one
 * is marked too. After a failure they stay unread, and the next display tries again.
 */
export const MarkAnswersRead = ({ id }: { readonly id: TicketId }) => {
  const { send } = useAction(markTicketRead, { about: { id } });
  const mark = useEffectEvent(send);
  useEffect(() => mark({ id }), [id]);
  return null;
};
