import { fromPromise } from "xstate";
import { updateTicket } from "../../api/tickets.calls.ts";
import { requestBy } from "../../domain/kit/checked.ts";
import { checkCorrection } from "../../domain/tickets/ticket-form.ts";
import { ticketCorrectionMachine } from "../../machines/tickets/ticket-correction.machine.ts";
import { SupportCaseScreen } from "../../ui/screens/support/support-case-screen.tsx";
import { SupportScreen } from "../../ui/screens/support/support-screen.tsx";
import { TicketScreen } from "../../ui/screens/tickets/ticket-screen.tsx";
import { TicketsScreen } from "../../ui/screens/tickets/tickets-screen.tsx";
import { liveTicketWriting } from "../live/ticket-writing.live.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

const correctionRequest = requestBy(checkCorrection);

export const machines: ScreenMachines = (live) => [
  ticketCorrectionMachine.provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) =>
        live.run(updateTicket, correctionRequest(input.values), signal, { by: self }),
      ),
    },
  }),
  liveTicketWriting(live),
];

/** Tickets and support share components, so they are one chunk. */
export const screens: ScreenEntry["screens"] = () => ({
  tickets: TicketsScreen,
  ticket: TicketScreen,
  support: SupportScreen,
  "support-case": SupportCaseScreen,
});
