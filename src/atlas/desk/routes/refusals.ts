import type { AnyCall } from "../../../api/call.ts";
import { calls, isDeletion } from "../../../api/calls.ts";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { NOT_DELETED } from "../../../domain/shell/error-catalogue.ts";
import { callAt } from "../fixtures/call-at.ts";

/** Every refusal that a call declares. */
const named: ReadonlySet<string> = new Set(Object.values<AnyCall>(calls).flatMap(({ failures }) => failures));

const deletions: ReadonlySet<AnyCall> = new Set(
  Object.entries<AnyCall>(calls).flatMap(([name, call]) => (isDeletion(name) ? [call] : [])),
);

/** Failures of every load, including a screen's code. */
const ofAnyLoad: readonly CallFailure["_tag"][] = ["Offline", "TimedOut", "Gone"];

/**
 * True if a call can fail this way; `path` is undefined without a call of the portal. Declared refusals
 * only occur at the calls that declare them, and the number of a deletion at those that delete.
 */
export const mayFail = (path: string | undefined, failure: CallFailure): boolean => {
  const call = callAt(path);
  if (call === undefined) return ofAnyLoad.includes(failure._tag);
  if (failure._tag === "Refused" && failure.code === NOT_DELETED) return deletions.has(call);
  return failure._tag !== "Refused" || !named.has(failure.code) || call.failures.includes(failure.code);
};
