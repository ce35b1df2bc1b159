import { describe, expect, it } from "vitest";
import {
  answered,
  failed,
  failureCode,
  isNumbered,
  isWorthRetrying,
  meansLimited,
  meansOtherAccount,
  OTHER_ACCOUNT,
  statusCodes,
  type CallFailure,
} from "../../../src/domain/kit/call-failure.ts";

const refused = (code: string): CallFailure => ({ _tag: "Refused", code });

/** Each failure with its code for support, whether a retry is offered, and whether the portal runs in limited mode (shell §8). */
const failures: readonly (readonly [CallFailure, code: string, retry: boolean, limited: boolean])[] = [
  [{ _tag: "Offline" }, "OFFLINE", true, true],
  [{ _tag: "TimedOut", limit: 30_000 }, "TIMED_OUT", true, true],
  [{ _tag: "EndpointFailure", status: 503 }, "HTTP_503", true, true],
  [{ _tag: "Malformed", path: "rows", expected: "array" }, "MALFORMED_ANSWER", true, true],
  [{ _tag: "SessionExpired" }, "SESSION_EXPIRED", false, false],
  [{ _tag: "NoAccess" }, "NO_ACCESS", false, false],
  [{ _tag: "Gone" }, "SCREEN_GONE", false, false],
  [refused("CODE_WRONG"), "CODE_WRONG", false, false],
  [refused("TOO_MANY_REQUESTS"), "TOO_MANY_REQUESTS", true, false],
];

describe("a call that failed", () => {
  it.each(failures)("by %j has the code %s for support; a retry can succeed: %s", (failure, code, retry) => {
    expect(failureCode(failure)).toBe(code);
    expect(isWorthRetrying(failure)).toBe(retry);
  });

  it.each(failures)("by %j (%s, %s) means limited mode: %s", (failure, _code, _retry, limited) =>
    expect(meansLimited(failure)).toBe(limited),
  );

  it("by a refusal tells of another account in that one case", () => {
    expect(meansOtherAccount(refused(OTHER_ACCOUNT))).toBe(true);
    expect([refused("CODE_WRONG"), { _tag: "SessionExpired" } as const].map(meansOtherAccount)).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    [404, "NOT_FOUND"],
    [409, "CONFLICT"],
    [429, "TOO_MANY_REQUESTS"],
  ])("with the status %i alone is refused as %s", (status, code) => expect(statusCodes[status]).toBe(code));

  it("without a code of its own is not refused for access, session or a server's error", () => {
    expect([401, 403, 500].filter((status) => Object.hasOwn(statusCodes, status))).toEqual([]);
  });
});

it("an outcome is an answer or a failure", () => {
  expect(answered(7)).toEqual({ _tag: "Answered", answer: 7 });
  expect(failed({ _tag: "Offline" })).toEqual({ _tag: "Failed", failure: { _tag: "Offline" } });
});

it.each([
  ["7001", true],
  ["7777", true],
  ["VAT_INVALID", false],
  ["HTTP_503", false],
  ["7001A", false],
  ["", false],
])("a refusal with the code %j is a number without a reason: %s (business §8)", (code, numbered) => {
  expect(isNumbered({ _tag: "Refused", code })).toBe(numbered);
});
