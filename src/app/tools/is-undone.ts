import { getEmployees } from "../../api/employees.calls.ts";
import { getTicket } from "../../api/tickets.calls.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import type { Undoable } from "../../domain/undo/undoable.ts";
import type { RunCall } from "../live/run-call.ts";

/** Whether what was done is so no longer. No person asks for it, so that it does not extend the session (decisions/live). */
export const isUndone = async (
  run: RunCall,
  what: Undoable,
  signal: AbortSignal,
): Promise<Outcome<boolean>> => {
  const unattended = { unattended: true };
  if (what.kind === "ticketClosing") {
    const outcome = await run(getTicket, { id: what.id }, signal, unattended);
    if (outcome._tag === "Failed") return outcome;
    const { status } = outcome.answer;
    return answered(status._tag === "Known" && status.code !== "closed");
  }
  const filter = { search: what.name, status: ["active", "invited"] } as const;
  const outcome = await run(getEmployees, { filter }, signal, unattended);
  return outcome._tag === "Answered"
    ? answered(outcome.answer.rows.some(({ id }) => id === what.id))
    : outcome;
};
