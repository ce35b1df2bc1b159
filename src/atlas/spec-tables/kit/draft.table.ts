import { createEmptyActor } from "xstate";
import type { draftMachine } from "../../../machines/kit/draft.machine.ts";
import { submit, typed } from "../form-words.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const grace = { name: "Grace", version: 1 };
const theirs = { name: "Eve", version: 2 };
const newer = { name: "Zoe", version: 5 };
const input = { values: grace, limit: 90_000, parent: createEmptyActor(), receiver: "receiver" };
const ada = typed({ name: "Ada" });
const empty = typed({ name: "" });
const pause = passes(800);
const saved = answers("save", { _tag: "Saved", saved: { name: "Ada", version: 2 } });
const collided = answers("save", { _tag: "Collided", theirs, mine: { name: "Ada", version: 1 } });
const offline = fails("save", { _tag: "Offline" });
const broken = breaks("save");
const sends = [["save", { values: { name: "Ada", version: 1 } }]] as const;

/** What the receiver is sent by the portal. */
const finished = (revision: number) =>
  ["screen.forwarded", { key: "receiver", event: { type: "draft.finished", revision } }] as const;

export const table = tableOf<typeof draftMachine>()({
  situations: {
    "a draft that is saved": { input, steps: [] },
    "something was typed": { input, steps: [ada] },
    "the field was emptied": { input, steps: [empty] },
    "the draft is being saved": { input, steps: [ada, pause] },
    "an empty field is being saved": { input, steps: [empty, pause] },
    "the person has finished, and the draft is being saved": { input, steps: [ada, submit] },
    "the draft was not saved": { input, steps: [ada, pause, offline] },
    "an empty field was not saved": { input, steps: [empty, pause, offline] },
    "somebody else has saved first": { input, steps: [ada, pause, collided] },
    "saving has broken": { input, steps: [ada, pause, broken] },
  },
  steps: {
    "it begins": begins,
    "the name is typed": ada,
    "the name is emptied": empty,
    "more is typed": typed({ name: "Ada L." }),
    "a picture is added": { type: "pictures.changed", field: "gallery", pictures: [] },
    "the name is left": { type: "form.left", field: "name" },
    "the name is chosen in the list of what is missing": { type: "draft.show", field: "name" },
    "the person finishes": submit,
    "almost 0.8 seconds pass": passes(799),
    "0.8 seconds pass": pause,
    "90 seconds pass": passes(90_000),
    "the server has saved it": saved,
    "the server has saved it late": late(saved),
    "somebody else has saved first": collided,
    "there is no connection": offline,
    "the call has a defect": broken,
    "saving is asked for": { type: "draft.save" },
    "the portal answers again": { type: "screen.retry" },
    "newer values are loaded": { type: "settings.loaded", values: newer },
    "the same values are loaded again": { type: "settings.loaded", values: grace },
    "older values are loaded": { type: "settings.loaded", values: { name: "Old", version: 0 } },
    "the server refuses the name, when it is finished": {
      type: "draft.refused",
      refusal: { _tag: "Refused", code: "NAME_SIGNS", field: "name" },
    },
    "the server refuses it without a field, when it is finished": {
      type: "draft.refused",
      refusal: { _tag: "Refused", code: "NAME_SIGNS" },
    },
    "the server refuses a field that the draft does not have": {
      type: "draft.refused",
      refusal: { _tag: "Refused", code: "NAME_SIGNS", field: "city" },
    },
    "one's own values are kept": { type: "settings.keepMine" },
    "the other values are taken": { type: "settings.takeTheirs" },
    "the person gives up what is not saved": { type: "draft.discard", values: theirs },
    "the news was seen": { type: "draft.newsSeen" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/references", given: "a draft that is saved", when: "it begins", must: "saved", tags: ["saved"], not: ["save", "holdPage"] },
    { spec: "decisions/references", given: "a draft that is saved", when: "the name is typed", must: "unsaved.changed", tags: ["saving"], sees: { values: { name: "Ada" } }, calls: ["holdPage"], not: ["save"] },
    { spec: "decisions/references", given: "a draft that is saved", when: "a picture is added", must: "unsaved.changed", sees: { values: { gallery: [] } }, calls: ["holdPage"], not: ["save"] },
    { spec: "decisions/forms", given: "a draft that is saved", when: "the name is left", must: "saved", sees: { touched: ["name"] }, not: ["save"] },
    { spec: "decisions/website", given: "a draft that is saved", when: "the name is chosen in the list of what is missing", must: "saved", sees: { touched: ["name"], focus: { field: "name" } } },
    { spec: "decisions/references", given: "a draft that is saved", when: "the person finishes", must: "saved", tells: [finished(1)], not: ["save"] },
    { spec: "decisions/references", given: "a draft that is saved", when: "newer values are loaded", must: "saved", sees: { values: newer, base: newer } },
    { spec: "decisions/references", given: "a draft that is saved", when: "the same values are loaded again", must: "saved", sees: { values: grace } },
    { spec: "decisions/references", given: "a draft that is saved", when: "older values are loaded", must: "saved", sees: { values: grace, base: grace } },
    { spec: "business §8", given: "a draft that is saved", when: "the server refuses the name, when it is finished", must: "saved", sees: { refused: { name: "NAME_SIGNS" }, focus: { field: "name" } } },
    { spec: "business §8", given: "a draft that is saved", when: ["the server refuses the name, when it is finished", "the name is typed"], must: "unsaved.changed", sees: { refused: {} } },
    { spec: "business §8", given: "a draft that is saved", when: "the server refuses it without a field, when it is finished", must: "saved", sees: { refused: {}, focus: { field: undefined } } },
    { spec: "business §8", given: "a draft that is saved", when: "the server refuses a field that the draft does not have", must: "saved", sees: { refused: {}, focus: { field: undefined } } },
    { spec: "decisions/website", given: "a draft that is saved", when: "the news was seen", must: "saved", sees: { news: undefined } },

    // What is typed is safe before it is right: it is saved after a pause
    { spec: "decisions/references", given: "something was typed", when: "more is typed", must: "unsaved.changed", sees: { values: { name: "Ada L." } } },
    { spec: "decisions/references", given: "something was typed", when: "a picture is added", must: "unsaved.changed", sees: { values: { name: "Ada", gallery: [] } } },
    { spec: "decisions/references", given: "something was typed", when: "almost 0.8 seconds pass", must: "unsaved.changed", not: ["save"] },
    { spec: "decisions/references", given: "something was typed", when: "0.8 seconds pass", must: "unsaved.saving", tags: ["saving"], sees: { unasked: true }, calls: sends },
    { spec: "decisions/references", given: "something was typed", when: ["almost 0.8 seconds pass", "more is typed", "almost 0.8 seconds pass"], must: "unsaved.changed", not: ["save"] },
    { spec: "decisions/references", given: "something was typed", when: ["almost 0.8 seconds pass", "a picture is added", "almost 0.8 seconds pass"], must: "unsaved.changed", not: ["save"] },
    { spec: "decisions/references", given: "the field was emptied", when: "0.8 seconds pass", must: "unsaved.saving", calls: [["save", { values: { name: "" } }]] },
    { spec: "decisions/references", given: "something was typed", when: "the person finishes", must: "unsaved.saving", sees: { finishing: true, unasked: false }, calls: sends, not: ["screen.forwarded"] },
    { spec: "business §5", given: "the field was emptied", when: "the person finishes", must: "unsaved.changed", sees: { touched: ["name"], focus: { field: "name" }, finishing: false }, not: ["save", "screen.forwarded"] },
    { spec: "decisions/forms", given: "something was typed", when: "the name is left", must: "unsaved.changed", sees: { touched: ["name"] } },
    { spec: "decisions/website", given: "something was typed", when: "the name is chosen in the list of what is missing", must: "unsaved.changed", sees: { focus: { field: "name" } } },
    { spec: "decisions/website", given: "something was typed", when: "the news was seen", must: "unsaved.changed", sees: { news: undefined } },
    { spec: "decisions/website", given: "something was typed", when: "the person gives up what is not saved", must: "saved", sees: { values: theirs, base: theirs }, not: ["save"] },
    { spec: "decisions/references", given: "something was typed", when: "newer values are loaded", must: "unsaved.changed", sees: { values: { name: "Ada", version: 1 } } },
    { spec: "business §5", given: "a draft that is saved", when: ["the name is emptied", "0.8 seconds pass", "the server has saved it", "the person finishes"], must: "saved", sees: { focus: { field: "name" } }, not: ["screen.forwarded"] },

    // One save at a time
    { spec: "decisions/references", given: "the draft is being saved", when: "the server has saved it", must: "saved", sees: { base: { name: "Ada", version: 2 }, values: { name: "Ada", version: 2 } }, not: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the draft is being saved", when: "more is typed", must: "unsaved.saving", sees: { values: { name: "Ada L." } }, not: ["save"] },
    { spec: "decisions/references", given: "the draft is being saved", when: ["more is typed", "the server has saved it"], must: "unsaved.changed", sees: { values: { name: "Ada L.", version: 2 } }, not: ["saved"] },
    { spec: "decisions/references", given: "the draft is being saved", when: ["more is typed", "the server has saved it", "0.8 seconds pass"], must: "unsaved.saving", calls: [["save", { values: { name: "Ada L.", version: 2 } }]] },
    { spec: "decisions/references", given: "the draft is being saved", when: ["a picture is added", "the server has saved it"], must: "unsaved.changed", not: ["saved"] },
    { spec: "decisions/references", given: "the draft is being saved", when: ["the person finishes", "the server has saved it"], must: "saved", sees: { finishing: false }, tells: [finished(2)] },
    { spec: "business §5", given: "an empty field is being saved", when: "the person finishes", must: "unsaved.saving", sees: { finishing: false, focus: { field: "name" } }, not: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the person has finished, and the draft is being saved", when: "the server has saved it", must: "saved", tells: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the person has finished, and the draft is being saved", when: "there is no connection", must: "unsaved.failed", tags: ["failed"], sees: { finishing: false, values: { name: "Ada" } }, not: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the person has finished, and the draft is being saved", when: ["there is no connection", "the portal answers again", "the server has saved it"], must: "saved", not: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the person has finished, and the draft is being saved", when: "somebody else has saved first", must: "collided", tags: ["collided"], sees: { finishing: false }, not: ["screen.forwarded"] },
    { spec: "shell §8", given: "the draft is being saved", when: "there is no connection", must: "unsaved.failed", sees: { values: { name: "Ada" }, failure: { _tag: "Offline" }, unasked: true }, not: ["saved"] },
    { spec: "decisions/forms", given: "the draft is being saved", when: ["the person finishes", "there is no connection"], must: "unsaved.failed", sees: { unasked: false } },
    { spec: "decisions/calls", given: "the draft is being saved", when: "90 seconds pass", must: "unsaved.failed", sees: { values: { name: "Ada" }, failure: { _tag: "TimedOut" } }, not: ["saved"] },
    { spec: "decisions/calls", given: "the draft is being saved", when: ["90 seconds pass", "the server has saved it late"], must: "unsaved.failed", not: ["saved"] },
    { spec: "architecture", given: "the person has finished, and the draft is being saved", when: "the call has a defect", must: "crashed", tags: ["failed"], sees: { finishing: false, values: { name: "Ada" } }, not: ["screen.forwarded"] },
    { spec: "architecture", given: "the person has finished, and the draft is being saved", when: ["the call has a defect", "more is typed"], must: "unsaved.changed", sees: { values: { name: "Ada L." } }, not: ["save", "screen.forwarded"] },
    { spec: "architecture", given: "the draft is being saved", when: "the call has a defect", must: "crashed", tags: ["failed", "crashed"], sees: { values: { name: "Ada" } }, not: ["saved"] },
    { spec: "decisions/references", given: "the draft is being saved", when: "somebody else has saved first", must: "collided", sees: { mine: { name: "Ada" }, base: theirs }, not: ["saved"] },

    // Not saved
    { spec: "shell §8", given: "the draft was not saved", when: "saving is asked for", must: "unsaved.saving", sees: { failure: undefined, unasked: false }, calls: sends },
    { spec: "decisions/calls", given: "the draft was not saved", when: "the portal answers again", must: "unsaved.saving", sees: { unasked: true }, calls: sends },
    { spec: "decisions/references", given: "the draft was not saved", when: ["more is typed", "0.8 seconds pass"], must: "unsaved.saving", calls: [["save", { values: { name: "Ada L." } }]] },
    { spec: "decisions/references", given: "the draft was not saved", when: "a picture is added", must: "unsaved.changed", sees: { values: { gallery: [] } } },
    { spec: "decisions/references", given: "the draft was not saved", when: "more is typed", must: "unsaved.changed", not: ["save"] },
    { spec: "decisions/website", given: "the draft was not saved", when: ["the person gives up what is not saved", "0.8 seconds pass"], must: "saved", sees: { values: theirs, failure: undefined }, not: ["save"] },
    { spec: "decisions/references", given: "the draft was not saved", when: "the person finishes", must: "unsaved.saving", sees: { finishing: true }, calls: sends },
    { spec: "business §5", given: "an empty field was not saved", when: "the person finishes", must: "unsaved.failed", sees: { focus: { field: "name" } }, not: ["save"] },
    { spec: "architecture", given: "saving has broken", when: "saving is asked for", must: "unsaved.saving", sees: { unasked: false }, calls: sends },
    { spec: "architecture", given: "saving has broken", when: "more is typed", must: "unsaved.changed", sees: { values: { name: "Ada L." } } },
    { spec: "architecture", given: "saving has broken", when: "a picture is added", must: "unsaved.changed", sees: { values: { gallery: [] } } },
    { spec: "architecture", given: "saving has broken", when: "the person finishes", must: "unsaved.saving", sees: { finishing: true }, calls: sends, not: ["screen.forwarded"] },
    { spec: "business §5", given: "an empty field is being saved", when: ["the call has a defect", "the person finishes"], must: "crashed", sees: { finishing: false, focus: { field: "name" } }, not: ["save", "screen.forwarded"] },
    { spec: "decisions/forms", given: "saving has broken", when: "the name is left", must: "crashed", sees: { touched: ["name"] } },
    { spec: "decisions/website", given: "saving has broken", when: "the name is chosen in the list of what is missing", must: "crashed", sees: { focus: { field: "name" } } },
    { spec: "decisions/website", given: "saving has broken", when: "the news was seen", must: "crashed", sees: { news: undefined } },

    // A collision
    { spec: "decisions/website", given: "somebody else has saved first", when: "the news was seen", must: "collided", sees: { news: undefined } },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "one's own values are kept", must: "unsaved.saving", calls: [["save", { values: { name: "Ada", version: 2 } }]] },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "the other values are taken", must: "saved", sees: { values: theirs }, not: ["save"] },
  ],
});
