import type { alertMachine } from "../../../machines/shell/alert.machine.ts";
import { begins, passes, tableOf } from "../spec-table.ts";

const warning = { input: { tone: "warning" }, steps: [] } as const;
const success = { input: { tone: "success", hideAfter: 3000 }, steps: [] } as const;

export const table = tableOf<typeof alertMachine>()({
  situations: { "an alert without a time": warning, "an alert of 3 seconds": success },
  steps: {
    "it begins": begins,
    "it is closed": { type: "alert.dismiss" },
    "almost 3 seconds pass": passes(2999),
    "3 seconds pass": passes(3000),
    "an hour passes": passes(3_600_000),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "an alert without a time", when: "it begins", must: "visible.standing", not: ["hidden"] },
    { spec: "shell §4", given: "an alert of 3 seconds", when: "it begins", must: "visible.timed", not: ["hidden"] },
    { spec: "shell §4", given: "an alert without a time", when: "an hour passes", must: "visible.standing", not: ["hidden"] },
    { spec: "shell §4", given: "an alert of 3 seconds", when: "almost 3 seconds pass", must: "visible.timed", not: ["hidden"] },
    { spec: "shell §9", given: "an alert of 3 seconds", when: "3 seconds pass", must: "hidden" },
    { spec: "shell §4", given: "an alert without a time", when: "it is closed", must: "hidden" },
    { spec: "shell §4", given: "an alert of 3 seconds", when: "it is closed", must: "hidden" },
  ],
});
