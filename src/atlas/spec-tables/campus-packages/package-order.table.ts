import { createEmptyActor } from "xstate";
import type { packageOrderMachine } from "../../../machines/campus-packages/package-order.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor() };
const starter = { id: "starter", total: 75_600, instance: "int" };
const ask = { type: "package.ask", request: starter } as never;
const askLater = { type: "package.ask", request: { ...starter, total: 80_000 } } as never;
const confirm = { type: "package.confirm" } as const;
const cancel = { type: "package.cancel" } as const;
const ordered = answers("order", { orderId: "CP-2026-000001" });
const refused = (code: string) => fails("order", { _tag: "Refused", code });
const offline = fails("order", { _tag: "Offline" });
const ordering = [ask, confirm];

export const table = tableOf<typeof packageOrderMachine>()({
  situations: {
    "the packages are shown": { input, steps: [] },
    "contents and price are shown": { input, steps: [ask] },
    "the order is being sent": { input, steps: ordering },
    "the package was ordered": { input, steps: [...ordering, ordered] },
    "the offer has changed": { input, steps: [...ordering, refused("PACKAGE_PRICE_CHANGED")] },
    "nobody knows whether it was ordered": { input, steps: [...ordering, offline] },
    "ordering has broken": { input, steps: [...ordering, breaks("order")] },
    "the dialog was closed without an answer": { input, steps: [...ordering, offline, cancel] },
  },
  steps: {
    "it begins": begins,
    "order is pressed": ask,
    "it is confirmed": confirm,
    "the dialog is closed": cancel,
    "the server has ordered it": ordered,
    "the server has ordered it late": late(ordered),
    "the package is not offered any more": refused("PACKAGE_WITHDRAWN"),
    "the package has another price": refused("PACKAGE_PRICE_CHANGED"),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("order"),
    "order is pressed, at another price than before": askLater,
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §2", given: "the packages are shown", when: "it begins", must: "idle", not: ["order"] },
    { spec: "business §2", given: "the packages are shown", when: "order is pressed", must: "asking", tags: ["open"], sees: { request: starter }, not: ["order"] },
    { spec: "business §2", given: "the packages are shown", when: "it is confirmed", must: "idle", not: ["order"] },
    { spec: "business §2", given: "contents and price are shown", when: "the dialog is closed", must: "idle", not: ["order"] },
    { spec: "business §2", given: "contents and price are shown", when: ["the dialog is closed", "it is confirmed"], must: "idle", not: ["order"] },
    { spec: "business §2", given: "contents and price are shown", when: "it is confirmed", must: "ordering", tags: ["open", "busy"], calls: [["order", starter]] },
    { spec: "decisions/calls", given: "the order is being sent", when: "it is confirmed", must: "ordering", not: ["order"] },
    { spec: "decisions/calls", given: "the order is being sent", when: "the dialog is closed", must: "ordering", not: ["idle"] },
    { spec: "decisions/calls", given: "the order is being sent", when: "order is pressed, at another price than before", must: "ordering", sees: { request: starter }, not: ["asking", "order"] },
    { spec: "business §2", given: "the order is being sent", when: "the server has ordered it", must: "done", tags: ["done"], sees: { ordered: { orderId: "CP-2026-000001" } }, tells: ["package.ordered"] },
    { spec: "business §2", given: "the order is being sent", when: "the package is not offered any more", must: "refused", tags: ["open", "failed"], sees: { failure: { code: "PACKAGE_WITHDRAWN" }, ordered: undefined }, tells: ["resource.refresh"], not: ["package.ordered"] },
    { spec: "decisions/advantages", given: "the order is being sent", when: "the package has another price", must: "refused", sees: { failure: { code: "PACKAGE_PRICE_CHANGED" }, ordered: undefined }, tells: ["resource.refresh"], not: ["package.ordered"] },
    { spec: "shell §8", given: "the order is being sent", when: "there is no connection", must: "failed", tags: ["open", "failed"], sees: { failure: { _tag: "Offline" } }, not: ["package.ordered"] },
    { spec: "decisions/calls", given: "the order is being sent", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["package.ordered"] },
    { spec: "decisions/calls", given: "the order is being sent", when: ["90 seconds pass", "the server has ordered it late"], must: "failed", not: ["package.ordered", "done"] },
    { spec: "architecture", given: "the order is being sent", when: "the call has a defect", must: "crashed", tags: ["open", "failed"], not: ["package.ordered"] },

    // Afterwards
    { spec: "business §2", given: "the package was ordered", when: "order is pressed", must: "asking", sees: { ordered: undefined }, not: ["order"] },
    { spec: "business §2", given: "the package was ordered", when: "it is confirmed", must: "done", not: ["order"] },
    { spec: "decisions/advantages", given: "the offer has changed", when: "it is confirmed", must: "refused", not: ["order"] },
    { spec: "decisions/advantages", given: "the offer has changed", when: "the dialog is closed", must: "idle" },
    { spec: "decisions/advantages", given: "the offer has changed", when: ["the dialog is closed", "order is pressed, at another price than before", "it is confirmed"], must: "ordering", sees: { failure: undefined }, calls: [["order", { total: 80_000 }]] },
    { spec: "decisions/advantages", given: "nobody knows whether it was ordered", when: "it is confirmed", must: "ordering", sees: { failure: undefined }, calls: [["order", starter]] },
    { spec: "decisions/advantages", given: "nobody knows whether it was ordered", when: "the dialog is closed", must: "unsure", sees: { request: starter } },
    { spec: "decisions/advantages", given: "the dialog was closed without an answer", when: "order is pressed", must: "failed", sees: { request: starter }, not: ["order", "asking"] },
    { spec: "decisions/advantages", given: "the dialog was closed without an answer", when: ["order is pressed", "it is confirmed"], must: "ordering", calls: [["order", starter]] },
    { spec: "architecture", given: "ordering has broken", when: "it is confirmed", must: "ordering", calls: [["order", starter]] },
    { spec: "architecture", given: "ordering has broken", when: "the dialog is closed", must: "unsure" },
    { spec: "decisions/advantages", given: "the dialog was closed without an answer", when: ["order is pressed, at another price than before", "it is confirmed"], must: "ordering", calls: [["order", starter]] },
  ],
});
