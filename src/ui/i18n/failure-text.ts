import { OTHER_ACCOUNT, type CallFailure, type Refused } from "../../domain/kit/call-failure.ts";
import type { Text } from "./catalogue.ts";

/** The text of a failure: title, and an explanation with the next step. */
export interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Title, where there is one, and explanation in one line. */
export const sentence = ({
  title,
  text,
}: {
  readonly title?: string | undefined;
  readonly text: string;
}): string => (title === undefined ? text : `${title}. ${text}`);

/** By the kind of a failed call, how the keys of its texts call it. */
const ofKind = {
  Offline: "offline",
  EndpointFailure: "endpoint",
  SessionExpired: "session_expired",
  NoAccess: "no_access",
  Malformed: "malformed",
} as const satisfies Readonly<Record<Exclude<CallFailure["_tag"], "Refused" | "TimedOut" | "Gone">, string>>;

/** The same of the codes with which any call can be refused. */
const ofCode = {
  NOT_FOUND: "not_found",
  CONFLICT: "conflict",
  [OTHER_ACCOUNT]: "other_account",
  IDEMPOTENCY_KEY_REUSED: "arrived",
  TOO_LARGE: "too_large",
  INVALID_REQUEST: "invalid",
} as const;
const isOfAnyCall = (code: string): code is keyof typeof ofCode => Object.hasOwn(ofCode, code);

type Named = (typeof ofKind)[keyof typeof ofKind] | (typeof ofCode)[keyof typeof ofCode] | "defect" | "lost";

const textsOf = (t: Text, name: Named): FailureText => ({
  title: t(`failure.${name}.title`),
  text: t(`failure.${name}.text`),
});

const ofRefusal = (t: Text, { code, retryAfter }: Refused): FailureText => {
  if (isOfAnyCall(code)) return textsOf(t, ofCode[code]);
  if (code !== "TOO_MANY_REQUESTS")
    return { title: t("failure.refused.title"), text: t("failure.refused.text", { code }) };
  return {
    title: t("failure.too_many.title"),
    text:
      retryAfter === undefined
        ? t("failure.too_many.text")
        : t("failure.too_many_wait.text", { count: retryAfter }),
  };
};

/** True for a write that may have been carried out all the same: nothing may say then that it was not. */
export const mayBeDone = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && "lost" in failure;

/** The text for every kind of failed call (shell §8); an unknown code is shown as an unknown error with the code. */
export const failureText = (t: Text, failure: CallFailure): FailureText => {
  if (mayBeDone(failure)) return textsOf(t, "lost");
  if (failure._tag === "Refused") return ofRefusal(t, failure);
  if (failure._tag === "Gone") return { title: t("screen.gone.title"), text: t("screen.gone.text") };
  if (failure._tag !== "TimedOut") return textsOf(t, ofKind[failure._tag]);
  return {
    title: t("failure.timed_out.title"),
    text: t("failure.timed_out.text", { seconds: Math.round(failure.limit / 1000) }),
  };
};

/** The text for a defect of the portal, where no call has failed. */
export const defectText = (t: Text): FailureText => textsOf(t, "defect");

/** What failed and why, in one line; of what may be done all the same only that it may be. */
export const failedSentence = (t: Text, what: string, failure: CallFailure | undefined): string => {
  const why = sentence(failure === undefined ? defectText(t) : failureText(t, failure));
  return mayBeDone(failure) ? why : `${what} ${why}`;
};

/** The code to quote for a defect. */
export const DEFECT_CODE = "DEFECT";
