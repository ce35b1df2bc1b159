import type { searchMachine } from "../../../machines/search/search.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = undefined;
const open = { type: "search.open" } as const;
const relay = { type: "search.typed", text: "relay" } as const;
const pause = passes(200);
const groups = [{ kind: "order", hits: [] }];
const found = answers("find", { groups });
const offline = fails("find", { _tag: "Offline" });
const typing = [open, relay];
const searching = [...typing, pause];
const chosen = { type: "search.chosen", address: "/order/1/", title: "Order 1" } as const;

export const table = tableOf<typeof searchMachine>()({
  situations: {
    "no dialog is open": { input, steps: [] },
    "the dialog is open": { input, steps: [open] },
    "something is typed": { input, steps: typing },
    "the server searches": { input, steps: searching },
    "something was found": { input, steps: [...searching, found] },
    "the server did not search": { input, steps: [...searching, offline] },
    "the search has broken": { input, steps: [...searching, breaks("find")] },
    "an order was opened from the search before": { input, steps: [open, chosen, open] },
  },
  steps: {
    "it begins": begins,
    "the search is opened": open,
    "two characters are typed": { type: "search.typed", text: "re" },
    "three characters are typed": { type: "search.typed", text: "rel" },
    "two characters and blanks are typed": { type: "search.typed", text: " re  " },
    "120 characters are typed": { type: "search.typed", text: "relay".repeat(24) },
    "it is typed with blanks around it": { type: "search.typed", text: " relay " },
    "more is typed": { type: "search.typed", text: "relay 2" },
    "a blank is typed": { type: "search.typed", text: "relay " },
    "almost 0.2 seconds pass": passes(199),
    "0.2 seconds pass": pause,
    "the server finds something": found,
    "the server finds something late": late(found),
    "the server finds nothing": answers("find", { groups: [] }),
    "there is no connection": offline,
    "30 seconds pass": passes(30_000),
    "the call has a defect": breaks("find"),
    "a retry is asked for": { type: "search.retry" },
    "a hit is chosen": chosen,
    "another hit is chosen": { type: "search.chosen", address: "/order/2/", title: "Order 2" },
    "it is closed": { type: "search.close" },
    "the page changes": { type: "help.close" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/search", given: "no dialog is open", when: "it begins", must: "closed", not: ["find"] },
    { spec: "decisions/search", given: "no dialog is open", when: "the search is opened", must: "open.idle", tags: ["shown"], sees: { text: "", groups: [] }, not: ["find"] },
    { spec: "decisions/search", given: "the dialog is open", when: ["two characters are typed", "0.2 seconds pass"], must: "open.idle", sees: { text: "re" }, not: ["find"] },
    { spec: "decisions/search", given: "the dialog is open", when: ["three characters are typed", "0.2 seconds pass"], must: "open.searching", tags: ["busy"], calls: [["find", { query: "rel" }]] },
    { spec: "decisions/search", given: "the dialog is open", when: ["two characters and blanks are typed", "0.2 seconds pass"], must: "open.idle", not: ["find"] },
    { spec: "decisions/search", given: "the dialog is open", when: ["120 characters are typed", "0.2 seconds pass"], must: "open.searching", calls: [["find", { query: "relay".repeat(20) }]] },
    { spec: "decisions/search", given: "the dialog is open", when: ["it is typed with blanks around it", "0.2 seconds pass"], must: "open.searching", calls: [["find", { query: "relay" }]] },
    { spec: "decisions/search", given: "something is typed", when: "almost 0.2 seconds pass", must: "open.pausing", tags: ["busy"], not: ["find"] },
    { spec: "decisions/search", given: "something is typed", when: ["almost 0.2 seconds pass", "more is typed", "almost 0.2 seconds pass"], must: "open.pausing", not: ["find"] },
    { spec: "decisions/search", given: "something is typed", when: "0.2 seconds pass", must: "open.searching", calls: [["find", { query: "relay" }]] },
    { spec: "decisions/search", given: "the server searches", when: "the server finds something", must: "open.found", sees: { groups } },
    { spec: "decisions/search", given: "the server searches", when: "the server finds nothing", must: "open.nothing", tags: ["nothing"], sees: { groups: [] }, not: ["open.found"] },
    { spec: "shell §8", given: "the server searches", when: "there is no connection", must: "open.failed", tags: ["failed"], sees: { text: "relay", failure: { _tag: "Offline" } }, not: ["open.nothing"] },
    { spec: "decisions/calls", given: "the server searches", when: "30 seconds pass", must: "open.failed", sees: { failure: { _tag: "TimedOut" } }, not: ["open.nothing"] },
    { spec: "decisions/calls", given: "the server searches", when: ["30 seconds pass", "the server finds something late"], must: "open.failed", sees: { groups: [] }, not: ["open.found"] },
    { spec: "decisions/search", given: "the server searches", when: "two characters are typed", must: "open.idle", sees: { groups: [] } },
    { spec: "decisions/search", given: "the server searches", when: ["two characters are typed", "the server finds something late"], must: "open.idle", sees: { groups: [] }, not: ["open.found"] },
    { spec: "architecture", given: "the server searches", when: "the call has a defect", must: "open.crashed", tags: ["failed"], sees: { groups: [] } },
    { spec: "decisions/search", given: "the server searches", when: "a blank is typed", must: "open.searching", sees: { text: "relay " }, not: ["find"] },
    { spec: "decisions/search", given: "the server searches", when: ["more is typed", "the server finds something late"], must: "open.pausing", sees: { groups: [] }, not: ["open.found"] },
    { spec: "decisions/search", given: "something was found", when: ["more is typed", "0.2 seconds pass"], must: "open.searching", sees: { groups }, calls: [["find", { query: "relay 2" }]] },
    { spec: "decisions/search", given: "something was found", when: ["more is typed", "0.2 seconds pass", "the server finds nothing"], must: "open.nothing", sees: { groups: [] } },
    { spec: "shell §8", given: "something was found", when: ["more is typed", "0.2 seconds pass", "there is no connection"], must: "open.failed", sees: { groups: [] }, not: ["open.found"] },
    { spec: "architecture", given: "something was found", when: ["more is typed", "0.2 seconds pass", "the call has a defect"], must: "open.crashed", sees: { groups: [] } },
    { spec: "decisions/search", given: "something was found", when: "two characters are typed", must: "open.idle", sees: { text: "re", groups: [] } },
    { spec: "decisions/search", given: "something was found", when: "a hit is chosen", must: "closed", sees: { visited: [{ address: "/order/1/" }], text: "", groups: [] }, tells: [["search.left", { address: "/order/1/" }]] },
    { spec: "decisions/search", given: "something was found", when: "it is closed", must: "closed", sees: { text: "", groups: [], visited: [] }, not: ["search.left"] },
    { spec: "shell §1", given: "something was found", when: "the page changes", must: "closed", not: ["search.left"] },
    { spec: "decisions/search", given: "the server searches", when: ["it is closed", "the server finds something late"], must: "closed", sees: { groups: [] }, not: ["open"] },
    { spec: "decisions/search", given: "an order was opened from the search before", when: "another hit is chosen", must: "closed", sees: { visited: [{ address: "/order/2/" }, { address: "/order/1/" }] } },
    { spec: "decisions/search", given: "an order was opened from the search before", when: "a hit is chosen", must: "closed", sees: { visited: [{ address: "/order/1/" }] } },
    { spec: "shell §8", given: "the server did not search", when: "a retry is asked for", must: "open.searching", sees: { failure: undefined }, calls: [["find", { query: "relay" }]] },
    { spec: "decisions/search", given: "the server did not search", when: ["more is typed", "0.2 seconds pass"], must: "open.searching", calls: [["find", { query: "relay 2" }]] },
    { spec: "decisions/search", given: "no dialog is open", when: "the page changes", must: "closed" },
    { spec: "architecture", given: "the search has broken", when: "a retry is asked for", must: "open.searching", calls: ["find"] },
  ],
});
