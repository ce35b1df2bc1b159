import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of a trade licence decision (decisions/sign-up). */
export const licenceReviewRefusals = {
  ALREADY_DECIDED: { spec: "decisions/sign-up", means: "Somebody else has already decided" },
  REASON_EMPTY: { spec: "decisions/sign-up", means: "A decline needs a reason" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LicenceReviewRefusal = keyof typeof licenceReviewRefusals;

export const isLicenceReviewRefusal = isRefusalOf(licenceReviewRefusals);

/** Refusals of a decision. */
export const decisionCodes = [
  "ALREADY_DECIDED",
  "REASON_EMPTY",
] as const satisfies readonly LicenceReviewRefusal[];
