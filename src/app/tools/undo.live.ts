import { fromPromise } from "xstate";
import { setEmployeeStatus } from "../../api/employee-status.calls.ts";
import { undoTicketClosing } from "../../api/undo.calls.ts";
import { undoneTopic, type Undoable } from "../../domain/undo/undoable.ts";
import { createUndoMachine } from "../../machines/kit/undo.machine.ts";
import type { Live } from "../live/live.ts";
import type { Writer } from "../live/run-call.ts";

/** Undoing with real calls; `lookAgain` makes what is shown load again. */
export const liveUndo = ({ run }: Live, lookAgain: (topics: readonly string[]) => void) => {
  const send = (what: Undoable, signal: AbortSignal, self: Writer) =>
    what.kind === "deactivation"
      ? run(setEmployeeStatus, { id: what.id, status: "active" }, signal, { by: self })
      : run(undoTicketClosing, { id: what.id }, signal, { by: self });
  return createUndoMachine<Undoable>().provide({
    actors: {
      undo: fromPromise(async ({ input: { what }, signal, self }) => {
        const outcome = await send(what, signal, self);
        if (outcome._tag === "Answered") lookAgain([undoneTopic[what.kind]]);
        return outcome;
      }),
    },
  });
};
