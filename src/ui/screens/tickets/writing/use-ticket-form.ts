import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import type { TicketDetails, TicketText } from "../../../../domain/tickets/ticket-form.ts";
import { visibleError } from "../../../../machines/kit/form-fields.ts";
import type { TicketCreationRef } from "../../../../machines/tickets/ticket-creation.machine.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ticketProblemText } from "../ticket-labels.ts";

/** The view data of a ticket's form. */
export interface TicketFormView {
  readonly ticket: TicketCreationRef;
  readonly details: TicketDetails;
  readonly sending: boolean;
  readonly waiting: boolean;
  /** True while it is sent or waits for the connection: nothing can be changed. */
  readonly locked: boolean;
  readonly describe: (change: Partial<TicketDetails>) => void;
  readonly submit: (event: FormEvent) => void;
  /** The error of a field, from the client or the server. */
  readonly errorOf: (field: keyof TicketText) => string | undefined;
}

/** The view data of a ticket's machine: missing input and the server's errors are shown at their fields. */
export const useTicketForm = (ticket: TicketCreationRef): TicketFormView => {
  const t = useText();
  const context = useSelector(ticket, (snapshot) => snapshot.context);
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
  const waiting = useSelector(ticket, (snapshot) => snapshot.hasTag("waiting"));
  return {
    ticket,
    details: context.details,
    sending,
    waiting,
    locked: sending || waiting,
    describe: (change) => ticket.send({ type: "ticket.describe", change }),
    submit: (event) => {
      event.preventDefault();
      ticket.send({ type: "ticket.submit" });
    },
    errorOf: (field) =>
      ticketProblemText(
        t,
        visibleError(context, field),
        // An answer may be a file alone.
        field === "message" && context.form === "answer" ? "answer" : field,
      ),
  };
};
