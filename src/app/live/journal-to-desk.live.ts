import { fromPromise } from "xstate";
import { getTicketAttachment } from "../../api/tickets.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import { isDeskReady, type JournalHandOver } from "../../domain/shell/journal-hand-over.ts";
import { createSubmissionMachine } from "../../machines/kit/submission.machine.ts";
import type { JournalAtDesk, TicketsActors } from "../../ui/screens/tickets/tickets-actors.ts";
import type { RunCall } from "./run-call.ts";

/** Settles when the desk in that window reports that it listens; messages of other windows and origins are ignored. */
const listening = (desk: Window | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === desk && isDeskReady(data)) resolve();
    };
    window.addEventListener("message", hear, { signal });
  });

/**
 * Opens the replay desk immediately, while the click still permits a popup, and posts a ticket's journal when both
 * are loaded. The desk makes no calls.
 */
export const liveJournalToDesk = (run: RunCall): TicketsActors["journalToDesk"] =>
  createSubmissionMachine<JournalAtDesk, undefined>().provide({
    actors: {
      submit: fromPromise(async ({ input, signal }) => {
        const desk = window.open(input.request.desk, "_blank");
        const ready = listening(desk, signal);
        const outcome = await run(getTicketAttachment, { id: input.request.id }, signal);
        if (outcome._tag === "Failed") {
          desk?.close();
          return outcome;
        }
        const text = await outcome.answer.blob.text();
        await ready;
        desk?.postMessage({ type: "journal.handOver", text } satisfies JournalHandOver, location.origin);
        return answered(undefined);
      }),
    },
  });
