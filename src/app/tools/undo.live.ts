import { fromPromise } from "xstate";
import { setEmployeeStatus } from "../../api/employee-status.calls.ts";
import { undoTicketClosing } from "../../api/undo.calls.ts";
import { answered, failureCode, type Outcome } from "../../domain/kit/call-failure.ts";
import type { TicketId } from "../../domain/tickets/ticket.ts";
import { undoneTopic, type Undoable } from "../../domain/undo/undoable.ts";
import { createUndoMachine } from "../../machines/kit/undo.machine.ts";
import { importOrGone } from "../../ui/code/import-or-gone.ts";
import type { Live } from "../live/live.ts";
import type { Writer } from "../live/run-call.ts";

/** Undoing with real calls; `invalidate` makes what is shown load again. */
export const liveUndo = ({ run }: Live, invalidate: (topics: readonly string[]) => void) => {
  const reopen = async (id: TicketId, signal: AbortSignal, by: Writer): Promise<Outcome<unknown>> => {
    const outcome = await run(undoTicketClosing, { id }, signal, { by });
    // Somebody else was quicker, or the answer to this one was lost: it is open, as was asked for.
    return outcome._tag === "Failed" && failureCode(outcome.failure) === "TICKET_NOT_CLOSED"
      ? answered(undefined)
      : outcome;
  };
  const send = (what: Undoable, signal: AbortSignal, by: Writer): Promise<Outcome<unknown>> =>
    what.kind === "deactivation"
      ? run(setEmployeeStatus, { id: what.id, status: "active" }, signal, { by })
      : reopen(what.id, signal, by);
  return createUndoMachine<Undoable>().provide({
    guards: {
      concerns: (_, { what, topics }) => what !== undefined && topics.includes(undoneTopic[what.kind]),
    },
    actors: {
      undo: fromPromise(async ({ input: { what }, signal, self }) => {
        const outcome = await send(what, signal, self);
        if (outcome._tag === "Answered") invalidate([undoneTopic[what.kind]]);
        return outcome;
      }),
      look: fromPromise(async ({ input: { what }, signal }) => {
        const { isUndone } = await importOrGone(() => import("./is-undone.ts"));
        return isUndone(run, what, signal);
      }),
    },
  });
};
