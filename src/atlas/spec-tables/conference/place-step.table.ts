import { createEmptyActor } from "xstate";
import type { placeStepMachine } from "../../../machines/conference/place-step.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const input = { values: { id: "PC-000001", step: "" }, limit: 90_000, parent: createEmptyActor() };
const accept = typed({ step: "accept" });

export const table = tableOf<typeof placeStepMachine>()({
  situations: {
    "a participant's place": { input, steps: [] },
    "an offered place is being accepted": { input, steps: [accept, submit] },
  },
  steps: {
    "it is sent": submit,
    "accepting is chosen": accept,
    "withdrawing is chosen": typed({ step: "withdraw" }),
    "the server has done it": accepted({ name: "conference" }),
    "the time of the offer is over": refused("OFFER_OVER"),
    "somebody else has withdrawn the person": refused("PARTICIPANT_WITHDRAWN"),
    "the conference has begun": refused("CONFERENCE_BEGUN"),
    "the server refuses the step": refused("INVALID_REQUEST", "step"),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/conference", given: "a participant's place", when: "it is sent", must: "editing", sees: { problems: { step: "MISSING" } }, not: ["submit"] },
    { spec: "decisions/conference", given: "a participant's place", when: ["accepting is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { id: "PC-000001", step: "accept" } }]] },
    { spec: "decisions/conference", given: "a participant's place", when: ["withdrawing is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { id: "PC-000001", step: "withdraw" } }]] },
    { spec: "business §4", given: "an offered place is being accepted", when: "the server has done it", must: "done", tells: ["form.sent", ["resource.changed", { content: { name: "conference" } }]] },
    { spec: "decisions/calls", given: "an offered place is being accepted", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "an offered place is being accepted", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["form.sent"] },
    { spec: "decisions/forms", given: "an offered place is being accepted", when: "the server refuses the step", must: "failed", sees: { failure: { code: "INVALID_REQUEST" }, refused: {} }, not: ["form.sent"] },
    { spec: "decisions/conference", given: "an offered place is being accepted", when: "the time of the offer is over", must: "refused", sees: { failure: { code: "OFFER_OVER" } }, tells: ["resource.refresh"], not: ["form.sent", "done"] },
    { spec: "decisions/conference", given: "an offered place is being accepted", when: "somebody else has withdrawn the person", must: "refused", sees: { failure: { code: "PARTICIPANT_WITHDRAWN" } }, tells: ["resource.refresh"], not: ["form.sent", "done"] },
    { spec: "decisions/conference", given: "an offered place is being accepted", when: "the conference has begun", must: "refused", sees: { failure: { code: "CONFERENCE_BEGUN" } }, tells: ["resource.refresh"], not: ["form.sent", "done"] },
  ],
});
