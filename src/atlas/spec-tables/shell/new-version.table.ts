import type { newVersionMachine } from "../../../machines/shell/new-version.machine.ts";
import { begins, passes, tableOf } from "../spec-table.ts";

const HOUR = 60 * 60 * 1000;
const found = { type: "version.found" } as const;

export const table = tableOf<typeof newVersionMachine>()({
  situations: {
    "the page is of the newest build": { input: undefined, steps: [] },
    "it was looked for a new version, and there was none": { input: undefined, steps: [passes(HOUR)] },
    "a new version is offered": { input: undefined, steps: [found] },
  },
  steps: {
    "it begins": begins,
    "the browser has a newer build": found,
    "almost an hour passes": passes(HOUR - 1),
    "an hour passes": passes(HOUR),
    "loading it is pressed": { type: "version.load" },
    "the offer is closed": { type: "version.close" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/build", given: "the page is of the newest build", when: "it begins", must: "current", calls: ["worker"], not: ["worker.look"] },
    { spec: "decisions/build", given: "the page is of the newest build", when: "almost an hour passes", must: "current", not: ["worker.look"] },
    { spec: "decisions/build", given: "the page is of the newest build", when: "an hour passes", must: "current", tells: ["worker.look"], not: ["offered"] },
    { spec: "decisions/build", given: "it was looked for a new version, and there was none", when: "an hour passes", must: "current", tells: ["worker.look"] },
    { spec: "decisions/build", given: "the page is of the newest build", when: "the browser has a newer build", must: "offered", tags: ["offered"], not: ["worker.load"] },
    { spec: "decisions/build", given: "the page is of the newest build", when: "loading it is pressed", must: "current", not: ["worker.load"] },
    { spec: "decisions/build", given: "a new version is offered", when: "loading it is pressed", must: "offered", tells: ["worker.load"] },
    { spec: "decisions/build", given: "a new version is offered", when: "an hour passes", must: "offered", not: ["worker.look", "worker.load"] },
    { spec: "decisions/build", given: "a new version is offered", when: "the offer is closed", must: "current", not: ["worker.load"] },
    { spec: "decisions/build", given: "a new version is offered", when: ["the offer is closed", "an hour passes"], must: "current", tells: ["worker.look"] },
  ],
});
