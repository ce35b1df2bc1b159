import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { isInputProblem } from "../../../../domain/kit/field-problems.ts";
import type { TicketDetails, TicketText } from "../../../../domain/tickets/ticket-form.ts";
import { visibleError } from "../../../../machines/kit/form-fields.ts";
import type { TicketCreationRef } from "../../../../machines/tickets/ticket-creation.machine.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ticketProblem, ticketRefusal } from "../ticket-words.ts";

/** A ticket that is being written, as its form shows it. */
export interface TicketFormView {
  readonly ticket: TicketCreationRef;
  readonly details: TicketDetails;
  readonly sending: boolean;
  readonly describe: (change: Partial<TicketDetails>) => void;
  readonly submit: (event: FormEvent) => void;
  /** What is wrong with a field, from here or from the server. */
  readonly errorOf: (field: keyof TicketText) => string | undefined;
}

/** Shows a ticket's machine: what is missing, and what the server says about a field, stands at the field. */
export const useTicketForm = (ticket: TicketCreationRef): TicketFormView => {
  const t = useText();
  const context = useSelector(ticket, (snapshot) => snapshot.context);
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
  return {
    ticket,
    details: context.details,
    sending,
    describe: (change) => ticket.send({ type: "ticket.describe", change }),
    submit: (event) => {
      event.preventDefault();
      ticket.send({ type: "ticket.submit" });
    },
    errorOf: (field) => {
      const code = visibleError(context, field);
      if (code === undefined) return undefined;
      return isInputProblem(code) ? ticketProblem(t, code, field) : ticketRefusal(t, code);
    },
  };
};
