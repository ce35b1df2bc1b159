import { fromPromise } from "xstate";
import { getTicketAttachment } from "../../../api/tickets.calls.ts";
import { answered } from "../../../domain/kit/call-failure.ts";
import type { AttachmentId } from "../../../domain/tickets/ticket.ts";
import { createActionMachine, type ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { Run } from "../../calls/run-calls.ts";
import { deskListens, handToDesk } from "../../files/desk-window.ts";

/** A journal to open in the replay desk; for staff. */
export interface JournalAtDesk {
  readonly id: AttachmentId;
  /** The desk's address. */
  readonly desk: string;
}

/**
 * Opens the replay desk immediately, while the click still permits a popup, and posts a ticket's journal when both
 * are loaded. The desk makes no calls.
 */
export const journalToDesk = (run: Run): ActionLogic<JournalAtDesk, undefined> =>
  createActionMachine<JournalAtDesk, undefined>().provide({
    actors: {
      submit: fromPromise(async ({ input, signal, self }) => {
        const desk = window.open(input.request.desk, "_blank");
        const ready = deskListens(desk, signal);
        const outcome = await run(getTicketAttachment, { id: input.request.id }, { signal, by: self });
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
