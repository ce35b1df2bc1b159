import { createEmptyActor } from "xstate";
import type { actionMachine } from "../../../machines/kit/action.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const content = createEmptyActor();
const other = { key: "session", event: { type: "session.logOut" } } as const;
const input = { limit: 30_000, outdating: ["TRAINING_FULL"] };
const press = { type: "action.send", request: "close" } as const;
const refused = (code: string) => fails("submit", { _tag: "Refused", code });

export const table = tableOf<typeof actionMachine>()({
  situations: {
    "nothing was sent yet": { input, steps: [] },
    "it is sent": { input, steps: [press] },
    "it is sent for an item of a list": {
      input,
      steps: [{ ...press, concerned: [{ _tag: "Item", content, id: 7 }] }],
    },
    "it is sent, and concerns a list": {
      input,
      steps: [{ ...press, concerned: [{ _tag: "Outdated", content }] }],
    },
    "it is sent, and its answer is what is shown": {
      input,
      steps: [{ ...press, concerned: [{ _tag: "Replaced", content }] }],
    },
    "it is sent, and concerns an item of a list and a page": {
      input,
      steps: [
        {
          ...press,
          concerned: [
            { _tag: "Item", content, id: 7 },
            { _tag: "Outdated", content },
          ],
        },
      ],
    },
    "it is sent, and another actor is told": { input, steps: [{ ...press, forwards: [other] }] },
    "it was done": { input, steps: [press, answers("submit", "closed")] },
    "it was refused": { input, steps: [press, refused("CONFLICT")] },
    "it failed": { input, steps: [press, fails("submit", { _tag: "Offline" })] },
    "the call has broken": { input, steps: [press, breaks("submit")] },
  },
  steps: {
    "it begins": begins,
    "the button is pressed": press,
    "the result is no longer shown": { type: "action.forget" },
    "the server answers": answers("submit", "closed"),
    "the server answers nothing of what is shown": answers("submit", null),
    "the server refuses": refused("CONFLICT"),
    "the server refuses, because what is shown is outdated": refused("TRAINING_FULL"),
    "there is no connection": fails("submit", { _tag: "Offline" }),
    "almost 30 seconds pass": passes(29_999),
    "30 seconds pass": passes(30_000),
    "the call has a defect": breaks("submit"),
    "the server answers late": late(answers("submit", "closed")),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "nothing was sent yet", when: "it begins", must: "idle", not: ["submit"] },
    { spec: "decisions/calls", given: "nothing was sent yet", when: "the button is pressed", must: "sending", tags: ["busy"], calls: [["submit", { request: "close" }]], not: ["action.done"] },
    { spec: "decisions/calls", given: "it is sent", when: "the button is pressed", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "it is sent", when: "the server answers", must: "done", tags: ["done"], sees: { answer: "closed", failure: undefined }, tells: [["action.done", { request: "close", answer: "closed" }]], not: ["resource.itemChanged", "resource.refresh", "resource.changed"] },
    { spec: "decisions/calls", given: "it is sent for an item of a list", when: "the server answers", must: "done", tells: [["resource.itemChanged", { id: 7, content: "closed" }], "action.done"] },
    { spec: "decisions/calls", given: "it is sent, and concerns a list", when: "the server answers", must: "done", tells: ["resource.refresh", "action.done"] },
    { spec: "decisions/calls", given: "it is sent, and concerns an item of a list and a page", when: "the server answers", must: "done", tells: [["resource.itemChanged", { id: 7 }], "resource.refresh"] },
    { spec: "decisions/calls", given: "it is sent, and its answer is what is shown", when: "the server answers", must: "done", tells: [["resource.changed", { content: "closed" }], "action.done"], not: ["resource.refresh"] },
    { spec: "decisions/tickets", given: "it is sent, and its answer is what is shown", when: "the server answers nothing of what is shown", must: "done", tells: ["resource.refresh", "action.done"], not: ["resource.changed"] },
    { spec: "decisions/calls", given: "it is sent, and another actor is told", when: "the server answers", must: "done", tells: [["screen.forwarded", other], "action.done"] },
    { spec: "decisions/calls", given: "it is sent, and another actor is told", when: "the server refuses", must: "refused", not: ["screen.forwarded"] },
    { spec: "shell §8", given: "it is sent", when: "the server refuses", must: "refused", tags: ["failed", "refused"], sees: { answer: undefined, failure: { code: "CONFLICT" } }, not: ["done", "action.done"] },
    { spec: "shell §8", given: "it is sent for an item of a list", when: "the server refuses", must: "refused", not: ["done", "resource.itemChanged", "resource.refresh"] },
    { spec: "shell §8", given: "it is sent, and concerns a list", when: "the server refuses", must: "refused", not: ["done", "resource.refresh"] },
    { spec: "decisions/calls", given: "it is sent, and concerns a list", when: "the server refuses, because what is shown is outdated", must: "refused", tags: ["failed", "refused"], sees: { failure: { code: "TRAINING_FULL" } }, tells: ["resource.refresh"], not: ["done", "action.done"] },
    { spec: "decisions/calls", given: "it is sent, and its answer is what is shown", when: "the server refuses, because what is shown is outdated", must: "refused", tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "shell §8", given: "it is sent", when: "there is no connection", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["done", "action.done"] },
    { spec: "decisions/calls", given: "it is sent, and concerns a list", when: "there is no connection", must: "failed", not: ["resource.refresh"] },
    { spec: "decisions/calls", given: "it is sent", when: "almost 30 seconds pass", must: "sending", not: ["failed"] },
    { spec: "decisions/calls", given: "it is sent", when: "30 seconds pass", must: "failed", sees: { request: "close", answer: undefined, failure: { _tag: "TimedOut", limit: 30_000 } } },
    { spec: "decisions/calls", given: "it is sent", when: ["30 seconds pass", "the server answers late"], must: "failed", not: ["done", "action.done"] },
    { spec: "architecture", given: "it is sent", when: "the call has a defect", must: "crashed", tags: ["failed"], not: ["done", "action.done"] },
    { spec: "decisions/calls", given: "it was done", when: "the button is pressed", must: "sending", sees: { answer: undefined }, calls: ["submit"] },
    { spec: "shell §8", given: "it was refused", when: "the button is pressed", must: "sending", sees: { failure: undefined }, calls: [["submit", { request: "close" }]] },
    { spec: "shell §8", given: "it failed", when: "the button is pressed", must: "sending", sees: { failure: undefined }, calls: [["submit", { request: "close" }]] },
    { spec: "decisions/calls", given: "it was done", when: "the result is no longer shown", must: "idle", sees: { request: undefined, answer: undefined } },
    { spec: "decisions/calls", given: "it was refused", when: "the result is no longer shown", must: "idle", sees: { failure: undefined } },
    { spec: "decisions/calls", given: "it failed", when: "the result is no longer shown", must: "idle", sees: { failure: undefined }, not: ["submit"] },
    { spec: "decisions/calls", given: "the call has broken", when: "the result is no longer shown", must: "idle" },
    { spec: "decisions/calls", given: "it is sent", when: ["the result is no longer shown", "the server answers"], must: "done", tells: ["action.done"] },
    { spec: "architecture", given: "the call has broken", when: "the button is pressed", must: "sending", calls: ["submit"] },
  ],
});
