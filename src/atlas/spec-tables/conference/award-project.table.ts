import type { awardProjectMachine } from "../../../machines/conference/award-project.machine.ts";
import { answers, shows, tableOf } from "../spec-table.ts";

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
const typed = { ...project, title: "The bakery" };
const saved = { ...typed, submitted: true, version: 2 };

export const table = tableOf<typeof awardProjectMachine>()({
  situations: {
    "a project for the award": { input: { values: project, limit: 45_000 }, steps: [] },
  },
  steps: {
    "a picture is added": { type: "pictures.changed", field: "pictures", pictures: [] },
    "the title is typed": shows("form", { values: typed, isDirty: true }),
    "it is submitted": answers("form", { _tag: "Saved", saved }),
    "somebody else of the company has saved it": answers("form", {
      _tag: "Collided",
      mine: typed,
      theirs: { ...project, title: "A bakery", version: 2 },
    }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "a project for the award", when: "a picture is added", must: "editing", tells: [["form.changed", { change: { pictures: [] } }]], not: ["settings.saved"] },
    { spec: "decisions/conference", given: "a project for the award", when: "the title is typed", must: "editing", tells: [["unsaved.keep", { values: typed }]] },
    { spec: "business §5", given: "a project for the award", when: "it is submitted", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }]] },
    { spec: "decisions/forms", given: "a project for the award", when: "somebody else of the company has saved it", must: "collided", sees: { mine: typed, base: { title: "A bakery" } }, not: ["settings.saved"] },
  ],
});
