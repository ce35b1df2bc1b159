/** Staff approve or decline a trade licence; a decline needs a reason (decisions/sign-up). */
import {
  decisionProblem,
  type LicenceReviewId,
  type ReviewDecision,
} from "../../domain/licence-review/licence-review.ts";
import { decisionCodes, licenceReviewRefusals } from "../../domain/licence-review/licence-review.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

/** A decision as entered in the form. */
export interface LicenceDecision {
  readonly id: LicenceReviewId;
  /** Empty until one is chosen: none is suggested. */
  readonly decision: ReviewDecision | "";
  readonly reason: string;
}

export const licenceReviewMachine = createFormMachine<LicenceDecision, unknown>({
  id: "licenceReview",
  description: "Approves or declines a trade licence",
  spec: "decisions/sign-up",
  screen: "licence review",
  afterwards: "keep",
  fields: ["decision", "reason"],
  problemOf: (field, { decision, reason }) => {
    if (field === "decision") return decision === "" ? "MISSING" : undefined;
    return decisionProblem(decision, reason);
  },
  refusals: pick(licenceReviewRefusals, decisionCodes),
});

export type LicenceReviewRef = FormRef<LicenceDecision, unknown>;
