import type { listPreferencesMachine } from "../../../machines/shell/list-preferences.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = undefined;
const hide = { type: "listView.hide", list: "orders", columns: ["total"] } as const;
const compact = { type: "listView.compact", compact: true } as const;
const kept = answers("keep", {});
const offline = fails("keep", { _tag: "Offline" });
const hidden = [{ list: "orders", columns: ["total"] }];

export const table = tableOf<typeof listPreferencesMachine>()({
  situations: {
    "tables as the account keeps them": { input, steps: [] },
    "a column was hidden, and the account is to keep it": { input, steps: [hide] },
    "the choice was not kept": { input, steps: [hide, offline] },
    "keeping the choice has broken": { input, steps: [hide, breaks("keep")] },
  },
  steps: {
    "it begins": begins,
    "a column is hidden": hide,
    "a column of another list is hidden": { type: "listView.hide", list: "tickets", columns: ["user"] },
    "compact rows are chosen": compact,
    "the list is reset": { type: "listView.reset", list: "orders" },
    "the account keeps it": kept,
    "the account keeps it, late": late(kept),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("keep"),
    "a retry is asked for": { type: "listView.retry" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/shell", given: "tables as the account keeps them", when: "it begins", must: "kept", not: ["keep"] },
    { spec: "decisions/shell", given: "tables as the account keeps them", when: "a column is hidden", must: "saving", tags: ["busy"], sees: { unsaved: { hidden } }, calls: [["keep", { hidden }]] },
    { spec: "decisions/shell", given: "tables as the account keeps them", when: "compact rows are chosen", must: "saving", sees: { unsaved: { compact: true } }, calls: [["keep", { compact: true }]] },
    { spec: "decisions/shell", given: "tables as the account keeps them", when: "the list is reset", must: "saving", calls: [["keep", { compact: false, hidden: [{ list: "orders", columns: [] }] }]] },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: "the account keeps it", must: "kept", sees: { unsaved: {} } },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: "compact rows are chosen", must: "saving", sees: { unsaved: { hidden, compact: true } }, not: ["keep"] },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: ["compact rows are chosen", "the account keeps it"], must: "saving", calls: [["keep", { hidden, compact: true }]], not: ["kept"] },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: ["a column of another list is hidden", "the account keeps it"], must: "saving", calls: [["keep", { hidden: [...hidden, { list: "tickets", columns: ["user"] }] }]] },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: ["the list is reset", "the account keeps it", "the account keeps it"], must: "kept", sees: { unsaved: {} } },
    { spec: "decisions/shell", given: "a column was hidden, and the account is to keep it", when: "there is no connection", must: "failed", tags: ["failed"], sees: { unsaved: { hidden }, failure: { _tag: "Offline" } }, not: ["kept"] },
    { spec: "decisions/calls", given: "a column was hidden, and the account is to keep it", when: "90 seconds pass", must: "failed", sees: { unsaved: { hidden }, failure: { _tag: "TimedOut" } }, not: ["kept"] },
    { spec: "decisions/calls", given: "a column was hidden, and the account is to keep it", when: ["90 seconds pass", "the account keeps it, late"], must: "failed", sees: { unsaved: { hidden } }, not: ["kept"] },
    { spec: "architecture", given: "a column was hidden, and the account is to keep it", when: "the call has a defect", must: "crashed", tags: ["failed"], sees: { unsaved: { hidden } } },
    { spec: "decisions/shell", given: "the choice was not kept", when: "a retry is asked for", must: "saving", sees: { failure: undefined }, calls: [["keep", { hidden }]] },
    { spec: "decisions/shell", given: "the choice was not kept", when: "compact rows are chosen", must: "saving", calls: [["keep", { hidden, compact: true }]] },
    { spec: "decisions/shell", given: "the choice was not kept", when: "a column of another list is hidden", must: "saving", calls: [["keep", { hidden: [...hidden, { list: "tickets", columns: ["user"] }] }]] },
    { spec: "decisions/shell", given: "the choice was not kept", when: "the list is reset", must: "saving", calls: [["keep", { hidden: [{ list: "orders", columns: [] }] }]] },
    { spec: "architecture", given: "keeping the choice has broken", when: "a retry is asked for", must: "saving", calls: [["keep", { hidden }]] },
    { spec: "architecture", given: "keeping the choice has broken", when: "compact rows are chosen", must: "saving", calls: [["keep", { compact: true }]] },
    { spec: "architecture", given: "keeping the choice has broken", when: "a column is hidden", must: "saving", calls: ["keep"] },
    { spec: "architecture", given: "keeping the choice has broken", when: "the list is reset", must: "saving", calls: ["keep"] },
  ],
});
