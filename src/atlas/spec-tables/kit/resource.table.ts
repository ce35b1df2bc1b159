import type { resourceMachine } from "../../../machines/kit/resource.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { request: "page 1" };
const loaded = (content: unknown, call = "load") => answers(call, { content, at: 1000 });
const offline = { _tag: "Offline" };
const first = [loaded("orders")];
const refresh = { type: "resource.refresh" } as const;
const returned = { type: "screen.returned" } as const;
const shows = (content: unknown, from = "page 1") => ({
  data: { _tag: "Loaded", content, loadedFrom: from },
});

export const table = tableOf<typeof resourceMachine>()({
  situations: {
    "a screen is opened": { input, steps: [] },
    "content is shown": { input, steps: first },
    "a list is shown": { input, steps: [loaded([{ id: 1 }, { id: 2 }])] },
    "the content is refreshed": { input, steps: [...first, refresh] },
    "a list is refreshed": { input, steps: [loaded([{ id: 1 }, { id: 2 }]), refresh] },
    "the last refresh failed": { input, steps: [...first, refresh, fails("refresh", offline)] },
    "nothing could be loaded": { input, steps: [fails("load", offline)] },
    "the load has broken": { input, steps: [breaks("load")] },
  },
  steps: {
    "it begins": begins,
    "the content comes": loaded("orders"),
    "the call fails": fails("load", offline),
    "59 seconds pass": passes(59_000),
    "a minute passes": passes(60_000),
    "the call has a defect": breaks("load"),
    "the content comes late": late(loaded("orders of before")),
    "the newer content comes": loaded("newer orders", "refresh"),
    "the newer content comes late": late(loaded("newer orders", "refresh")),
    "the refresh fails": fails("refresh", offline),
    "the refresh finds that it is gone": fails("refresh", { _tag: "Refused", code: "NOT_FOUND" }),
    "the refresh is refused otherwise": fails("refresh", { _tag: "Refused", code: "FORBIDDEN" }),
    "the refresh has a defect": breaks("refresh"),
    "another page is asked for": { type: "resource.request", request: "page 2" },
    "a refresh is asked for": refresh,
    "a retry is asked for": { type: "resource.retry" },
    "the person returns to the screen": returned,
    "the server says that it has changed": { type: "resource.invalidate", topics: ["orders"] },
    "the server says that something else has changed": { type: "resource.invalidate", topics: [] },
    "a write answers with new content": { type: "resource.changed", content: "written" },
    "a write answers with one item": {
      type: "resource.itemChanged",
      id: 1,
      content: [
        { id: 1, done: true },
        { id: 2, done: true },
      ],
    },
    "a write has made it obsolete": { type: "resource.gone" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §3", given: "a screen is opened", when: "it begins", must: "loading", tags: ["busy"], sees: { data: { _tag: "None" } }, calls: [["load", { request: "page 1", unattended: false }]] },
    { spec: "shell §3", given: "a screen is opened", when: "the content comes", must: "loaded.fresh", sees: shows("orders") },
    { spec: "shell §8", given: "a screen is opened", when: "the call fails", must: "failed", tags: ["failed"], sees: { data: { _tag: "None" }, failure: offline } },
    { spec: "decisions/forms", given: "a screen is opened", when: ["the call fails", "a refresh is asked for"], must: "loading", sees: { failure: undefined }, calls: ["load"] },
    { spec: "decisions/forms", given: "a screen is opened", when: ["the call has a defect", "a refresh is asked for"], must: "loading", calls: ["load"] },
    { spec: "decisions/calls", given: "a screen is opened", when: "59 seconds pass", must: "loading", not: ["failed"] },
    { spec: "decisions/calls", given: "a screen is opened", when: "a minute passes", must: "failed", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "a screen is opened", when: ["a minute passes", "the content comes late"], must: "failed", sees: { data: { _tag: "None" } }, not: ["loaded"] },
    { spec: "architecture", given: "a screen is opened", when: "the call has a defect", must: "crashed", tags: ["failed"], sees: { data: { _tag: "None" } } },
    { spec: "shell §3", given: "a screen is opened", when: "another page is asked for", must: "loading", calls: [["load", { request: "page 2" }]] },
    { spec: "decisions/calls", given: "a screen is opened", when: ["another page is asked for", "the content comes late"], must: "loading", sees: { data: { _tag: "None" } }, not: ["loaded"] },
    { spec: "decisions/calls", given: "a screen is opened", when: "a refresh is asked for", must: "loading", calls: [["load", { request: "page 1", unattended: false }]] },
    { spec: "decisions/calls", given: "a screen is opened", when: ["a refresh is asked for", "the content comes late"], must: "loading", not: ["loaded"] },
    { spec: "decisions/calls", given: "a screen is opened", when: "the person returns to the screen", must: "loading", not: ["load"] },
    { spec: "decisions/live", given: "a screen is opened", when: "the server says that it has changed", must: "loading", calls: [["load", { request: "page 1", unattended: false }]] },
    { spec: "decisions/live", given: "a screen is opened", when: ["the server says that it has changed", "the content comes late"], must: "loading", not: ["loaded"] },
    { spec: "decisions/live", given: "a screen is opened", when: "the server says that something else has changed", must: "loading", not: ["load"] },

    // Content is shown
    { spec: "shell §3", given: "content is shown", when: "a refresh is asked for", must: "loaded.refreshing", tags: ["busy"], sees: shows("orders"), calls: [["load", { request: "page 1", unattended: false }]] },
    { spec: "shell §3", given: "content is shown", when: "the person returns to the screen", must: "loaded.refreshing", sees: shows("orders"), calls: [["load", { request: "page 1", unattended: false }]] },
    { spec: "decisions/live", given: "content is shown", when: "the server says that it has changed", must: "loaded.refreshing", sees: shows("orders"), calls: [["load", { unattended: true }]] },
    { spec: "decisions/live", given: "content is shown", when: ["the server says that it has changed", "the newer content comes", "a refresh is asked for"], must: "loaded.refreshing", calls: [["load", { unattended: false }]] },
    { spec: "decisions/live", given: "content is shown", when: "the server says that something else has changed", must: "loaded.fresh", not: ["load"] },
    { spec: "shell §3", given: "content is shown", when: "another page is asked for", must: "loaded.refreshing", sees: shows("orders"), calls: [["load", { request: "page 2" }]] },
    { spec: "shell §3", given: "content is shown", when: ["another page is asked for", "the newer content comes"], must: "loaded.fresh", sees: { data: { content: "newer orders", loadedFrom: "page 2", loadedAt: 1000 } } },
    { spec: "shell §3", given: "content is shown", when: "a write answers with new content", must: "loaded.fresh", sees: shows("written"), not: ["load"] },
    { spec: "decisions/calls", given: "a list is shown", when: "a write answers with one item", must: "loaded.fresh", sees: shows([{ id: 1, done: true }, { id: 2 }]), not: ["load"] },
    { spec: "shell §3", given: "content is shown", when: "a write has made it obsolete", must: "loading", sees: { data: { _tag: "None" } }, calls: ["load"] },
    { spec: "shell §3", given: "content is shown", when: "a retry is asked for", must: "loaded.fresh", not: ["load"] },

    // A refresh
    { spec: "shell §3", given: "the content is refreshed", when: "the newer content comes", must: "loaded.fresh", sees: shows("newer orders") },
    { spec: "shell §8", given: "the content is refreshed", when: "the refresh fails", must: "loaded.stale", tags: ["stale"], sees: { ...shows("orders"), failure: offline }, not: ["failed"] },
    { spec: "decisions/calls", given: "the content is refreshed", when: "a minute passes", must: "loaded.stale", sees: { ...shows("orders"), failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the content is refreshed", when: ["a minute passes", "the newer content comes late"], must: "loaded.stale", sees: shows("orders"), not: ["loaded.fresh"] },
    { spec: "shell §3", given: "the content is refreshed", when: "the refresh finds that it is gone", must: "failed", sees: { data: { _tag: "None" }, failure: { code: "NOT_FOUND" } } },
    { spec: "shell §8", given: "the content is refreshed", when: "the refresh is refused otherwise", must: "loaded.stale", sees: shows("orders") },
    { spec: "architecture", given: "the content is refreshed", when: "the refresh has a defect", must: "crashed" },
    { spec: "decisions/calls", given: "the content is refreshed", when: "a refresh is asked for", must: "loaded.refreshing", calls: ["load"] },
    { spec: "decisions/calls", given: "the content is refreshed", when: ["a refresh is asked for", "the newer content comes late"], must: "loaded.refreshing", sees: shows("orders"), not: ["loaded.fresh"] },
    { spec: "shell §3", given: "the content is refreshed", when: "another page is asked for", must: "loaded.refreshing", calls: [["load", { request: "page 2" }]] },
    { spec: "decisions/calls", given: "the content is refreshed", when: ["another page is asked for", "the newer content comes late"], must: "loaded.refreshing", sees: shows("orders"), not: ["loaded.fresh"] },
    { spec: "decisions/live", given: "the content is refreshed", when: "the server says that it has changed", must: "loaded.refreshing", calls: [["load", { unattended: true }]] },
    { spec: "shell §3", given: "the content is refreshed", when: "a write answers with new content", must: "loaded.refreshing", sees: shows("written"), calls: ["load"] },
    { spec: "decisions/calls", given: "the content is refreshed", when: ["a write answers with new content", "the newer content comes late"], must: "loaded.refreshing", sees: shows("written") },
    { spec: "decisions/calls", given: "a list is refreshed", when: "a write answers with one item", must: "loaded.refreshing", sees: shows([{ id: 1, done: true }, { id: 2 }]), calls: ["load"] },
    { spec: "shell §3", given: "the content is refreshed", when: "a write has made it obsolete", must: "loading", sees: { data: { _tag: "None" } }, calls: ["load"] },

    // After a failure
    { spec: "shell §8", given: "the last refresh failed", when: "a retry is asked for", must: "loaded.refreshing", sees: { ...shows("orders"), failure: undefined }, calls: ["load"] },
    { spec: "shell §8", given: "the last refresh failed", when: ["a retry is asked for", "the newer content comes"], must: "loaded.fresh", sees: { ...shows("newer orders"), failure: undefined } },
    { spec: "shell §8", given: "the last refresh failed", when: "a refresh is asked for", must: "loaded.refreshing", sees: shows("orders"), calls: ["load"] },
    { spec: "shell §8", given: "the last refresh failed", when: "the person returns to the screen", must: "loaded.refreshing", calls: ["load"] },
    { spec: "shell §8", given: "nothing could be loaded", when: "a retry is asked for", must: "loading", sees: { failure: undefined }, calls: [["load", { request: "page 1" }]] },
    { spec: "shell §8", given: "nothing could be loaded", when: "the person returns to the screen", must: "loading", calls: ["load"] },
    { spec: "shell §8", given: "nothing could be loaded", when: "another page is asked for", must: "loading", calls: [["load", { request: "page 2" }]] },
    { spec: "architecture", given: "the load has broken", when: "a retry is asked for", must: "loading", calls: ["load"] },
    { spec: "architecture", given: "the load has broken", when: "the person returns to the screen", must: "loading", calls: ["load"] },
    { spec: "architecture", given: "the load has broken", when: "another page is asked for", must: "loading", calls: [["load", { request: "page 2" }]] },
  ],
});
