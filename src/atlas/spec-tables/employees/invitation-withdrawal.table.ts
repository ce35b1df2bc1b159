import { createEmptyActor } from "xstate";
import type { invitationWithdrawalMachine } from "../../../machines/employees/invitation-withdrawal.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const input = { values: { id: "A-1", sure: false }, limit: 90_000, holder: createEmptyActor() };
const yes = typed({ sure: true });

export const table = tableOf<typeof invitationWithdrawalMachine>()({
  situations: {
    "an invitation": { input, steps: [] },
    "the invitation is being withdrawn": { input, steps: [yes, submit] },
  },
  steps: {
    "it is sent": submit,
    "the question is answered with yes": yes,
    "the server has withdrawn it": accepted({}),
    "the person has used it meanwhile": refused("NOT_INVITED"),
    "the person is booked for a training": refused("INVITED_BOOKED"),
    "the server refuses the answer": refused("INVALID_REQUEST", "sure"),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/employees", given: "an invitation", when: "it is sent", must: "editing", sees: { problems: { sure: "MISSING" } }, not: ["submit"] },
    { spec: "business §3", given: "an invitation", when: ["the question is answered with yes", "it is sent"], must: "sending", calls: [["submit", { values: { id: "A-1", sure: true } }]] },
    { spec: "decisions/calls", given: "the invitation is being withdrawn", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §3", given: "the invitation is being withdrawn", when: "the server has withdrawn it", must: "done", tells: ["form.sent"] },
    { spec: "decisions/employees", given: "the invitation is being withdrawn", when: "the person has used it meanwhile", must: "refused", sees: { failure: { code: "NOT_INVITED" } }, tells: ["resource.refresh"], not: ["form.sent", "done"] },
    { spec: "decisions/employees", given: "the invitation is being withdrawn", when: "the person is booked for a training", must: "refused", sees: { failure: { code: "INVITED_BOOKED" } }, not: ["form.sent", "done", "resource.refresh"] },
    { spec: "decisions/forms", given: "the invitation is being withdrawn", when: "the server refuses the answer", must: "failed", sees: { failure: { code: "INVALID_REQUEST" }, refused: {} }, not: ["form.sent"] },
    { spec: "decisions/calls", given: "the invitation is being withdrawn", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["form.sent", "resource.refresh"] },
  ],
});
