import type { pioneerClosingMachine } from "../../../machines/pioneer/pioneer-closing.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const input = { values: { id: "PI-2026-000001", outcome: "" }, limit: 90_000 };
const outcome = typed({ outcome: "It is supported now." });

export const table = tableOf<typeof pioneerClosingMachine>()({
  situations: {
    "a submission in work": { input, steps: [] },
    "the submission is being closed": { input, steps: [outcome, submit] },
  },
  steps: {
    "it is sent": submit,
    "the outcome is typed": outcome,
    "the outcome is only spaces": typed({ outcome: "  " }),
    "the server has done it": accepted({ id: "PI-2026-000001" }),
    "it is closed already": refused("PIONEER_DONE"),
    "there is no reward for the country": refused("PIONEER_NO_REWARD"),
    "the server refuses the outcome": refused("INVALID_REQUEST", "outcome"),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/pioneer", given: "a submission in work", when: "it is sent", must: "editing", sees: { problems: { outcome: "MISSING" }, focus: { field: "outcome" } }, not: ["submit"] },
    { spec: "decisions/pioneer", given: "a submission in work", when: ["the outcome is only spaces", "it is sent"], must: "editing", sees: { problems: { outcome: "MISSING" } }, not: ["submit"] },
    { spec: "decisions/pioneer", given: "a submission in work", when: ["the outcome is typed", "it is sent"], must: "sending", calls: [["submit", { values: { id: "PI-2026-000001", outcome: "It is supported now." } }]] },
    { spec: "decisions/forms", given: "the submission is being closed", when: "the server refuses the outcome", must: "editing", sees: { failure: undefined, refused: { outcome: "INVALID_REQUEST" }, focus: { field: "outcome" } }, not: ["form.sent"] },
    { spec: "decisions/calls", given: "the submission is being closed", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/pioneer", given: "the submission is being closed", when: "the server has done it", must: "done", tells: ["form.sent"] },
    { spec: "decisions/calls", given: "the submission is being closed", when: "there is no connection", must: "failed", sees: { values: { outcome: "It is supported now." }, failure: { _tag: "Offline" } }, not: ["form.sent"] },
    { spec: "decisions/pioneer", given: "the submission is being closed", when: "it is closed already", must: "refused", sees: { values: { outcome: "It is supported now." }, failure: { code: "PIONEER_DONE" } }, tells: [["form.refused", { code: "PIONEER_DONE" }]], not: ["form.sent", "done"] },
    { spec: "decisions/pioneer", given: "the submission is being closed", when: "there is no reward for the country", must: "refused", sees: { values: { outcome: "It is supported now." }, failure: { code: "PIONEER_NO_REWARD" } }, tells: [["form.refused", { code: "PIONEER_NO_REWARD" }]], not: ["form.sent", "done"] },
  ],
});
