import type { undoMachine } from "../../../machines/kit/undo.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = undefined;
const offer = { type: "undo.offer", what: "closing" } as const;
const take = { type: "undo.take" } as const;
const hold = { type: "undo.hold", by: "pointer" } as const;
const focus = { type: "undo.hold", by: "focus" } as const;
const undone = answers("undo", "reopened");
const offline = fails("undo", { _tag: "Offline" });
const held = [offer, hold];
const changed = { type: "resource.invalidate", topics: ["tickets"] } as const;

export const table = tableOf<typeof undoMachine>()({
  situations: {
    "nothing can be undone": { input, steps: [] },
    "it is offered": { input, steps: [offer] },
    "it is offered under the pointer": { input, steps: held },
    "it is offered under the pointer and with the focus": { input, steps: [...held, focus] },
    "it is being undone": { input, steps: [offer, take] },
    "it is being undone under the pointer": { input, steps: [...held, take] },
    "it was undone": { input, steps: [offer, take, undone] },
    "it was undone under the pointer": { input, steps: [...held, take, undone] },
    "it was undone under the pointer and with the focus": {
      input,
      steps: [...held, focus, take, undone],
    },
    "it was not undone": { input, steps: [offer, take, offline] },
    "it is looked at": { input, steps: [offer, changed] },
    "it is looked at after it was not undone": { input, steps: [offer, take, offline, changed] },
    "it is being undone after a look began": { input, steps: [offer, changed, take] },
    "it was closed": { input, steps: [offer, { type: "undo.close" }] },
    "undoing has broken": { input, steps: [offer, take, breaks("undo")] },
  },
  steps: {
    "it begins": begins,
    "something takes effect": offer,
    "something else takes effect": { type: "undo.offer", what: "removal" },
    "undo is pressed": take,
    "it is closed": { type: "undo.close" },
    "the pointer comes to it": hold,
    "the pointer leaves it": { type: "undo.release", by: "pointer" },
    "the focus comes to it": focus,
    "the focus leaves it": { type: "undo.release", by: "focus" },
    "almost 10 seconds pass": passes(9999),
    "10 seconds pass": passes(10_000),
    "the server has undone it": undone,
    "the server has undone it late": late(undone),
    "the server refuses": fails("undo", { _tag: "Refused", code: "REOPEN_TOO_LATE" }),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("undo"),
    "something has changed on the server": changed,
    "something else has changed on the server": { type: "resource.invalidate", topics: [] },
    "it is found undone": answers("look", true),
    "it is found as it was": answers("look", false),
    "it cannot be looked at": fails("look", { _tag: "Offline" }),
    "60 seconds pass": passes(60_000),
    "the look has a defect": breaks("look"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "nothing can be undone", when: "it begins", must: "gone", not: ["undo"] },
    { spec: "decisions/calls", given: "nothing can be undone", when: "undo is pressed", must: "gone", not: ["undo"] },
    { spec: "decisions/calls", given: "nothing can be undone", when: "something takes effect", must: "offered.time.counting", tags: ["shown", "offered"], sees: { what: "closing" }, not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "almost 10 seconds pass", must: "offered.time.counting", not: ["gone"] },
    { spec: "decisions/calls", given: "it is offered", when: "10 seconds pass", must: "gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: ["10 seconds pass", "undo is pressed"], must: "gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "it is closed", must: "gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "undo is pressed", must: "undoing", tags: ["shown", "busy"], calls: [["undo", { what: "closing" }]] },
    { spec: "decisions/calls", given: "it is offered", when: "something else takes effect", must: "offered.time.counting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it is offered", when: ["almost 10 seconds pass", "something else takes effect", "almost 10 seconds pass"], must: "offered.time.counting", not: ["gone"] },

    // Its time stands still while the pointer or the focus is on it
    { spec: "decisions/calls", given: "it is offered", when: ["the pointer comes to it", "10 seconds pass"], must: "offered.time.held", not: ["gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the pointer leaves it", "almost 10 seconds pass"], must: "offered.time.counting", not: ["gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the pointer leaves it", "10 seconds pass"], must: "gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["it is closed", "something takes effect", "10 seconds pass"], must: "gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the focus comes to it", "the pointer leaves it", "10 seconds pass"], must: "offered.time.held", not: ["gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer and with the focus", when: ["the focus leaves it", "the pointer leaves it", "10 seconds pass"], must: "gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the pointer leaves it", "undo is pressed", "the server has undone it", "10 seconds pass"], must: "gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["something else takes effect", "10 seconds pass"], must: "offered.time.held", sees: { what: "removal" } },

    // Undoing
    { spec: "decisions/calls", given: "it is being undone", when: "undo is pressed", must: "undoing", not: ["undo"] },
    { spec: "decisions/calls", given: "it is being undone", when: "something else takes effect", must: "undoing", sees: { what: "closing" } },
    { spec: "decisions/calls", given: "it is being undone", when: "the server has undone it", must: "undone.counting", tags: ["shown", "done"] },
    { spec: "decisions/calls", given: "it is being undone under the pointer", when: "the server has undone it", must: "undone.held" },
    { spec: "shell §8", given: "it is being undone", when: "the server refuses", must: "failed", tags: ["shown", "failed"], sees: { failure: { code: "REOPEN_TOO_LATE" } }, not: ["undone"] },
    { spec: "shell §8", given: "it is being undone", when: "there is no connection", must: "failed.looking", sees: { failure: { _tag: "Offline" } }, calls: [["look", { what: "closing" }]], not: ["undone"] },
    { spec: "decisions/calls", given: "it is being undone", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["undone"] },
    { spec: "decisions/calls", given: "it is being undone", when: ["90 seconds pass", "the server has undone it late"], must: "failed", not: ["undone"] },
    { spec: "architecture", given: "it is being undone", when: "the call has a defect", must: "crashed", tags: ["shown", "failed"], calls: ["look"], not: ["undone"] },

    // Undone elsewhere, or by a call whose answer was lost
    { spec: "decisions/calls", given: "it is offered", when: "something has changed on the server", must: "offered.look.looking", calls: [["look", { what: "closing" }]] },
    { spec: "decisions/calls", given: "it is offered", when: "something else has changed on the server", must: "offered.look.resting", not: ["look"] },
    { spec: "decisions/calls", given: "it was closed", when: "something has changed on the server", must: "gone", not: ["look"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something has changed on the server", must: "offered.look.looking", calls: ["look"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something else has changed on the server", must: "offered.look.looking" },
    { spec: "decisions/calls", given: "it is looked at", when: "it is found undone", must: "undone.counting", tags: ["shown", "done"], not: ["undo"] },
    { spec: "decisions/calls", given: "it is looked at", when: "it is found as it was", must: "offered.look.resting", tags: ["offered"], not: ["undone"] },
    { spec: "decisions/calls", given: "it is looked at", when: "it cannot be looked at", must: "offered.time.counting", not: ["failed"] },
    { spec: "decisions/calls", given: "it is looked at", when: ["the pointer comes to it", "60 seconds pass"], must: "offered.look.resting" },
    { spec: "decisions/calls", given: "it is looked at", when: "the look has a defect", must: "offered.look.resting", not: ["failed"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something else takes effect", must: "offered.look.resting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it is looked at after it was not undone", when: "it is found undone", must: "undone.counting" },
    { spec: "decisions/calls", given: "undoing has broken", when: ["something has changed on the server", "it is found undone"], must: "undone.counting" },
    { spec: "decisions/calls", given: "it is looked at", when: "10 seconds pass", must: "gone" },
    { spec: "decisions/calls", given: "it is being undone", when: "something has changed on the server", must: "undoing", not: ["look"] },
    { spec: "decisions/calls", given: "it was undone", when: "something has changed on the server", must: "undone.counting", not: ["look"] },
    { spec: "decisions/calls", given: "it is being undone after a look began", when: ["there is no connection", "it is found undone"], must: "undone.counting", tags: ["done"] },
    { spec: "decisions/calls", given: "it was not undone", when: "it is found as it was", must: "failed.resting", sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "it was not undone", when: ["it is found as it was", "something has changed on the server"], must: "failed.looking", calls: [["look", { what: "closing" }]] },
    { spec: "decisions/calls", given: "it was not undone", when: "it cannot be looked at", must: "failed.resting", sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "it was not undone", when: "the look has a defect", must: "failed.resting", sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "it was not undone", when: "60 seconds pass", must: "failed.resting", sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "undoing has broken", when: "it is found as it was", must: "crashed.resting", tags: ["failed"] },
    { spec: "decisions/calls", given: "undoing has broken", when: "it cannot be looked at", must: "crashed.resting", tags: ["failed"] },
    { spec: "decisions/calls", given: "undoing has broken", when: "the look has a defect", must: "crashed.resting", tags: ["failed"] },
    { spec: "decisions/calls", given: "undoing has broken", when: "60 seconds pass", must: "crashed.resting", tags: ["failed"] },

    // Afterwards
    { spec: "decisions/calls", given: "it was undone", when: "10 seconds pass", must: "gone" },
    { spec: "decisions/calls", given: "it was undone", when: "undo is pressed", must: "undone.counting", not: ["undo"] },
    { spec: "decisions/calls", given: "it was undone", when: "it is closed", must: "gone" },
    { spec: "decisions/calls", given: "it was undone", when: "something else takes effect", must: "offered.time.counting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it was undone", when: ["the pointer comes to it", "10 seconds pass"], must: "undone.held", not: ["gone"] },
    { spec: "decisions/calls", given: "it was undone under the pointer", when: ["the pointer leaves it", "10 seconds pass"], must: "gone" },
    { spec: "decisions/calls", given: "it was undone under the pointer", when: ["the focus comes to it", "the pointer leaves it", "10 seconds pass"], must: "undone.held" },
    { spec: "decisions/calls", given: "it was undone under the pointer and with the focus", when: ["the focus leaves it", "10 seconds pass"], must: "undone.held" },
    { spec: "shell §8", given: "it was not undone", when: "10 seconds pass", must: "failed", not: ["gone"] },
    { spec: "shell §8", given: "it was not undone", when: "undo is pressed", must: "undoing", sees: { failure: undefined }, calls: [["undo", { what: "closing" }]] },
    { spec: "shell §8", given: "it was not undone", when: "it is closed", must: "gone" },
    { spec: "decisions/calls", given: "it was not undone", when: "something else takes effect", must: "offered.time.counting", sees: { what: "removal", failure: undefined } },
    { spec: "architecture", given: "undoing has broken", when: "undo is pressed", must: "undoing", calls: ["undo"] },
    { spec: "architecture", given: "undoing has broken", when: "it is closed", must: "gone" },
    { spec: "architecture", given: "undoing has broken", when: "something else takes effect", must: "offered.time.counting", sees: { what: "removal" } },
  ],
});
