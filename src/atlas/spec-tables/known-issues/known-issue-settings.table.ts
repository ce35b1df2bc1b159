import type {
  KnownIssueSettings,
  knownIssueSettingsMachine,
} from "../../../machines/known-issues/known-issue-settings.machine.ts";
import { answers, begins, shows, tableOf } from "../spec-table.ts";

const noted: KnownIssueSettings = {
  id: "I-1" as KnownIssueSettings["id"],
  code: "418",
  from: "2026-11-01",
  until: "",
  countries: [],
  texts: { int: "Cloud DNS answers slowly." },
  inPortal: true,
  version: 1,
};
const ended = { ...noted, until: "2026-11-30" };
const input = { values: noted, limit: 90_000 };
const dirty = shows("form", { values: ended, isDirty: true });

export const table = tableOf<typeof knownIssueSettingsMachine>()({
  situations: {
    "a known issue is shown": { input, steps: [] },
    "a last day is typed": { input, steps: [dirty] },
  },
  steps: {
    "it begins": begins,
    "a last day is typed": dirty,
    "it is as before again": shows("form", { values: noted, isDirty: false }),
    "the tab has kept what was typed before a reload": { type: "form.found", values: ended },
    "it is saved": answers("form", { _tag: "Saved", saved: { ...ended, version: 2 } }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/known-issues", given: "a known issue is shown", when: "it begins", must: "editing", calls: ["form", ["unsaved", { values: noted }]] },
    { spec: "decisions/forms", given: "a known issue is shown", when: "a last day is typed", must: "editing", sees: { kept: ended }, tells: [["unsaved.keep", { values: ended }]] },
    { spec: "decisions/forms", given: "a last day is typed", when: "a last day is typed", must: "editing", not: ["unsaved.keep"] },
    { spec: "decisions/forms", given: "a last day is typed", when: "it is as before again", must: "editing", sees: { kept: undefined }, tells: ["unsaved.forget"] },
    { spec: "decisions/forms", given: "a known issue is shown", when: "the tab has kept what was typed before a reload", must: "editing", tells: [["form.found", { values: ended }]], not: ["settings.saved"] },
    { spec: "decisions/known-issues", given: "a last day is typed", when: "it is saved", must: "editing", sees: { base: { until: "2026-11-30", version: 2 }, saved: true }, tells: ["settings.saved"] },
  ],
});
