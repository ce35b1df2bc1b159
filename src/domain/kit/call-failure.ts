/** The server said no, by a code that the call's record names. `field` names the request field it is about; `retryAfter` is in seconds. */
export interface Refused<Code extends string = string> {
  readonly _tag: "Refused";
  readonly code: Code;
  readonly field?: string;
  readonly retryAfter?: number;
}

/** Every way a call can fail; closed, so that each screen has words for each (shell §8, business §8). */
export type CallFailure<Code extends string = string> =
  /** No connection: nothing reached the server, or the connection was cut before an answer. */
  | { readonly _tag: "Offline" }
  /** No answer within the call's time limit, in milliseconds. */
  | { readonly _tag: "TimedOut"; readonly limit: number }
  /** The server broke (5xx, or the code `endpoint_failure`): the portal runs in limited mode. */
  | { readonly _tag: "EndpointFailure"; readonly status: number }
  | Refused<Code>
  /** The portal session has ended (401). */
  | { readonly _tag: "SessionExpired" }
  /** The account lacks the group or the employee right (403). */
  | { readonly _tag: "NoAccess" }
  /** The answer is not what its schema says: `path` in it, and what was `expected` there. */
  | { readonly _tag: "Malformed"; readonly path: string; readonly expected: string };

/**
 * What an actor that makes a call resolves to: nothing of a call is ever thrown. `Code` names the refusals that the call's record declares, so that a
 * machine branches on those alone; another code of a newer server arrives as well, and counts as any other failure.
 */
export type Outcome<Answer, Code extends string = string> =
  | { readonly _tag: "Answered"; readonly answer: Answer }
  | { readonly _tag: "Failed"; readonly failure: CallFailure<Code> };

export const answered = <Answer>(answer: Answer): Outcome<Answer, never> => ({ _tag: "Answered", answer });
export const failed = <const Code extends string>(failure: CallFailure<Code>): Outcome<never, Code> => ({
  _tag: "Failed",
  failure,
});

/** Refusals that HTTP itself names; a business refusal brings its own code. */
export const statusCodes: Readonly<Record<number, string>> = {
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "TOO_LARGE",
  422: "INVALID_REQUEST",
  429: "TOO_MANY_REQUESTS",
};

/** True where trying the same again can help, so a screen offers it. */
export const isWorthRetrying = (failure: CallFailure): boolean =>
  failure._tag === "Offline" ||
  failure._tag === "TimedOut" ||
  failure._tag === "EndpointFailure" ||
  failure._tag === "Malformed" ||
  (failure._tag === "Refused" && failure.code === "TOO_MANY_REQUESTS");

/** True where a call got no proper answer at all: the portal runs in limited mode. A refusal is an answer too. */
export const meansLimited = ({ _tag }: CallFailure): boolean =>
  _tag === "EndpointFailure" || _tag === "Offline" || _tag === "TimedOut" || _tag === "Malformed";

/** The code to quote to support, shown small beside the words. */
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
  }
};
