import { fromPromise } from "xstate";
import { updateTicket } from "../../api/tickets.calls.ts";
import { requestBy } from "../../domain/kit/checked.ts";
import { checkCorrection } from "../../domain/tickets/ticket-form.ts";
import { ticketCorrectionMachine } from "../../machines/tickets/ticket-correction.machine.ts";
import { liveTicketWriting } from "../live/ticket-writing.live.ts";
import type { ScreenMachines } from "./screen-entry.ts";

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

export { screens } from "../../ui/screens/tickets/tickets.screens.ts";
