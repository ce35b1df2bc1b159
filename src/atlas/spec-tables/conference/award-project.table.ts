import { createEmptyActor } from "xstate";
import type { awardProjectMachine } from "../../../machines/conference/award-project.machine.ts";
import { answers, breaks, fails, passes, shows, tableOf } from "../spec-table.ts";

const project = {
  conference: "partner-conference",
  category: "energy",
  title: "Bakery",
  text: "A third less energy",
  pictures: [],
  submitted: false,
  reference: "",
  version: 1,
};
const input = { values: project, limit: 90_000, holder: createEmptyActor() };
const typed = { ...project, title: "The bakery" };
const saved = { ...typed, submitted: true, version: 2 };

const colleagues = answers("form", {
  _tag: "Collided",
  mine: typed,
  theirs: { ...project, title: "A bakery", version: 2 },
});
const keep = { type: "settings.keepMine" } as const;

export const table = tableOf<typeof awardProjectMachine>()({
  situations: {
    "a project for the award": { input, steps: [] },
    "the title of a project is typed": { input, steps: [shows("form", { values: typed, isDirty: true })] },
    "the form of a project has broken": { input, steps: [breaks("form")] },
    "one's own project is being saved over a colleague's": { input, steps: [colleagues, keep] },
  },
  steps: {
    "a picture is added": { type: "pictures.changed", field: "pictures", pictures: [] },
    "the title is typed": shows("form", { values: typed, isDirty: true }),
    "it is submitted": answers("form", { _tag: "Saved", saved }),
    "somebody else of the company has saved it": colleagues,
    "it is as before again": shows("form", { values: project, isDirty: false }),
    "the tab has kept what was typed before a reload": { type: "form.found", values: typed } as never,
    "a second passes": passes(1000),
    "the deadline is over": fails("overwrite", { _tag: "Refused", code: "AWARD_CLOSED" }),
    "a picture of it is gone": fails("overwrite", { _tag: "Refused", code: "AWARD_PICTURE_GONE" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "a project for the award", when: "a picture is added", must: "editing", tells: [["form.changed", { change: { pictures: [] } }]], not: ["settings.saved"] },
    { spec: "decisions/conference", given: "a project for the award", when: "the title is typed", must: "editing", tells: [["unsaved.keep", { values: typed }]] },
    { spec: "business §5", given: "a project for the award", when: "it is submitted", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }]] },
    { spec: "decisions/forms", given: "a project for the award", when: "somebody else of the company has saved it", must: "collided", sees: { mine: typed, base: { title: "A bakery" } }, not: ["settings.saved"] },
    { spec: "decisions/conference", given: "the title of a project is typed", when: "it is as before again", must: "editing", tells: ["unsaved.forget"] },
    { spec: "decisions/conference", given: "a project for the award", when: "the tab has kept what was typed before a reload", must: "editing", tells: [["form.found", { values: typed }]], not: ["settings.saved"] },
    { spec: "decisions/forms", given: "the form of a project has broken", when: "the tab has kept what was typed before a reload", must: "restarting", not: ["form.found", "settings.saved"] },
    { spec: "decisions/forms", given: "the form of a project has broken", when: "a picture is added", must: "restarting", not: ["form.changed", "settings.saved"] },
    { spec: "decisions/forms", given: "the form of a project has broken", when: ["a picture is added", "the tab has kept what was typed before a reload", "a second passes"], must: "editing", sees: { held: [] }, tells: [["form.changed", { change: { pictures: [] } }], ["form.found", { values: typed }]], not: ["settings.saved"] },
    { spec: "business §4", given: "one's own project is being saved over a colleague's", when: "the deadline is over", must: "failed", sees: { mine: typed, base: { title: "A bakery" }, failure: { code: "AWARD_CLOSED" } }, tells: ["resource.refresh"], not: ["settings.saved"] },
    { spec: "decisions/conference", given: "one's own project is being saved over a colleague's", when: "a picture of it is gone", must: "failed", sees: { mine: typed, failure: { code: "AWARD_PICTURE_GONE" } }, not: ["settings.saved", "resource.refresh"] },
  ],
});
