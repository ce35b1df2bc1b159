import { createEmptyActor } from "xstate";
import type { submissionMachine } from "../../../machines/kit/submission.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { limit: 30_000 };
const inList = { ...input, parent: createEmptyActor(), itemId: 7 };
const submit = { type: "submission.submit", request: "close" } as const;
const refused = fails("submit", { _tag: "Refused", code: "CONFLICT" });

export const table = tableOf<typeof submissionMachine>()({
  situations: {
    "nothing was sent yet": { input, steps: [] },
    "it is sent": { input, steps: [submit] },
    "it is sent for an item of a list": { input: inList, steps: [submit] },
    "it was done": { input, steps: [submit, answers("submit", "closed")] },
    "it was refused": { input, steps: [submit, refused] },
    "the call has broken": { input, steps: [submit, breaks("submit")] },
  },
  steps: {
    "it begins": begins,
    "the button is pressed": submit,
    "the server answers": answers("submit", "closed"),
    "the server refuses": refused,
    "there is no connection": fails("submit", { _tag: "Offline" }),
    "almost 30 seconds pass": passes(29_999),
    "30 seconds pass": passes(30_000),
    "the call has a defect": breaks("submit"),
    "the server answers late": late(answers("submit", "closed")),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "nothing was sent yet", when: "it begins", must: "idle", not: ["submit"] },
    { spec: "decisions/calls", given: "nothing was sent yet", when: "the button is pressed", must: "sending", tags: ["busy"], calls: [["submit", { request: "close" }]], not: ["submission.sent"] },
    { spec: "decisions/calls", given: "it is sent", when: "the button is pressed", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "it is sent", when: "the server answers", must: "done", tags: ["done"], sees: { answer: "closed", failure: undefined }, tells: [["submission.sent", { request: "close", answer: "closed" }]], not: ["resource.itemChanged"] },
    { spec: "decisions/calls", given: "it is sent for an item of a list", when: "the server answers", must: "done", tells: [["resource.itemChanged", { id: 7, content: "closed" }], "submission.sent"] },
    { spec: "shell §8", given: "it is sent", when: "the server refuses", must: "failed", tags: ["failed"], sees: { answer: undefined, failure: { code: "CONFLICT" } }, not: ["done", "submission.sent"] },
    { spec: "shell §8", given: "it is sent for an item of a list", when: "the server refuses", must: "failed", not: ["done", "resource.itemChanged"] },
    { spec: "shell §8", given: "it is sent", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["done", "submission.sent"] },
    { spec: "decisions/calls", given: "it is sent", when: "almost 30 seconds pass", must: "sending", not: ["failed"] },
    { spec: "decisions/calls", given: "it is sent", when: "30 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut", limit: 30_000 } } },
    { spec: "decisions/calls", given: "it is sent", when: ["30 seconds pass", "the server answers late"], must: "failed", not: ["done", "submission.sent"] },
    { spec: "architecture", given: "it is sent", when: "the call has a defect", must: "crashed", tags: ["failed"], not: ["done", "submission.sent"] },
    { spec: "decisions/calls", given: "it was done", when: "the button is pressed", must: "sending", sees: { answer: undefined }, calls: ["submit"] },
    { spec: "shell §8", given: "it was refused", when: "the button is pressed", must: "sending", sees: { failure: undefined }, calls: [["submit", { request: "close" }]] },
    { spec: "architecture", given: "the call has broken", when: "the button is pressed", must: "sending", calls: ["submit"] },
  ],
});
