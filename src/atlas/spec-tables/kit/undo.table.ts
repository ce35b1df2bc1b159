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
const changed = { type: "resource.lookAgain", topics: ["tickets"] } as const;

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
    "it is looked at while it is being undone": { input, steps: [offer, changed, take] },
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
    "the server refuses": fails("undo", { _tag: "Refused", code: "TICKET_NOT_CLOSED" }),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("undo"),
    "something has changed on the server": changed,
    "something else has changed on the server": { type: "resource.lookAgain", topics: [] },
    "it is found undone": answers("look", true),
    "it is found as it was": answers("look", false),
    "it cannot be looked at": fails("look", { _tag: "Offline" }),
    "60 seconds pass": passes(60_000),
    "the look has a defect": breaks("look"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/calls", given: "nothing can be undone", when: "it begins", must: "offer.gone", not: ["undo"] },
    { spec: "decisions/calls", given: "nothing can be undone", when: "undo is pressed", must: "offer.gone", not: ["undo"] },
    { spec: "decisions/calls", given: "nothing can be undone", when: "something takes effect", must: "offer.offered.counting", tags: ["shown", "offered"], sees: { what: "closing" }, not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "almost 10 seconds pass", must: "offer.offered.counting", not: ["offer.gone"] },
    { spec: "decisions/calls", given: "it is offered", when: "10 seconds pass", must: "offer.gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: ["10 seconds pass", "undo is pressed"], must: "offer.gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "it is closed", must: "offer.gone", not: ["undo"] },
    { spec: "decisions/calls", given: "it is offered", when: "undo is pressed", must: "offer.undoing", tags: ["shown", "busy"], calls: [["undo", { what: "closing" }]] },
    { spec: "decisions/calls", given: "it is offered", when: "something else takes effect", must: "offer.offered.counting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it is offered", when: ["almost 10 seconds pass", "something else takes effect", "almost 10 seconds pass"], must: "offer.offered.counting", not: ["offer.gone"] },

    // Its time stands still while the pointer or the focus is on it
    { spec: "decisions/calls", given: "it is offered", when: ["the pointer comes to it", "10 seconds pass"], must: "offer.offered.held", not: ["offer.gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the pointer leaves it", "almost 10 seconds pass"], must: "offer.offered.counting", not: ["offer.gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the pointer leaves it", "10 seconds pass"], must: "offer.gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["it is closed", "something takes effect", "10 seconds pass"], must: "offer.gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["the focus comes to it", "the pointer leaves it", "10 seconds pass"], must: "offer.offered.held", not: ["offer.gone"] },
    { spec: "decisions/calls", given: "it is offered under the pointer and with the focus", when: ["the focus leaves it", "the pointer leaves it", "10 seconds pass"], must: "offer.gone" },
    { spec: "decisions/calls", given: "it is offered under the pointer", when: ["something else takes effect", "10 seconds pass"], must: "offer.offered.held", sees: { what: "removal" } },

    // Undoing
    { spec: "decisions/calls", given: "it is being undone", when: "undo is pressed", must: "offer.undoing", not: ["undo"] },
    { spec: "decisions/calls", given: "it is being undone", when: "something else takes effect", must: "offer.undoing", sees: { what: "closing" } },
    { spec: "decisions/calls", given: "it is being undone", when: "the server has undone it", must: "offer.undone.counting", tags: ["shown", "done"] },
    { spec: "decisions/calls", given: "it is being undone under the pointer", when: "the server has undone it", must: "offer.undone.held" },
    { spec: "shell §8", given: "it is being undone", when: "the server refuses", must: "offer.failed", tags: ["shown", "failed"], sees: { failure: { code: "TICKET_NOT_CLOSED" } }, not: ["offer.undone"] },
    { spec: "shell §8", given: "it is being undone", when: "there is no connection", must: "offer.failed", sees: { failure: { _tag: "Offline" } }, not: ["offer.undone"] },
    { spec: "decisions/calls", given: "it is being undone", when: "90 seconds pass", must: "offer.failed", sees: { failure: { _tag: "TimedOut" } }, not: ["offer.undone"] },
    { spec: "decisions/calls", given: "it is being undone", when: ["90 seconds pass", "the server has undone it late"], must: "offer.failed", not: ["offer.undone"] },
    { spec: "architecture", given: "it is being undone", when: "the call has a defect", must: "offer.crashed", tags: ["shown", "failed"], not: ["offer.undone"] },

    // Undone elsewhere, or by a call whose answer was lost
    { spec: "decisions/calls", given: "it is offered", when: "something has changed on the server", must: "look.looking", calls: [["look", { what: "closing" }]] },
    { spec: "decisions/calls", given: "it is offered", when: "something else has changed on the server", must: "look.resting", not: ["look"] },
    { spec: "decisions/calls", given: "it was closed", when: "something has changed on the server", must: "look.resting", not: ["look.looking"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something has changed on the server", must: "look.looking", calls: ["look"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something else has changed on the server", must: "look.looking" },
    { spec: "decisions/calls", given: "it is looked at", when: "it is found undone", must: "offer.undone.counting", tags: ["shown", "done"], not: ["undo"] },
    { spec: "decisions/calls", given: "it is looked at", when: "it is found as it was", must: "look.resting", tags: ["offered"], not: ["offer.undone"] },
    { spec: "decisions/calls", given: "it is looked at", when: "it cannot be looked at", must: "offer.offered.counting", not: ["offer.failed"] },
    { spec: "decisions/calls", given: "it is looked at", when: ["the pointer comes to it", "60 seconds pass"], must: "look.resting" },
    { spec: "decisions/calls", given: "it is looked at", when: "the look has a defect", must: "look.resting", not: ["offer.failed"] },
    { spec: "decisions/calls", given: "it is looked at", when: "something else takes effect", must: "look.resting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it is looked at after it was not undone", when: "it is found undone", must: "offer.undone.counting" },
    { spec: "decisions/calls", given: "undoing has broken", when: ["something has changed on the server", "it is found undone"], must: "offer.undone.counting" },
    { spec: "decisions/calls", given: "it is looked at while it is being undone", when: "it is found undone", must: "offer.undoing", tags: ["busy"] },

    // Afterwards
    { spec: "decisions/calls", given: "it was undone", when: "10 seconds pass", must: "offer.gone" },
    { spec: "decisions/calls", given: "it was undone", when: "undo is pressed", must: "offer.undone.counting", not: ["undo"] },
    { spec: "decisions/calls", given: "it was undone", when: "it is closed", must: "offer.gone" },
    { spec: "decisions/calls", given: "it was undone", when: "something else takes effect", must: "offer.offered.counting", sees: { what: "removal" } },
    { spec: "decisions/calls", given: "it was undone", when: ["the pointer comes to it", "10 seconds pass"], must: "offer.undone.held", not: ["offer.gone"] },
    { spec: "decisions/calls", given: "it was undone under the pointer", when: ["the pointer leaves it", "10 seconds pass"], must: "offer.gone" },
    { spec: "decisions/calls", given: "it was undone under the pointer", when: ["the focus comes to it", "the pointer leaves it", "10 seconds pass"], must: "offer.undone.held" },
    { spec: "decisions/calls", given: "it was undone under the pointer and with the focus", when: ["the focus leaves it", "10 seconds pass"], must: "offer.undone.held" },
    { spec: "shell §8", given: "it was not undone", when: "10 seconds pass", must: "offer.failed", not: ["offer.gone"] },
    { spec: "shell §8", given: "it was not undone", when: "undo is pressed", must: "offer.undoing", sees: { failure: undefined }, calls: [["undo", { what: "closing" }]] },
    { spec: "shell §8", given: "it was not undone", when: "it is closed", must: "offer.gone" },
    { spec: "decisions/calls", given: "it was not undone", when: "something else takes effect", must: "offer.offered.counting", sees: { what: "removal", failure: undefined } },
    { spec: "architecture", given: "undoing has broken", when: "undo is pressed", must: "offer.undoing", calls: ["undo"] },
    { spec: "architecture", given: "undoing has broken", when: "it is closed", must: "offer.gone" },
    { spec: "architecture", given: "undoing has broken", when: "something else takes effect", must: "offer.offered.counting", sees: { what: "removal" } },
  ],
});
