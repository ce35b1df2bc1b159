import { unknownParticipant } from "../../../domain/conference/participant.ts";
import type { participantSettingsMachine } from "../../../machines/conference/participant-settings.machine.ts";
import { answers, begins, shows, tableOf } from "../spec-table.ts";

const kim = { ...unknownParticipant("Nordlicht"), id: "PC-000001", firstname: "Kim", version: 1 };
const typed = { ...kim, lastname: "Berger" };
const input = { values: kim, limit: 45_000 };
const dirty = shows("form", { values: typed, isDirty: true });

export const table = tableOf<typeof participantSettingsMachine>()({
  situations: {
    "a participant's data are shown": { input, steps: [] },
    "something is typed": { input, steps: [dirty] },
  },
  steps: {
    "it begins": begins,
    "something is typed": dirty,
    "it is as before again": shows("form", { values: kim, isDirty: false }),
    "the tab has kept what was typed before a reload": { type: "form.found", values: typed } as never,
    "it is saved": answers("form", { _tag: "Saved", saved: { ...typed, version: 2 } }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/conference", given: "a participant's data are shown", when: "it begins", must: "editing", calls: ["form", ["unsaved", { values: kim }]] },
    { spec: "decisions/forms", given: "a participant's data are shown", when: "something is typed", must: "editing", sees: { kept: typed }, tells: [["unsaved.keep", { values: typed }]] },
    { spec: "decisions/forms", given: "something is typed", when: "something is typed", must: "editing", not: ["unsaved.keep"] },
    { spec: "decisions/forms", given: "something is typed", when: "it is as before again", must: "editing", sees: { kept: undefined }, tells: ["unsaved.forget"] },
    { spec: "decisions/forms", given: "a participant's data are shown", when: "the tab has kept what was typed before a reload", must: "editing", tells: [["form.found", { values: typed }]], not: ["settings.saved"] },
    { spec: "business §3", given: "something is typed", when: "it is saved", must: "editing", sees: { base: { lastname: "Berger", version: 2 }, saved: true }, tells: ["settings.saved"] },
  ],
});
