import { describe, expect, it } from "vitest";
import {
  commentsOf,
  decisionProblem,
  emptyReview,
  reviewFields,
  reviewProblem,
  type ReviewValues,
} from "../../../src/domain/references/reference-review.ts";

const review = (more: Partial<ReviewValues>): ReviewValues => ({ ...emptyReview, ...more });
const problemsOf = (values: ReviewValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    reviewFields.flatMap((field) => {
      const problem = reviewProblem(field, values);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

describe("a decision about a reference project (business §4)", () => {
  it("begins with nothing chosen and nothing written", () => {
    expect(Object.keys(emptyReview).toSorted()).toEqual([...reviewFields].toSorted());
    expect(Object.values(emptyReview).filter((value) => value !== "")).toEqual([]);
  });

  it.each([
    ["nothing is chosen", {}, { decision: "MISSING" }],
    ["nothing is chosen, though a reason is given", { reason: "Blurred" }, { decision: "MISSING" }],
    ["it is approved", { decision: "approve" }, {}],
    [
      "it is approved with a comment left",
      { decision: "approve", title: "Too short" },
      { decision: "COMMENTS_LEFT" },
    ],
    ["it is approved with blanks for a comment", { decision: "approve", title: "  " }, {}],
    ["it is declined without a reason", { decision: "decline" }, { reason: "REASON_EMPTY" }],
    [
      "it is declined with blanks for a reason",
      { decision: "decline", reason: " \n" },
      { reason: "REASON_EMPTY" },
    ],
    ["it is declined with a reason", { decision: "decline", reason: "Blurred" }, {}],
    [
      "it is declined with a reason and a comment",
      { decision: "decline", reason: "Blurred", pictures: "The second one" },
      {},
    ],
    [
      "it is declined with a comment alone",
      { decision: "decline", pictures: "The second one" },
      { reason: "REASON_EMPTY" },
    ],
  ] as const)("where %s: %j has the problems %j", (_when, more, problems) => {
    expect(problemsOf(review(more))).toEqual(problems);
  });

  it("is checked by the server by the same rule", () => {
    expect(decisionProblem("approve", "", {})).toBeUndefined();
    expect(decisionProblem("approve", "", { title: "Too short" })).toEqual({
      field: "decision",
      code: "COMMENTS_LEFT",
    });
  });

  it("has the comments that were written, without blanks around them", () => {
    expect(commentsOf(review({ title: " Too short ", city: "  " }))).toEqual({ title: "Too short" });
    expect(commentsOf(emptyReview)).toEqual({});
  });
});
