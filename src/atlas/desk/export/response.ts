import { OTHER_ACCOUNT, type CallFailure } from "../../../domain/kit/call-failure.ts";
import { limitOf } from "../../../api/call.ts";
import type { CheckResult, LoginVerdict } from "../../../domain/session/session.ts";
import type { UserData } from "../../../domain/session/user.ts";
import { callAt } from "../fixtures/call-at.ts";
import type { Response } from "./command.ts";

/** After this time without a response every time limit of a call has passed, in ms. */
export const PATIENCE = 61_000;

/**
 * After this time without a response the page has given these calls up, in ms: a longer jump of the clock ends the machines'
 * own limits as well, which are there for a client that does not.
 */
export const patienceWith = (paths: readonly string[]): number =>
  Math.max(
    ...paths.map((path) => {
      const call = callAt(path);
      return call === undefined ? PATIENCE : limitOf(call) + 1000;
    }),
  );

const statuses: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  [OTHER_ACCOUNT]: 409,
  TOO_LARGE: 413,
  INVALID_REQUEST: 422,
  TOO_MANY_REQUESTS: 429,
};

/** The server response that causes a failure; undefined for a timeout. */
export const responseOfFailure = (failure: CallFailure): Response | undefined => {
  switch (failure._tag) {
    case "TimedOut":
      return undefined;
    case "Offline":
    case "Gone":
      return { cut: true };
    case "EndpointFailure":
      return { status: failure.status, json: { valid: false, error_code: "endpoint_failure" } };
    case "Refused":
      return {
        status: statuses[failure.code] ?? 400,
        json: { error_code: failure.code, ...(failure.field !== undefined && { field: failure.field }) },
        ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
      };
    case "SessionExpired":
      return { status: 401, json: {} };
    case "NoAccess":
      return { status: 403, json: {} };
    case "Malformed":
      return { status: 200, json: "~" };
  }
};

/** A successful server response. */
export const inEnvelope = (content: unknown): Response => ({
  status: 200,
  json: { valid: true, data: content },
});

type Found = CheckResult | Exclude<LoginVerdict, { readonly _tag: "NotKept" }>;

const onWire = (user: UserData): object => ({ ...user, reg_flex_enabled: user.reg_flex_enabled ? "1" : "0" });

const answerOfSession = (found: Found): object => {
  switch (found._tag) {
    case "SignedIn":
      return { loggedIn: true, valid: true, userData: onWire(found.user) };
    case "SignedOut":
      return { loggedIn: false, valid: false };
    case "Accepted":
      return { valid: true, userData: onWire(found.user) };
    case "Refused":
      return { valid: false, error_code: found.code };
  }
};

/** The response of a session check or a login, which has no envelope. */
export const responseOfSession = (found: Found): Response => ({ status: 200, json: answerOfSession(found) });

/** The result of a session check or a sign-in, if an answer has one. */
export const foundIn = (answer: Readonly<Record<string, unknown>>): Found | undefined =>
  ["SignedIn", "SignedOut", "Accepted", "Refused"].includes(String(answer["_tag"]))
    ? (answer as unknown as Found)
    : undefined;
