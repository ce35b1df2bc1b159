import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Every refusal of a decision about a trade licence (decisions). */
export const licenceReviewRefusals = {
  ALREADY_DECIDED: { spec: "decisions", means: "Somebody else has decided meanwhile" },
  REASON_EMPTY: { spec: "decisions", means: "Who is declined learns why: the reason is missing" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LicenceReviewRefusal = keyof typeof licenceReviewRefusals;

export const isLicenceReviewRefusal = isRefusalOf(licenceReviewRefusals);

/** What deciding may be refused by. */
export const decisionCodes = [
  "ALREADY_DECIDED",
  "REASON_EMPTY",
] as const satisfies readonly LicenceReviewRefusal[];
