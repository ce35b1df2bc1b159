import type { AnyCall } from "../../../api/call.ts";
import { calls } from "../../../api/calls.ts";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { callAt } from "../fixtures/call-at.ts";

/** Every refusal that some call names. */
const named: ReadonlySet<string> = new Set(Object.values<AnyCall>(calls).flatMap(({ failures }) => failures));

/** What may become of anything that is loaded, a screen's code as well. */
const ofAnyLoad: readonly CallFailure["_tag"][] = ["Offline", "TimedOut"];

/**
 * True where a call may fail so; `path` is undefined where no call of the portal's is behind it. A refusal that some calls name
 * comes by these alone: a sign-in does not say that a link was used.
 */
export const mayFail = (path: string | undefined, failure: CallFailure): boolean => {
  const call = callAt(path);
  if (call === undefined) return ofAnyLoad.includes(failure._tag);
  return failure._tag !== "Refused" || !named.has(failure.code) || call.failures.includes(failure.code);
};
