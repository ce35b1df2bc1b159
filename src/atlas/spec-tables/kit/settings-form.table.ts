import { createEmptyActor } from "xstate";
import type { settingsFormMachine } from "../../../machines/kit/settings-form.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const loaded = { name: "Grace", version: 1 };
const mine = { name: "Ada", version: 1 };
const saved = { name: "Ada", version: 2 };
const theirs = { name: "Eve", version: 2 };
const newer = { name: "Zoe", version: 3 };
const other = { key: "session", event: { type: "session.dataSaved" } } as const;
const input = { values: loaded, limit: 90_000, holder: createEmptyActor(), forwards: [other] };
const collided = answers("form", { _tag: "Collided", mine, theirs });
const keep = { type: "settings.keepMine" } as const;
const offline = fails("overwrite", { _tag: "Offline" });
const overwritten = answers("overwrite", { _tag: "Saved", saved: { name: "Ada", version: 3 } });

export const table = tableOf<typeof settingsFormMachine>()({
  situations: {
    "the settings are shown": { input, steps: [] },
    "the form has broken": { input, steps: [breaks("form")] },
    "somebody else has saved first": { input, steps: [collided] },
    "one's own values are being saved over the others": { input, steps: [collided, keep] },
    "they were not saved": { input, steps: [collided, keep, offline] },
    "saving them has broken": { input, steps: [collided, keep, breaks("overwrite")] },
  },
  steps: {
    "it begins": begins,
    "the form is saved": answers("form", { _tag: "Saved", saved }),
    "the form turns out to be based on older values": collided,
    "the form has a defect": breaks("form"),
    "newer values are loaded": { type: "settings.loaded", values: newer },
    "the same values are loaded again": { type: "settings.loaded", values: loaded },
    "one's own values are kept": keep,
    "the other values are taken": { type: "settings.takeTheirs" },
    "what is not saved is given up": { type: "settings.discard" },
    "the server has saved them": overwritten,
    "the server has saved them late": late(overwritten),
    "somebody else has saved again": answers("overwrite", { _tag: "Collided", mine, theirs: newer }),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "a second passes": passes(1000),
    "the call has a defect": breaks("overwrite"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/forms", given: "the settings are shown", when: "it begins", must: "editing", calls: [["form", { values: loaded, limit: 90_000 }]], not: ["overwrite"] },
    { spec: "business §3", given: "the settings are shown", when: "the form is saved", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }], "resource.refresh", ["screen.forwarded", other]], calls: [["form", { values: saved }]], not: ["collided"] },
    { spec: "decisions/forms", given: "the settings are shown", when: "the form turns out to be based on older values", must: "collided", tags: ["collided"], sees: { mine, base: theirs, saved: false }, not: ["settings.saved", "resource.refresh", "screen.forwarded", "overwrite"] },
    { spec: "decisions/forms", given: "the settings are shown", when: "what is not saved is given up", must: "editing", tells: ["form.reset"], not: ["overwrite", "settings.saved"] },
    { spec: "architecture", given: "the settings are shown", when: "the form has a defect", must: "restarting", tags: ["failed"], sees: { broken: true }, not: ["form", "settings.saved"] },
    { spec: "decisions/forms", given: "the form has broken", when: "newer values are loaded", must: "restarting", sees: { base: newer, broken: true }, not: ["form", "settings.saved"] },
    { spec: "decisions/forms", given: "the form has broken", when: ["newer values are loaded", "a second passes"], must: "editing", calls: [["form", { values: newer }]] },
    { spec: "architecture", given: "the form has broken", when: "a second passes", must: "editing", sees: { broken: true }, calls: [["form", { values: loaded }]], not: ["settings.saved"] },
    { spec: "decisions/forms", given: "the form has broken", when: ["a second passes", "the form is saved"], must: "editing", sees: { broken: false }, tells: ["settings.saved"] },
    { spec: "decisions/forms", given: "the form has broken", when: ["a second passes", "the form turns out to be based on older values", "one's own values are kept", "the server has saved them"], must: "editing", sees: { broken: false } },
    { spec: "decisions/forms", given: "the form has broken", when: ["a second passes", "the form turns out to be based on older values"], must: "collided", sees: { broken: true } },
    { spec: "decisions/forms", given: "the settings are shown", when: "newer values are loaded", must: "editing", sees: { base: newer, saved: false }, tells: [["form.loaded", { values: newer }]], not: ["settings.saved"] },
    { spec: "decisions/forms", given: "the settings are shown", when: ["the form is saved", "the same values are loaded again"], must: "editing", sees: { base: saved, saved: true } },

    // A collision: nothing is overwritten unasked, and what is decided about does not change behind the person
    { spec: "decisions/forms", given: "the settings are shown", when: ["newer values are loaded", "the same values are loaded again"], must: "editing", sees: { base: newer, saved: false }, not: ["settings.saved"] },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "newer values are loaded", must: "collided", sees: { mine, base: theirs }, not: ["overwrite"] },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "one's own values are kept", must: "overwriting", tags: ["collided", "busy"], calls: [["overwrite", { mine, theirs }]], not: ["settings.saved"] },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "the other values are taken", must: "editing", calls: [["form", { values: theirs }]], not: ["overwrite", "settings.saved"] },
    { spec: "decisions/forms", given: "somebody else has saved first", when: "what is not saved is given up", must: "editing", calls: [["form", { values: theirs }]], not: ["overwrite", "settings.saved"] },
    { spec: "decisions/forms", given: "one's own values are being saved over the others", when: "what is not saved is given up", must: "overwriting", not: ["form", "settings.saved"] },
    { spec: "decisions/calls", given: "one's own values are being saved over the others", when: "one's own values are kept", must: "overwriting", not: ["overwrite"] },
    { spec: "decisions/forms", given: "one's own values are being saved over the others", when: "the server has saved them", must: "editing", sees: { base: { name: "Ada", version: 3 }, saved: true }, tells: ["settings.saved", "resource.refresh", ["screen.forwarded", other]], calls: [["form", { values: { name: "Ada", version: 3 } }]] },
    { spec: "decisions/forms", given: "one's own values are being saved over the others", when: "somebody else has saved again", must: "collided", sees: { mine, base: newer }, not: ["settings.saved"] },
    { spec: "shell §8", given: "one's own values are being saved over the others", when: "there is no connection", must: "failed", tags: ["collided", "failed"], sees: { mine, base: theirs, failure: { _tag: "Offline" } }, not: ["settings.saved"] },
    { spec: "decisions/calls", given: "one's own values are being saved over the others", when: "90 seconds pass", must: "failed", sees: { mine, base: theirs, failure: { _tag: "TimedOut", limit: 90_000 } }, not: ["settings.saved"] },
    { spec: "decisions/calls", given: "one's own values are being saved over the others", when: ["90 seconds pass", "the server has saved them late"], must: "failed", not: ["settings.saved", "editing"] },
    { spec: "architecture", given: "one's own values are being saved over the others", when: "the call has a defect", must: "crashed", tags: ["collided", "failed"], sees: { mine, base: theirs }, not: ["settings.saved"] },
    { spec: "decisions/forms", given: "they were not saved", when: "one's own values are kept", must: "overwriting", sees: { failure: undefined }, calls: [["overwrite", { mine, theirs }]] },
    { spec: "decisions/forms", given: "they were not saved", when: "the other values are taken", must: "editing", calls: [["form", { values: theirs }]], not: ["overwrite"] },
    { spec: "decisions/forms", given: "they were not saved", when: "what is not saved is given up", must: "editing", calls: [["form", { values: theirs }]], not: ["overwrite"] },
    { spec: "architecture", given: "saving them has broken", when: "what is not saved is given up", must: "editing", calls: [["form", { values: theirs }]] },
    { spec: "architecture", given: "saving them has broken", when: "one's own values are kept", must: "overwriting", calls: ["overwrite"] },
    { spec: "architecture", given: "saving them has broken", when: "the other values are taken", must: "editing", calls: [["form", { values: theirs }]] },
  ],
});
