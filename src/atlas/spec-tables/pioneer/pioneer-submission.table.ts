import type { pioneerSubmissionMachine } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { breaks, fails, shows, tableOf } from "../spec-table.ts";

const log = new File(["09:14:00 TX 00 01"], "pairing.log");
const texts = {
  order: "SO-2026-000123",
  model: "Klimara K-35",
  description: "Silent",
  details: "It never answers.",
} as const;
const empty = { order: "", model: "", log: [], description: "", details: "" };
const input = { values: empty, limit: 1_800_000 };
const chosen = shows("files", { files: [{ id: "1", name: log.name, size: log.size, file: log }] });
const offline = fails("submit", { _tag: "Offline" });
const filled = [typed(texts), chosen];

export const table = tableOf<typeof pioneerSubmissionMachine>()({
  situations: {
    "the form of the initiative": { input, steps: [] },
    "a log file is chosen": { input, steps: [chosen] },
    "a submission is being sent": { input, steps: [...filled, submit] },
    "a submission was not sent": { input, steps: [...filled, submit, offline] },
    "sending a submission has broken": { input, steps: [...filled, submit, breaks("submit")] },
    "a submission was refused": {
      input,
      steps: [...filled, submit, refused("PIONEER_ORDER_UNKNOWN", "order")],
    },
    "a submission was sent": {
      input,
      steps: [...filled, submit, accepted(), shows("files", { files: [] })],
    },
  },
  steps: {
    "it is sent": submit,
    "everything but the file is typed": typed(texts),
    "the log file is chosen": chosen,
    "what was typed before a reload is found": { type: "form.found", values: { ...empty, ...texts } },
    "the form is reset": { type: "form.reset" },
    "the server has it": accepted({ id: "PI-2026-000001" }),
    "the company has no such order": refused("PIONEER_ORDER_UNKNOWN", "order"),
    "the server misses the file": refused("PIONEER_LOG_MISSING", "log"),
    "the file is too large": refused("TOO_LARGE", "files[0]"),
    "the file is empty": refused("FILE_EMPTY", "files[0]"),
    "the file is no log": refused("FILE_TYPE_NOT_ALLOWED", "files[0]"),
    "there are too many files": refused("TOO_MANY_FILES"),
    "there is no room for files": refused("STORAGE_FULL"),
    "the company's room for files is used up": refused("COMPANY_STORAGE_FULL"),
    "there is no connection": offline,
    "the model is only spaces": typed({ model: "  " }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/pioneer", given: "the form of the initiative", when: "it is sent", must: "editing", sees: { problems: { order: "MISSING", model: "MISSING", log: "MISSING", description: "MISSING", details: "MISSING" }, focus: { field: "order" } }, not: ["submit"] },
    { spec: "decisions/pioneer", given: "the form of the initiative", when: ["everything but the file is typed", "it is sent"], must: "editing", sees: { problems: { log: "MISSING" }, focus: { field: "log" } }, not: ["submit"] },
    { spec: "decisions/pioneer", given: "a log file is chosen", when: ["everything but the file is typed", "the model is only spaces", "it is sent"], must: "editing", sees: { problems: { model: "MISSING" }, focus: { field: "model" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form of the initiative", when: "everything but the file is typed", must: "editing", tells: [["unsaved.keep", { values: texts }]] },
    { spec: "decisions/forms", given: "the form of the initiative", when: "what was typed before a reload is found", must: "editing", sees: { values: { ...texts, log: [] }, isDirty: true, restored: true }, not: ["submit"] },
    { spec: "business §3", given: "a log file is chosen", when: ["everything but the file is typed", "it is sent"], must: "sending", calls: [["submit", { values: { ...texts, log: [log] } }]] },
    { spec: "business §3", given: "the form of the initiative", when: "the log file is chosen", must: "editing", sees: { values: { log: [log] }, isDirty: true }, not: ["submit"] },
    { spec: "decisions/forms", given: "a log file is chosen", when: "the form is reset", must: "editing", sees: { values: empty }, tells: ["files.clear", "unsaved.forget"] },
    { spec: "business §3", given: "a submission is being sent", when: "the server has it", must: "done", sees: { values: empty, isDirty: false, result: { answer: { id: "PI-2026-000001" } } }, tells: ["form.sent", "files.clear", "unsaved.forget"] },
    { spec: "decisions/calls", given: "a submission is being sent", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "a submission is being sent", when: "there is no connection", must: "failed", sees: { values: { ...texts, log: [log] }, failure: { _tag: "Offline" } }, not: ["form.sent", "files.clear", "unsaved.forget"] },
    { spec: "decisions/pioneer", given: "a submission is being sent", when: "the company has no such order", must: "refused", sees: { values: { ...texts, log: [log] }, refused: { order: "PIONEER_ORDER_UNKNOWN" }, focus: { field: "order" } }, not: ["form.sent", "files.clear"] },
    { spec: "decisions/pioneer", given: "a submission is being sent", when: "the server misses the file", must: "refused", sees: { refused: { log: "PIONEER_LOG_MISSING" }, focus: { field: "log" } }, not: ["form.sent"] },
    { spec: "business §5", given: "a submission is being sent", when: "the file is too large", must: "refused", sees: { values: { ...texts, log: [log] }, refused: { log: "TOO_LARGE" }, failure: undefined }, not: ["form.sent"] },
    { spec: "business §8", given: "a submission is being sent", when: "the file is empty", must: "refused", sees: { refused: { log: "FILE_EMPTY" } }, not: ["form.sent"] },
    { spec: "business §8", given: "a submission is being sent", when: "the file is no log", must: "refused", sees: { refused: { log: "FILE_TYPE_NOT_ALLOWED" } }, not: ["form.sent"] },
    { spec: "business §8", given: "a submission is being sent", when: "there are too many files", must: "refused", sees: { failure: { code: "TOO_MANY_FILES" } }, not: ["form.sent"] },
    { spec: "decisions/server", given: "a submission is being sent", when: "there is no room for files", must: "refused", sees: { failure: { code: "STORAGE_FULL" } }, not: ["form.sent"] },
    { spec: "decisions/server", given: "a submission is being sent", when: "the company's room for files is used up", must: "refused", sees: { failure: { code: "COMPANY_STORAGE_FULL" } }, not: ["form.sent"] },
    { spec: "business §3", given: "a submission was sent", when: "it is sent", must: "editing", sees: { values: empty }, not: ["submit"] },
    { spec: "decisions/forms", given: "a submission was sent", when: "the form is reset", must: "editing", sees: { values: empty }, tells: ["files.clear", "unsaved.forget"] },
    { spec: "decisions/forms", given: "a submission was not sent", when: "the form is reset", must: "editing", sees: { values: empty }, tells: ["files.clear", "unsaved.forget"] },
    { spec: "shell §8", given: "a submission was not sent", when: "it is sent", must: "sending", calls: [["submit", { values: { ...texts, log: [log] } }]] },
    { spec: "decisions/forms", given: "sending a submission has broken", when: "the form is reset", must: "editing", sees: { values: empty }, tells: ["files.clear", "unsaved.forget"] },
    { spec: "business §8", given: "a submission was refused", when: "everything but the file is typed", must: "editing", sees: { values: { ...texts, log: [log] }, refused: {} } },
    { spec: "decisions/forms", given: "a submission was refused", when: "the form is reset", must: "editing", sees: { values: empty }, tells: ["files.clear", "unsaved.forget"] },
  ],
});
