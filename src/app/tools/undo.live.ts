import { fromPromise } from "xstate";
import { setEmployeeStatus } from "../../api/employee-status.calls.ts";
import { undoTicketClosing } from "../../api/undo.calls.ts";
import { undoneTopic, type Undoable } from "../../domain/undo/undoable.ts";
import { createUndoMachine } from "../../machines/kit/undo.machine.ts";
import type { Live } from "../live/live.ts";

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });

/** Undoing with real calls; `lookAgain` makes what is shown load again. */
export const liveUndo = ({ run }: Live, lookAgain: (topics: readonly string[]) => void) => {
  const send = (what: Undoable, signal: AbortSignal) =>
    what.kind === "deactivation"
      ? run(setEmployeeStatus, { id: what.id, status: "active" }, signal, newKey())
      : run(undoTicketClosing, { id: what.id }, signal, newKey());
  return createUndoMachine<Undoable>().provide({
    actors: {
      undo: fromPromise(async ({ input: { what }, signal }) => {
        const outcome = await send(what, signal);
        if (outcome._tag === "Answered") lookAgain([undoneTopic[what.kind]]);
        return outcome;
      }),
    },
  });
};
