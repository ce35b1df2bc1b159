import { fromPromise } from "xstate";
import { closeTicket, reopenTicket, updateTicket, holdTicket } from "../../api/tickets.calls.ts";
import { answered, failed } from "../../domain/kit/call-failure.ts";
import { requestBy } from "../../domain/kit/checked.ts";
import { checkCorrection } from "../../domain/tickets/ticket-form.ts";
import type { TicketId } from "../../domain/tickets/ticket.ts";
import { checkStep } from "../../domain/tickets/ticket-step.ts";
import { ticketCorrectionMachine } from "../../machines/tickets/ticket-correction.machine.ts";
import { ticketStepMachine } from "../../machines/tickets/ticket-step.machine.ts";
import type { Live } from "./live.ts";
import type { Writer } from "./run-call.ts";

/** The steps of a ticket, each with its call. */
export const liveTicketStep = ({ run }: Live) => {
  const hold = async (id: TicketId, held: boolean, signal: AbortSignal, self: Writer) => {
    const outcome = await run(holdTicket, { id, hold: held }, signal, { by: self });
    if (outcome._tag === "Failed") return outcome;
    // Somebody has taken the right to read tickets while this one was shown.
    return outcome.answer === null ? failed({ _tag: "NoAccess" }) : answered(outcome.answer);
  };
  return ticketStepMachine.provide({
    actors: {
      submit: fromPromise(async ({ input: { values }, signal, self }) => {
        const { id, step } = requestBy(checkStep)(values);
        switch (step) {
          case "close":
            return run(closeTicket, { id }, signal, { by: self });
          case "reopen":
            return run(reopenTicket, { id }, signal, { by: self });
          case "hold":
            return hold(id, true, signal, self);
          case "resume":
            return hold(id, false, signal, self);
        }
      }),
    },
  });
};

/** The correction of the person's own ticket. */
export const liveTicketCorrection = ({ run }: Live) =>
  ticketCorrectionMachine.provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) =>
        run(updateTicket, requestBy(checkCorrection)(input.values), signal, { by: self }),
      ),
    },
  });
