import { OTHER_ACCOUNT, type CallFailure } from "../../domain/kit/call-failure.ts";
import type { Text } from "./catalogue.ts";

/** The text of a failure: title, and an explanation with the next step. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** Title and explanation in one line. */
export const sentence = ({ title, text }: FailureWords): string => `${title}. ${text}`;

const refusalText = (
  t: Text,
  { code, retryAfter }: Extract<CallFailure, { _tag: "Refused" }>,
): FailureWords => {
  switch (code) {
    case "NOT_FOUND":
      return { title: t("failure.not_found.title"), text: t("failure.not_found.text") };
    case "CONFLICT":
      return { title: t("failure.conflict.title"), text: t("failure.conflict.text") };
    case OTHER_ACCOUNT:
      return { title: t("failure.other_account.title"), text: t("failure.other_account.text") };
    case "IDEMPOTENCY_KEY_REUSED":
      return { title: t("failure.arrived.title"), text: t("failure.arrived.text") };
    case "TOO_LARGE":
      return { title: t("failure.too_large.title"), text: t("failure.too_large.text") };
    case "INVALID_REQUEST":
      return { title: t("failure.invalid.title"), text: t("failure.invalid.text") };
    case "TOO_MANY_REQUESTS":
      return {
        title: t("failure.too_many.title"),
        text:
          retryAfter === undefined
            ? t("failure.too_many.text")
            : t("failure.too_many_wait.text", { count: retryAfter }),
      };
    default:
      return { title: t("failure.refused.title"), text: t("failure.refused.text", { code }) };
  }
};

/** True for a write that may have been carried out all the same: nothing may say then that it was not. */
export const mayBeDone = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && "lost" in failure;

/** The text for every kind of failed call (shell §8); an unknown code is shown as an unknown error with the code. */
export const failureText = (t: Text, failure: CallFailure): FailureWords => {
  if (mayBeDone(failure)) return { title: t("failure.lost.title"), text: t("failure.lost.text") };
  switch (failure._tag) {
    case "Offline":
      return { title: t("failure.offline.title"), text: t("failure.offline.text") };
    case "TimedOut":
      return {
        title: t("failure.timed_out.title"),
        text: t("failure.timed_out.text", { seconds: Math.round(failure.limit / 1000) }),
      };
    case "EndpointFailure":
      return { title: t("failure.endpoint.title"), text: t("failure.endpoint.text") };
    case "Refused":
      return refusalText(t, failure);
    case "SessionExpired":
      return { title: t("failure.session_expired.title"), text: t("failure.session_expired.text") };
    case "NoAccess":
      return { title: t("failure.no_access.title"), text: t("failure.no_access.text") };
    case "Malformed":
      return { title: t("failure.malformed.title"), text: t("failure.malformed.text") };
    case "Gone":
      return { title: t("screen.gone.title"), text: t("screen.gone.text") };
  }
};

/** The text for a defect of the portal, where no call has failed. */
export const defectText = (t: Text): FailureWords => ({
  title: t("failure.defect.title"),
  text: t("failure.defect.text"),
});

/** What failed and why, in one line; of what may be done all the same only that it may be. */
export const failedSentence = (t: Text, what: string, failure: CallFailure | undefined): string => {
  const why = sentence(failure === undefined ? defectText(t) : failureText(t, failure));
  return mayBeDone(failure) ? why : `${what} ${why}`;
};

/** The code to quote for a defect. */
export const DEFECT_CODE = "DEFECT";
