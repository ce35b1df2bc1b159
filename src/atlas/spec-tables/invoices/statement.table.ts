import type { statementMachine } from "../../../machines/invoices/statement.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const today = new Date("2026-11-22T00:00:00.000Z");
const input = { values: { day: "2026-11-22", today }, limit: 90_000 };

export const table = tableOf<typeof statementMachine>()({
  situations: {
    "the form of a statement, with the present day": { input, steps: [] },
    "the statement is being loaded": { input, steps: [submit] },
    "the statement was loaded": { input, steps: [submit, accepted(undefined)] },
  },
  steps: {
    "it is sent": submit,
    "the day is emptied": typed({ day: "" }),
    "a day that does not exist is typed": typed({ day: "2026-02-30" }),
    "the next day is chosen": typed({ day: "2026-11-23" }),
    "an earlier day is chosen": typed({ day: "2026-10-31" }),
    "the file comes": accepted(undefined),
    "the server takes the day for a day to come": refused("DAY_FUTURE", "day"),
    "the portal does not answer": fails("submit", { _tag: "EndpointFailure", status: 500 }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §1", given: "the form of a statement, with the present day", when: "it is sent", must: "sending", calls: [["submit", { values: { day: "2026-11-22" } }]] },
    { spec: "business §1", given: "the form of a statement, with the present day", when: ["an earlier day is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { day: "2026-10-31" } }]] },
    { spec: "business §5", given: "the form of a statement, with the present day", when: ["the day is emptied", "it is sent"], must: "editing", sees: { problems: { day: "MISSING" }, focus: { field: "day" } }, not: ["submit"] },
    { spec: "decisions/invoices", given: "the form of a statement, with the present day", when: ["a day that does not exist is typed", "it is sent"], must: "editing", sees: { problems: { day: "NOT_A_DAY" } }, not: ["submit"] },
    { spec: "decisions/documents", given: "the form of a statement, with the present day", when: ["the next day is chosen", "it is sent"], must: "editing", sees: { problems: { day: "DAY_FUTURE" } }, not: ["submit"] },
    { spec: "business §1", given: "the statement is being loaded", when: "the file comes", must: "done", sees: { values: { day: "2026-11-22" } }, tells: ["form.sent"] },
    { spec: "decisions/calls", given: "the statement is being loaded", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "shell §8", given: "the statement is being loaded", when: "the portal does not answer", must: "failed", sees: { values: { day: "2026-11-22" }, failure: { _tag: "EndpointFailure" } }, not: ["form.sent", "done"] },
    { spec: "decisions/documents", given: "the statement is being loaded", when: "the server takes the day for a day to come", must: "refused", sees: { refused: { day: "DAY_FUTURE" }, focus: { field: "day" } }, not: ["form.sent", "done"] },
    { spec: "business §1", given: "the statement was loaded", when: "it is sent", must: "sending", calls: ["submit"] },
  ],
});
