/** Staff decide about a trade licence; who is declined learns why (decisions). */
import {
  decisionProblem,
  type LicenceReviewId,
  type ReviewDecision,
} from "../../domain/licence-review/licence-review.ts";
import { decisionCodes, licenceReviewRefusals } from "../../domain/licence-review/licence-review.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

/** A decision as it is filled in. */
export interface LicenceDecision {
  readonly id: LicenceReviewId;
  readonly decision: ReviewDecision;
  readonly reason: string;
}

export const licenceReviewMachine = createFormMachine<LicenceDecision, unknown>({
  id: "licenceReview",
  description: "Approves or declines a trade licence",
  spec: "decisions/sign-up",
  screen: "licence review",
  afterwards: "keep",
  fields: ["reason"],
  problemOf: (_, { decision, reason }) => decisionProblem(decision, reason),
  refusals: pick(licenceReviewRefusals, decisionCodes),
});

export type LicenceReviewRef = FormRef<LicenceDecision, unknown>;
