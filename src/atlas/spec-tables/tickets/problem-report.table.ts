import type { problemReportMachine } from "../../../machines/tickets/problem-report.machine.ts";
import { begins, breaks, ends, late, passes, tableOf } from "../spec-table.ts";

const input = { attachable: true };
const report = { fileName: "portal-journal.json", text: "{}", count: 1 };
const collected = ends("collect", report);
const data = { _tag: "Collected", report };
const save = { type: "report.save" } as const;
const attach = { type: "report.attach" } as const;
const close = { type: "report.close" } as const;

export const table = tableOf<typeof problemReportMachine>()({
  situations: {
    "a report is asked for": { input, steps: [] },
    "the report is shown": { input, steps: [collected] },
    "the report is shown, and no ticket can be made": { input: { attachable: false }, steps: [collected] },
    "the file is being saved": { input, steps: [collected, save] },
    "the file was saved": { input, steps: [collected, save, ends("save")] },
    "the ticket form is being opened": { input, steps: [collected, attach] },
    "the file was not saved": { input, steps: [collected, save, breaks("save")] },
    "the report could not be made": { input, steps: [breaks("collect")] },
    "the report is closed": { input, steps: [collected, close] },
  },
  steps: {
    "it begins": begins,
    "the report is made": collected,
    "the report is made late": late(collected),
    "making it has a defect": breaks("collect"),
    "10 seconds pass": passes(10_000),
    "saving is pressed": save,
    "the browser has saved it": ends("save"),
    "the browser does not save it": breaks("save"),
    "a ticket is asked for": attach,
    "the ticket form is open": ends("attach"),
    "the ticket form does not open": breaks("attach"),
    "a retry is asked for": { type: "report.retry" },
    "it is closed": close,
    "the page changes": { type: "help.close" },
    "it is asked for again, without the right to make tickets": { type: "report.open", attachable: false },
    "the browser has saved it late": late(ends("save")),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/journal", given: "a report is asked for", when: "it begins", must: "collecting", tags: ["shown", "busy"], calls: ["collect"], not: ["save", "attach"] },
    { spec: "decisions/journal", given: "a report is asked for", when: "the report is made", must: "shown", tags: ["shown"], sees: { data }, not: ["save", "attach"] },
    { spec: "architecture", given: "a report is asked for", when: "10 seconds pass", must: "crashed", tags: ["shown", "failed"] },
    { spec: "decisions/calls", given: "a report is asked for", when: ["10 seconds pass", "the report is made late"], must: "crashed", not: ["shown"] },
    { spec: "architecture", given: "a report is asked for", when: "making it has a defect", must: "crashed" },
    { spec: "shell §1", given: "a report is asked for", when: "the page changes", must: "closed" },
    { spec: "decisions/journal", given: "a report is asked for", when: ["it is closed", "the report is made late"], must: "closed", sees: { data: { _tag: "None" } }, not: ["shown"] },
    { spec: "architecture", given: "the report could not be made", when: "a retry is asked for", must: "collecting", calls: ["collect"] },

    // Nothing leaves the browser unless the person wants it
    { spec: "decisions/journal", given: "the report is shown", when: "saving is pressed", must: "saving", tags: ["shown", "busy"], calls: [["save", { data }]], not: ["attach"] },
    { spec: "decisions/journal", given: "the report is shown", when: "a ticket is asked for", must: "attaching", tags: ["shown", "busy"], calls: [["attach", { data }]], not: ["save"] },
    { spec: "decisions/journal", given: "the report is shown, and no ticket can be made", when: "a ticket is asked for", must: "shown", not: ["attach"] },
    { spec: "decisions/journal", given: "the report is shown, and no ticket can be made", when: "saving is pressed", must: "saving", calls: ["save"] },
    { spec: "decisions/calls", given: "the file is being saved", when: "saving is pressed", must: "saving", not: ["save"] },
    { spec: "decisions/journal", given: "the file is being saved", when: "the browser has saved it", must: "saved", tags: ["shown", "done"], sees: { data } },
    { spec: "decisions/journal", given: "the file is being saved", when: "the browser does not save it", must: "failed", tags: ["shown", "failed"], sees: { data } },
    { spec: "architecture", given: "the file is being saved", when: "10 seconds pass", must: "failed", sees: { data }, not: ["saved"] },
    { spec: "decisions/journal", given: "the ticket form is being opened", when: "the ticket form is open", must: "closed", sees: { data: { _tag: "None" } } },
    { spec: "decisions/journal", given: "the ticket form is being opened", when: "the ticket form does not open", must: "failed", sees: { data } },
    { spec: "architecture", given: "the ticket form is being opened", when: "10 seconds pass", must: "failed", sees: { data } },
    { spec: "decisions/journal", given: "the file was saved", when: "saving is pressed", must: "saving", calls: ["save"] },
    { spec: "decisions/journal", given: "the file was saved", when: "a ticket is asked for", must: "attaching", calls: ["attach"] },
    { spec: "decisions/journal", given: "the file was not saved", when: "saving is pressed", must: "saving", calls: ["save"] },
    { spec: "decisions/journal", given: "the file was not saved", when: "a ticket is asked for", must: "attaching", calls: ["attach"] },
    { spec: "decisions/journal", given: "the report is shown", when: "it is closed", must: "closed", sees: { data: { _tag: "None" } } },
    { spec: "decisions/journal", given: "the report is closed", when: "it is asked for again, without the right to make tickets", must: "collecting", sees: { attachable: false }, calls: ["collect"] },
    { spec: "decisions/calls", given: "the ticket form is being opened", when: "a ticket is asked for", must: "attaching", not: ["attach"] },
    { spec: "decisions/journal", given: "the ticket form is being opened", when: "saving is pressed", must: "attaching", not: ["save"] },
    { spec: "decisions/calls", given: "the file is being saved", when: ["10 seconds pass", "the browser has saved it late"], must: "failed", sees: { data }, not: ["saved"] },
    { spec: "shell §1", given: "the file is being saved", when: ["the page changes", "the browser has saved it late"], must: "closed", sees: { data: { _tag: "None" } }, not: ["saved"] },
    { spec: "decisions/journal", given: "the report could not be made", when: "it is closed", must: "closed" },
  ],
});
