import { fromPromise } from "xstate";
import { updateTicket } from "../../api/tickets.calls.ts";
import { requestBy } from "../../domain/kit/checked.ts";
import { checkCorrection } from "../../domain/tickets/ticket-form.ts";
import { ticketCorrectionMachine } from "../../machines/tickets/ticket-correction.machine.ts";
import type { TicketsActors } from "../../ui/screens/tickets/tickets-actors.ts";
import type { Live } from "./live.ts";
import { liveTicketWriting } from "./ticket-writing.live.ts";

/** The actor logic of the ticket screens, with real calls; the support screens use it too. */
export const liveTickets = (live: Live): TicketsActors => ({
  correction: ticketCorrectionMachine.provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) =>
        live.run(updateTicket, requestBy(checkCorrection)(input.values), signal, { by: self }),
      ),
    },
  }),
  writing: liveTicketWriting(live),
});
