import type { CallFailure } from "../../src/domain/kit/call-failure.ts";

/** One failure of each kind, for the table that each screen or machine is tested with. */
export const everyFailure: readonly CallFailure[] = [
  { _tag: "Offline" },
  { _tag: "TimedOut", limit: 15_000 },
  { _tag: "EndpointFailure", status: 500 },
  { _tag: "Refused", code: "NOT_FOUND" },
  { _tag: "Refused", code: "CONFLICT" },
  { _tag: "Refused", code: "TOO_LARGE" },
  { _tag: "Refused", code: "INVALID_REQUEST" },
  { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 30 },
  { _tag: "Refused", code: "7001" },
  { _tag: "SessionExpired" },
  { _tag: "NoAccess" },
  { _tag: "Malformed", path: "rows.0.id", expected: "string" },
  { _tag: "Gone" },
];

/**
 * The failure that a screen is rendered with, and its code. The tests of the kit's views, and of one screen of each
 * kind, go through every failure; the support desk.s preview shows those of any other.
 */
export const oneFailure = {
  code: "HTTP_500",
  failure: { _tag: "EndpointFailure", status: 500 },
} as const satisfies { readonly code: string; readonly failure: CallFailure };
