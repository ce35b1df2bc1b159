import { createEmptyActor } from "xstate";
import { unknownParticipant } from "../../../domain/conference/participant.ts";
import type { participantSettingsMachine } from "../../../machines/conference/participant-settings.machine.ts";
import { answers, begins, fails, shows, tableOf } from "../spec-table.ts";

const kim = { ...unknownParticipant("Nordlicht"), id: "PC-000001", firstname: "Kim", version: 1 };
const typed = { ...kim, lastname: "Berger" };
const holder = createEmptyActor();
const input = { values: kim, limit: 90_000, holder };
const theirs = { ...kim, lastname: "Bergmann", version: 2 };
const colleagues = answers("form", { _tag: "Collided", mine: typed, theirs });
const keep = { type: "settings.keepMine" } as const;
const refused = (code: string) => fails("overwrite", { _tag: "Refused", code });
const dirty = shows("form", { values: typed, isDirty: true });

export const table = tableOf<typeof participantSettingsMachine>()({
  situations: {
    "a participant's data are shown": { input, steps: [] },
    "something is typed": { input, steps: [dirty] },
    "one's own data are being saved over a colleague's": { input, steps: [colleagues, keep] },
  },
  steps: {
    "it begins": begins,
    "something is typed": dirty,
    "it is as before again": shows("form", { values: kim, isDirty: false }),
    "the tab has kept what was typed before a reload": { type: "form.found", values: typed } as never,
    "it is saved": answers("form", { _tag: "Saved", saved: { ...typed, version: 2 } }),
    "a colleague has changed the person since": colleagues,
    "a colleague has withdrawn the person": refused("PARTICIPANT_WITHDRAWN"),
    "there is no connection": fails("overwrite", { _tag: "Offline" }),
    "the conference has begun": refused("CONFERENCE_BEGUN"),
    "the address is another participant's": refused("PARTICIPANT_TWICE"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/conference", given: "a participant's data are shown", when: "it begins", must: "editing", calls: [["form", { values: kim, holder }], ["unsaved", { values: kim }]] },
    { spec: "decisions/forms", given: "a participant's data are shown", when: "something is typed", must: "editing", sees: { kept: typed }, tells: [["unsaved.keep", { values: typed }]] },
    { spec: "decisions/forms", given: "something is typed", when: "something is typed", must: "editing", not: ["unsaved.keep"] },
    { spec: "decisions/forms", given: "something is typed", when: "it is as before again", must: "editing", sees: { kept: undefined }, tells: ["unsaved.forget"] },
    { spec: "decisions/forms", given: "a participant's data are shown", when: "the tab has kept what was typed before a reload", must: "editing", tells: [["form.found", { values: typed }]], not: ["settings.saved"] },
    { spec: "business §3", given: "something is typed", when: "it is saved", must: "editing", sees: { base: { lastname: "Berger", version: 2 }, saved: true }, tells: ["settings.saved"] },
    { spec: "decisions/conference", given: "something is typed", when: "a colleague has changed the person since", must: "collided", sees: { mine: { lastname: "Berger" }, base: { lastname: "Bergmann" } }, not: ["settings.saved"] },
    { spec: "decisions/conference", given: "one's own data are being saved over a colleague's", when: "a colleague has withdrawn the person", must: "failed", sees: { mine: typed, failure: { code: "PARTICIPANT_WITHDRAWN" } }, tells: ["resource.refresh"], not: ["settings.saved"] },
    { spec: "decisions/conference", given: "one's own data are being saved over a colleague's", when: "the conference has begun", must: "failed", sees: { mine: typed, failure: { code: "CONFERENCE_BEGUN" } }, not: ["settings.saved"] },
    { spec: "decisions/conference", given: "one's own data are being saved over a colleague's", when: "the address is another participant's", must: "failed", sees: { mine: typed, failure: { code: "PARTICIPANT_TWICE" } }, tells: ["resource.refresh"], not: ["settings.saved"] },
    { spec: "decisions/forms", given: "one's own data are being saved over a colleague's", when: "there is no connection", must: "failed", not: ["resource.refresh"] },
  ],
});
