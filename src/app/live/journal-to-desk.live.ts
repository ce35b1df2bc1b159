import { fromPromise } from "xstate";
import { getTicketAttachment } from "../../api/tickets.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import { createActionMachine } from "../../machines/kit/action.machine.ts";
import { deskListens, handToDesk } from "../../ui/files/desk-window.ts";
import type { JournalAtDesk, TicketsActors } from "../../ui/screens/tickets/tickets-actors.ts";
import type { RunCall } from "./run-call.ts";

/**
 * Opens the replay desk immediately, while the click still permits a popup, and posts a ticket's journal when both
 * are loaded. The desk makes no calls.
 */
export const liveJournalToDesk = (run: RunCall): TicketsActors["journalToDesk"] =>
  createActionMachine<JournalAtDesk, undefined>().provide({
    actors: {
      submit: fromPromise(async ({ input, signal }) => {
        const desk = window.open(input.request.desk, "_blank");
        const ready = deskListens(desk, signal);
        const outcome = await run(getTicketAttachment, { id: input.request.id }, signal);
        if (outcome._tag === "Failed") {
          desk?.close();
          return outcome;
        }
        const text = await outcome.answer.blob.text();
        await ready;
        handToDesk(desk, text);
        return answered(undefined);
      }),
    },
  });
