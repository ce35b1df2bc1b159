import { createEmptyActor } from "xstate";
import type { licenceReviewMachine } from "../../../machines/licence-review/licence-review.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const input = {
  values: { id: "review-1", decision: "", reason: "" },
  limit: 90_000,
  holder: createEmptyActor(),
};
const declined = typed({ decision: "decline", reason: "The document has expired" });

export const table = tableOf<typeof licenceReviewMachine>()({
  situations: {
    "a trade licence that waits": { input, steps: [] },
    "a decline is being sent": { input, steps: [declined, submit] },
  },
  steps: {
    "it is sent": submit,
    "approving is chosen": typed({ decision: "approve" }),
    "declining is chosen, without a reason": typed({ decision: "decline" }),
    "declining is chosen, with a reason": declined,
    "the server has decided it": accepted(),
    "somebody else has decided": refused("ALREADY_DECIDED"),
    "the server misses the reason": refused("REASON_EMPTY", "reason"),
    "declining is chosen, with a reason of spaces": typed({ decision: "decline", reason: "  " }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: "it is sent", must: "editing", sees: { problems: { decision: "MISSING" }, focus: { field: "decision" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: ["approving is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { id: "review-1", decision: "approve" } }]] },
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: ["declining is chosen, without a reason", "it is sent"], must: "editing", sees: { problems: { reason: "REASON_EMPTY" }, focus: { field: "reason" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: ["declining is chosen, with a reason of spaces", "it is sent"], must: "editing", sees: { problems: { reason: "REASON_EMPTY" } }, not: ["submit"] },
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: ["declining is chosen, with a reason of spaces", "it is sent", "approving is chosen", "it is sent"], must: "sending", sees: { problems: {} }, calls: [["submit", { values: { decision: "approve", reason: "  " } }]] },
    { spec: "decisions/sign-up", given: "a trade licence that waits", when: ["declining is chosen, with a reason", "it is sent"], must: "sending", calls: [["submit", { values: { decision: "decline", reason: "The document has expired" } }]] },
    { spec: "decisions/sign-up", given: "a decline is being sent", when: "the server has decided it", must: "done", tells: ["resource.refresh", "form.sent"] },
    { spec: "decisions/calls", given: "a decline is being sent", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/sign-up", given: "a decline is being sent", when: "somebody else has decided", must: "refused", sees: { values: { decision: "decline", reason: "The document has expired" }, failure: { code: "ALREADY_DECIDED" } }, tells: ["resource.refresh", ["form.refused", { code: "ALREADY_DECIDED" }]], not: ["form.sent", "done"] },
    { spec: "decisions/sign-up", given: "a decline is being sent", when: "the server misses the reason", must: "refused", sees: { refused: { reason: "REASON_EMPTY" }, focus: { field: "reason" } }, not: ["form.sent", "done", "resource.refresh"] },
  ],
});
