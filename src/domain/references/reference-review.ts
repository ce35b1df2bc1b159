import type { ReferenceProblem } from "./reference-form.ts";
import { referenceFields, type ReferenceComments, type ReferenceField } from "./reference.ts";

/** What staff decide about a submitted reference project; nothing is chosen at first. */
export const referenceDecisions = ["approve", "decline"] as const;

/** A decision as it is filled in: a comment by field beside the decision and its reason. */
export type ReviewValues = Readonly<Record<ReferenceField, string>> & {
  readonly decision: "" | (typeof referenceDecisions)[number];
  readonly reason: string;
};

/** A decision that nobody has begun to fill in. */
export const emptyReview: ReviewValues = {
  ...(Object.fromEntries(referenceFields.map((field) => [field, ""])) as Record<ReferenceField, string>),
  decision: "",
  reason: "",
};

/** In the order of the screen. */
export const reviewFields = [...referenceFields, "decision", "reason"] as const;

/** The comments that were written. */
export const commentsOf = (values: Readonly<Record<ReferenceField, string>>): ReferenceComments =>
  Object.fromEntries(
    referenceFields.flatMap((field) => {
      const comment = values[field].trim();
      return comment === "" ? [] : [[field, comment]];
    }),
  );

/** What is wrong with a decision; browser and server ask alike. What is approved has no comments, because nobody would read them. */
export const decisionProblem = (
  action: "" | "approve" | "decline",
  reason: string,
  comments: ReferenceComments,
): { readonly field: "decision" | "reason"; readonly code: ReferenceProblem } | undefined => {
  if (action === "") return { field: "decision", code: "MISSING" };
  if (action === "approve" && Object.keys(comments).length > 0)
    return { field: "decision", code: "COMMENTS_LEFT" };
  return action === "decline" && reason.trim() === "" ? { field: "reason", code: "REASON_EMPTY" } : undefined;
};

/** The problem of one field of a decision. */
export const reviewProblem = (
  field: keyof ReviewValues,
  { decision, reason, ...comments }: ReviewValues,
): ReferenceProblem | undefined => {
  const problem = decisionProblem(decision, reason, commentsOf(comments));
  return problem?.field === field ? problem.code : undefined;
};
