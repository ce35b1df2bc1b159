import type { cloudDnsMachine } from "../../../machines/products/cloud-dns.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { serial: "504F94D00001" };
const status = (code: string, tag = "Known") =>
  answers("load", { content: { status: { _tag: tag, code } }, at: 1000 });
const shown = (code: string) => ({ data: { content: { status: { code } }, loadedAt: 1000 } });
const ok = status("ok");
const offline = fails("load", { _tag: "Offline" });
const refused = fails("load", { _tag: "Refused", code: "PRODUCT_NOT_REGISTERED" });
const refresh = { type: "cloudDns.refresh" } as const;

export const table = tableOf<typeof cloudDnsMachine>()({
  situations: {
    "the status is being loaded": { input, steps: [] },
    "the status is known": { input, steps: [ok] },
    "the known status is being loaded again": { input, steps: [ok, refresh] },
    "the known status could not be loaded again": { input, steps: [ok, refresh, offline] },
    "the status could not be loaded": { input, steps: [offline] },
    "loading it has broken": { input, steps: [breaks("load")] },
  },
  steps: {
    "it begins": begins,
    "the status is ok": ok,
    "there are too many IP requests": status("too_many_ip_requests"),
    "the address is blacklisted": status("blacklisted"),
    "the device is not registered": status("miniserver_not_registered"),
    "the status is one that nobody knows": status("asleep", "Unknown"),
    "the status comes late": late(ok),
    "the product is another company's": refused,
    "there is no connection": offline,
    "60 seconds pass": passes(60_000),
    "the call has a defect": breaks("load"),
    "a refresh is asked for": refresh,
    "the person returns to the screen": { type: "screen.returned" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §2", given: "the status is being loaded", when: "it begins", must: "loading", tags: ["busy"], calls: [["load", { serial: "504F94D00001" }]] },
    { spec: "business §4", given: "the status is being loaded", when: "the status is ok", must: "loaded", sees: shown("ok") },
    { spec: "business §4", given: "the status is being loaded", when: "there are too many IP requests", must: "loaded", sees: shown("too_many_ip_requests") },
    { spec: "business §4", given: "the status is being loaded", when: "the address is blacklisted", must: "loaded", sees: shown("blacklisted") },
    { spec: "business §4", given: "the status is being loaded", when: "the device is not registered", must: "loaded", sees: shown("miniserver_not_registered") },
    { spec: "decisions/calls", given: "the status is being loaded", when: "the status is one that nobody knows", must: "loaded", sees: shown("asleep") },
    { spec: "business §8", given: "the status is being loaded", when: "the product is another company's", must: "failed", tags: ["failed"], sees: { failure: { code: "PRODUCT_NOT_REGISTERED" }, data: undefined } },
    { spec: "shell §8", given: "the status is being loaded", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" }, data: undefined }, not: ["stale"] },
    { spec: "decisions/calls", given: "the status is being loaded", when: "60 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the status is being loaded", when: ["60 seconds pass", "the status comes late"], must: "failed", sees: { data: undefined }, not: ["loaded"] },
    { spec: "architecture", given: "the status is being loaded", when: "the call has a defect", must: "crashed", tags: ["failed"] },
    { spec: "decisions/calls", given: "the known status is being loaded again", when: "a refresh is asked for", must: "loading", not: ["load"] },

    // The last known status stays
    { spec: "business §2", given: "the status is known", when: "a refresh is asked for", must: "loading", sees: shown("ok"), calls: ["load"] },
    { spec: "business §2", given: "the status is known", when: "the person returns to the screen", must: "loading", sees: shown("ok"), calls: ["load"] },
    { spec: "business §2", given: "the known status is being loaded again", when: "there is no connection", must: "stale", tags: ["stale"], sees: shown("ok"), not: ["failed"] },
    { spec: "business §2", given: "the known status is being loaded again", when: "60 seconds pass", must: "stale", sees: shown("ok"), not: ["failed"] },
    { spec: "business §8", given: "the known status is being loaded again", when: "the product is another company's", must: "failed", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["stale"] },
    { spec: "decisions/calls", given: "the known status is being loaded again", when: ["60 seconds pass", "the status comes late"], must: "stale", sees: shown("ok"), not: ["loaded"] },
    { spec: "business §4", given: "the known status is being loaded again", when: "the address is blacklisted", must: "loaded", sees: { ...shown("blacklisted"), failure: undefined } },

    // Again
    { spec: "business §2", given: "the known status could not be loaded again", when: "a refresh is asked for", must: "loading", sees: { ...shown("ok"), failure: undefined }, calls: ["load"] },
    { spec: "business §2", given: "the known status could not be loaded again", when: "the person returns to the screen", must: "loading", calls: ["load"] },
    { spec: "shell §8", given: "the status could not be loaded", when: "a refresh is asked for", must: "loading", sees: { failure: undefined }, calls: ["load"] },
    { spec: "shell §8", given: "the status could not be loaded", when: "the person returns to the screen", must: "loading", calls: ["load"] },
    { spec: "architecture", given: "loading it has broken", when: "a refresh is asked for", must: "loading", calls: ["load"] },
    { spec: "architecture", given: "loading it has broken", when: "the person returns to the screen", must: "loading", calls: ["load"] },
  ],
});
