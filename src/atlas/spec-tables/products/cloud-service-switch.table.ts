import { createEmptyActor } from "xstate";
import type { cloudServiceSwitchMachine } from "../../../machines/products/cloud-service-switch.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { serial: "504F94D00001", service: "mailer", limit: 90_000, parent: createEmptyActor() };
const on = { type: "cloudService.switch", on: true } as const;
const offline = fails("send", { _tag: "Offline" });
const product = { serial: "504F94D00001" };
const asked = [["send", { serial: "504F94D00001", service: "mailer", on: true }]] as const;

export const table = tableOf<typeof cloudServiceSwitchMachine>()({
  situations: {
    "the mailer is off": { input, steps: [] },
    "it is being switched on": { input, steps: [on] },
    "it was switched on": { input, steps: [on, answers("send", product)] },
    "it was refused": { input, steps: [on, fails("send", { _tag: "Refused", code: "INVALID_REQUEST" })] },
    "there was no connection": { input, steps: [on, offline] },
    "the call has broken": { input, steps: [on, breaks("send")] },
  },
  steps: {
    "it begins": begins,
    "on is pressed": on,
    "off is pressed": { type: "cloudService.switch", on: false },
    "a retry is asked for": { type: "cloudService.retry" },
    "the server has switched it": answers("send", product),
    "the product is another company's": fails("send", { _tag: "Refused", code: "PRODUCT_NOT_REGISTERED" }),
    "the server refuses it": fails("send", { _tag: "Refused", code: "INVALID_REQUEST" }),
    "there is no connection": offline,
    "the server has a fault": fails("send", { _tag: "EndpointFailure", status: 503 }),
    "the person may not do it any more": fails("send", { _tag: "NoAccess" }),
    "the session turns out to be over": fails("send", { _tag: "SessionExpired" }),
    "90 seconds pass": passes(90_000),
    "the server has switched it late": late(answers("send", product)),
    "the call has a defect": breaks("send"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §3", given: "the mailer is off", when: "it begins", must: "idle", not: ["send"] },
    { spec: "decisions/products", given: "the mailer is off", when: "on is pressed", must: "sending", tags: ["busy"], sees: { wanted: true }, calls: asked, not: ["resource.changed"] },
    { spec: "decisions/calls", given: "it is being switched on", when: "on is pressed", must: "sending", not: ["send"] },
    { spec: "decisions/calls", given: "it is being switched on", when: "off is pressed", must: "sending", sees: { wanted: true }, not: ["send"] },
    { spec: "decisions/calls", given: "it is being switched on", when: "a retry is asked for", must: "sending", not: ["send"] },
    { spec: "decisions/products", given: "it is being switched on", when: "the server has switched it", must: "done", tags: ["done"], tells: [["resource.changed", { content: product }]], not: ["resource.refresh"] },
    { spec: "business §8", given: "it is being switched on", when: "the product is another company's", must: "refused", tags: ["failed"], sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, tells: ["resource.refresh"], not: ["resource.changed", "done"] },
    { spec: "decisions/products", given: "it is being switched on", when: "the server refuses it", must: "refused", tells: ["resource.refresh"], not: ["resource.changed", "failed"] },
    { spec: "decisions/calls", given: "it is being switched on", when: "there is no connection", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "shell §8", given: "it is being switched on", when: "the server has a fault", must: "failed", sees: { failure: { _tag: "EndpointFailure" } }, tells: ["resource.refresh"] },
    { spec: "shell §8", given: "it is being switched on", when: "the person may not do it any more", must: "refused", sees: { failure: { _tag: "NoAccess" } }, tells: ["resource.refresh"], not: ["failed"] },
    { spec: "decisions/session", given: "it is being switched on", when: "the session turns out to be over", must: "refused", sees: { failure: { _tag: "SessionExpired" } }, tells: ["resource.refresh"], not: ["failed"] },
    { spec: "decisions/calls", given: "it is being switched on", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut", limit: 90_000 } }, tells: ["resource.refresh"] },
    { spec: "decisions/calls", given: "it is being switched on", when: ["90 seconds pass", "the server has switched it late"], must: "failed", not: ["done", "resource.changed"] },
    { spec: "architecture", given: "it is being switched on", when: "the call has a defect", must: "crashed", tags: ["failed"], tells: ["resource.refresh"] },
    { spec: "decisions/products", given: "it was switched on", when: "off is pressed", must: "sending", sees: { wanted: false }, calls: [["send", { on: false }]] },
    { spec: "decisions/products", given: "it was refused", when: "on is pressed", must: "sending", sees: { failure: undefined }, calls: asked },
    { spec: "decisions/products", given: "it was refused", when: "a retry is asked for", must: "refused", not: ["send"] },
    { spec: "shell §8", given: "there was no connection", when: "a retry is asked for", must: "sending", sees: { failure: undefined }, calls: asked },
    { spec: "decisions/calls", given: "there was no connection", when: "90 seconds pass", must: "failed", not: ["send"] },
    { spec: "shell §8", given: "there was no connection", when: "off is pressed", must: "sending", calls: [["send", { on: false }]] },
    { spec: "architecture", given: "the call has broken", when: "a retry is asked for", must: "sending", calls: asked },
    { spec: "architecture", given: "the call has broken", when: "on is pressed", must: "sending", calls: asked },
  ],
});
