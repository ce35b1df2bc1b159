import { fileRefusals } from "../kit/files.refusals.ts";
import { codesOf, isRefusalOf, type Refusal } from "../kit/refusals.ts";

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

/** Refusals of an applicant who sends another trade licence. */
export const applicationRefusals = {
  APPLICATION_NOT_DECLINED: {
    spec: "decisions/sign-up",
    means: "The application for partnership is being checked, or was approved",
    outdated: true,
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const isApplicationRefusal = isRefusalOf(applicationRefusals);

/** The same with those of its file. */
export const licenceAgainRefusals = { ...applicationRefusals, ...fileRefusals };
export const licenceAgainCodes = [...codesOf(licenceAgainRefusals), "LICENCE_MISSING"] as const;
export type LicenceAgainCode = (typeof licenceAgainCodes)[number];
