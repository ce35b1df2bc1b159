import { withTexts } from "../kit/refusals.ts";

/** Refusals of a trade licence decision (decisions/sign-up). */
export const licenceReviewRefusals = withTexts("review.problem", {
  ALREADY_DECIDED: {
    spec: "decisions/sign-up",
    means: "Somebody else has already decided",
    outdated: true,
    values: ["company"],
  },
  REASON_EMPTY: { spec: "decisions/sign-up", means: "A decline needs a reason" },
});
export type LicenceReviewRefusal = keyof typeof licenceReviewRefusals;

/** Refusals of a decision. */
export const decisionCodes = [
  "ALREADY_DECIDED",
  "REASON_EMPTY",
] as const satisfies readonly LicenceReviewRefusal[];
