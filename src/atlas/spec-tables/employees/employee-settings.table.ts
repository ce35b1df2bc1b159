import { createEmptyActor } from "xstate";
import type { employeeSettingsMachine } from "../../../machines/employees/employee-settings.machine.ts";
import { answers, begins, fails, tableOf } from "../spec-table.ts";

const grace = {
  id: "A-1",
  firstname: "Grace",
  lastname: "Hopper",
  mail: "grace@example.com",
  rights: ["tickets"],
  version: 1,
} as const;
const holder = createEmptyActor();
const input = { values: grace, limit: 90_000, holder };
const mine = { ...grace, mail: "hopper@example.com" };
const theirs = { ...grace, lastname: "Hoper", version: 2 };
const saved = { ...mine, version: 2 };
const collided = answers("form", { _tag: "Collided", mine, theirs });
const refused = (code: string) => fails("overwrite", { _tag: "Refused", code });

export const table = tableOf<typeof employeeSettingsMachine>()({
  situations: {
    "an employee": { input, steps: [] },
    "one's own data are being saved over a colleague's": {
      input,
      steps: [collided, { type: "settings.keepMine" }],
    },
  },
  steps: {
    "it begins": begins,
    "the corrected address is saved": answers("form", { _tag: "Saved", saved }),
    "a colleague has changed the employee since": collided,
    "the invitation was used meanwhile": refused("NOT_INVITED"),
    "the address has an account": refused("EMAIL_TAKEN"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/employees", given: "an employee", when: "it begins", must: "editing", calls: [["form", { values: grace, holder }]] },
    { spec: "business §3", given: "an employee", when: "the corrected address is saved", must: "editing", sees: { base: saved, saved: true }, tells: [["settings.saved", { saved }]] },
    { spec: "decisions/employees", given: "an employee", when: "a colleague has changed the employee since", must: "collided", sees: { mine: { mail: "hopper@example.com" }, base: { lastname: "Hoper", version: 2 } }, not: ["settings.saved"] },
    { spec: "decisions/employees", given: "one's own data are being saved over a colleague's", when: "the invitation was used meanwhile", must: "failed", sees: { mine, failure: { code: "NOT_INVITED" } }, tells: ["resource.refresh"], not: ["settings.saved"] },
    { spec: "decisions/employees", given: "one's own data are being saved over a colleague's", when: "the address has an account", must: "failed", sees: { mine, failure: { code: "EMAIL_TAKEN" } }, not: ["settings.saved", "resource.refresh"] },
  ],
});
