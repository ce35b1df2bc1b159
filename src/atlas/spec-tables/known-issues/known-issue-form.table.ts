import type { knownIssueFormMachine } from "../../../machines/known-issues/known-issue-form.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { breaks, fails, tableOf } from "../spec-table.ts";

const empty = { code: "", from: "", until: "", countries: [], texts: {}, inPortal: false };
const noted = { code: "418", from: "2026-11-01", texts: { int: "Cloud DNS answers slowly." } };
const input = { values: empty, limit: 90_000 };

export const table = tableOf<typeof knownIssueFormMachine>()({
  situations: {
    "the form of a known issue": { input, steps: [] },
    "an issue is being noted": { input, steps: [typed(noted), submit] },
    "an issue is typed": { input, steps: [typed(noted)] },
    "an issue could not be noted": {
      input,
      steps: [typed(noted), submit, fails("submit", { _tag: "EndpointFailure", status: 500 })],
    },
    "noting an issue has broken": { input, steps: [typed(noted), submit, breaks("submit")] },
    "an issue was noted": { input, steps: [typed(noted), submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "the form is reset": { type: "form.reset" },
    "code, first day and text are typed": typed(noted),
    "the code is not in the catalogue": refused("CODE_UNKNOWN", "code"),
    "the last day is before the first": typed({ ...noted, until: "2026-10-31" }),
    "the English text is missing": typed({ ...noted, texts: { dede: "Langsam." } }),
    "the server has noted it": accepted({ id: "I-1" }),
    "the server does not know a country": refused("COUNTRY_UNKNOWN", "countries"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/known-issues", given: "the form of a known issue", when: "it is sent", must: "editing", sees: { problems: { code: "MISSING", from: "MISSING", texts: "TEXT_MISSING" }, focus: { field: "code" } }, not: ["submit"] },
    { spec: "decisions/known-issues", given: "an issue is being noted", when: "the code is not in the catalogue", must: "editing", sees: { values: noted, refused: { code: "CODE_UNKNOWN" }, focus: { field: "code" } }, not: ["form.sent", "done"] },
    { spec: "decisions/known-issues", given: "the form of a known issue", when: ["the last day is before the first", "it is sent"], must: "editing", sees: { problems: { until: "UNTIL_BEFORE_FROM" }, focus: { field: "until" } }, not: ["submit"] },
    { spec: "decisions/known-issues", given: "the form of a known issue", when: ["the English text is missing", "it is sent"], must: "editing", sees: { problems: { texts: "TEXT_MISSING" } }, not: ["submit"] },
    { spec: "decisions/known-issues", given: "the form of a known issue", when: ["code, first day and text are typed", "it is sent"], must: "sending", calls: [["submit", { values: noted }]] },
    { spec: "decisions/known-issues", given: "an issue is being noted", when: "the server has noted it", must: "done", sees: { values: empty }, tells: [["form.sent", { answer: { id: "I-1" } }], "unsaved.forget"] },
    { spec: "decisions/known-issues", given: "an issue is being noted", when: "the server does not know a country", must: "editing", sees: { values: noted, refused: { countries: "COUNTRY_UNKNOWN" }, focus: { field: "countries" } }, not: ["form.sent", "done"] },
    { spec: "decisions/known-issues", given: "an issue was noted", when: "it is sent", must: "editing", not: ["submit"] },

    // What is typed stays in the tab until it is saved or given up
    { spec: "decisions/known-issues", given: "the form of a known issue", when: "code, first day and text are typed", must: "editing", tells: [["unsaved.keep", { values: noted }]] },
    { spec: "decisions/known-issues", given: "an issue could not be noted", when: "the last day is before the first", must: "failed", tells: ["unsaved.keep"] },
    { spec: "decisions/known-issues", given: "noting an issue has broken", when: "the last day is before the first", must: "crashed", tells: ["unsaved.keep"] },
    { spec: "decisions/known-issues", given: "an issue was noted", when: "code, first day and text are typed", must: "editing", tells: [["unsaved.keep", { values: noted }]] },
    { spec: "decisions/known-issues", given: "an issue is typed", when: "the form is reset", must: "editing", tells: ["unsaved.forget"] },
    { spec: "decisions/known-issues", given: "an issue could not be noted", when: "the form is reset", must: "editing", tells: ["unsaved.forget"] },
    { spec: "decisions/known-issues", given: "noting an issue has broken", when: "the form is reset", must: "editing", tells: ["unsaved.forget"] },
    { spec: "decisions/known-issues", given: "an issue was noted", when: "the form is reset", must: "editing", tells: ["unsaved.forget"] },
  ],
});
