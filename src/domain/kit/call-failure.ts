/** The server refused the call with a declared code. `field` names the request field concerned, `file` the refused file as the browser named it; `retryAfter` is in seconds. */
export interface Refused<Code extends string = string> {
  readonly _tag: "Refused";
  readonly code: Code;
  readonly field?: string;
  readonly file?: string;
  readonly retryAfter?: number;
}

/** True for a number: it names no reason, and is shown as an unknown error with the code, also where it names a field (business §8). */
export const isNumbered = ({ code }: Refused): boolean => /^\d+$/.test(code);

/** A write may have been carried out all the same: no answer of the portal came. */
interface MayBeDone {
  readonly lost?: true;
}

/** Every way a call can fail; a closed list, so that each failure has a text (shell §8, business §8). */
export type CallFailure<Code extends string = string> =
  /** No connection: the request was not sent, or the connection was lost before the response. */
  | ({ readonly _tag: "Offline" } & MayBeDone)
  /** No response within the call's time limit, in ms. */
  | ({ readonly _tag: "TimedOut"; readonly limit: number } & MayBeDone)
  /** A server error (5xx with any code, or the code `endpoint_failure`): the portal runs in limited mode. `retryAfter` is in seconds. */
  | ({
      readonly _tag: "EndpointFailure";
      readonly status: number;
      readonly retryAfter?: number;
    } & MayBeDone)
  | Refused<Code>
  /** The portal session has ended (401). */
  | { readonly _tag: "SessionExpired" }
  /** The account lacks the required group or employee right (403). */
  | { readonly _tag: "NoAccess" }
  /** The response does not match its schema: the `path` of the violation and what was `expected` there. */
  | ({ readonly _tag: "Malformed"; readonly path: string; readonly expected: string } & MayBeDone)
  /** The code that was to make the call is gone: a new version has replaced it (decisions/build). Nothing was sent. */
  | { readonly _tag: "Gone" };

/**
 * The output of an actor that makes a call; the actor never rejects for a failed call. `Code` is the refusals that the call declares, so that
 * machines can branch on them; another code, such as of a newer server, counts as a failure.
 */
export type Outcome<Answer, Code extends string = string> =
  | { readonly _tag: "Answered"; readonly answer: Answer }
  | { readonly _tag: "Failed"; readonly failure: CallFailure<Code> };

export const answered = <Answer>(answer: Answer): Outcome<Answer, never> => ({ _tag: "Answered", answer });
export const failed = <const Code extends string>(failure: CallFailure<Code>): Outcome<never, Code> => ({
  _tag: "Failed",
  failure,
});

const kinds = {
  Offline: true,
  TimedOut: true,
  EndpointFailure: true,
  Refused: true,
  SessionExpired: true,
  NoAccess: true,
  Malformed: true,
  Gone: true,
} as const satisfies Readonly<Record<CallFailure["_tag"], true>>;
/** The kinds of failure; one that is missing does not compile. */
export const failureTags = Object.keys(kinds) as readonly CallFailure["_tag"][];

/** Codes for refusals that have only an HTTP status. */
export const statusCodes: Readonly<Record<number, string>> = {
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "TOO_LARGE",
  422: "INVALID_REQUEST",
  429: "TOO_MANY_REQUESTS",
};

/** True if a retry can succeed, so that the screen offers it. */
export const isWorthRetrying = (failure: CallFailure): boolean =>
  failure._tag === "Offline" ||
  failure._tag === "TimedOut" ||
  failure._tag === "EndpointFailure" ||
  failure._tag === "Malformed" ||
  (failure._tag === "Refused" && failure.code === "TOO_MANY_REQUESTS");

/** The server's code where another account than the page shows is signed in in the browser. */
export const OTHER_ACCOUNT = "OTHER_ACCOUNT";

/** True if the call was refused because another account is signed in by now; nothing was done. */
export const meansOtherAccount = (failure: CallFailure): boolean =>
  failure._tag === "Refused" && failure.code === OTHER_ACCOUNT;

/** True if a call got no valid response: the portal runs in limited mode. A refusal is a valid response. */
export const meansLimited = ({ _tag }: CallFailure): boolean =>
  _tag === "EndpointFailure" || _tag === "Offline" || _tag === "TimedOut" || _tag === "Malformed";

/** The code of what a new version has replaced. */
export const GONE_CODE = "SCREEN_GONE";

/** The code to quote to support, shown beside the message. */
export const failureCode = (failure: CallFailure): string => {
  switch (failure._tag) {
    case "Refused":
      return failure.code;
    case "EndpointFailure":
      return `HTTP_${failure.status}`;
    case "Offline":
      return "OFFLINE";
    case "TimedOut":
      return "TIMED_OUT";
    case "SessionExpired":
      return "SESSION_EXPIRED";
    case "NoAccess":
      return "NO_ACCESS";
    case "Malformed":
      return "MALFORMED_ANSWER";
    case "Gone":
      return GONE_CODE;
  }
};
