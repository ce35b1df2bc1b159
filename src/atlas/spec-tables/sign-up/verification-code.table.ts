import type { verificationCodeMachine } from "../../../machines/sign-up/verification-code.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { email: "grace@example.com" };
const sent = answers("sendCode", { resendAfter: 30 });
const refused = (code: string, more: object = {}) => fails("sendCode", { _tag: "Refused", code, ...more });
const resend = { type: "code.resend" } as const;

export const table = tableOf<typeof verificationCodeMachine>()({
  situations: {
    "the step of the code is opened": { input, steps: [] },
    "a code was sent, and the next one may be in 30 seconds": { input, steps: [sent] },
    "another code can be sent": { input, steps: [sent, passes(30_000)] },
    "another code is being sent": { input, steps: [sent, passes(30_000), resend] },
    "the form of the code has broken": { input, steps: [sent, breaks("codeForm")] },
    "no code was sent": { input, steps: [fails("sendCode", { _tag: "Offline" })] },
    "sending a code has broken": { input, steps: [breaks("sendCode")] },
  },
  steps: {
    "it begins": begins,
    "the code is sent": sent,
    "the code is sent late": late(sent),
    "the code is compared, and is right": answers("codeForm", { verification: "proof" }),
    "the form has a defect": breaks("codeForm"),
    "the address has an active account": refused("WEBACCOUNT_EXISTS_ACTIVE", { field: "email" }),
    "the address has an account that is not activated": refused("WEBACCOUNT_EXISTS_INACTIVE", {
      field: "email",
    }),
    "the address is no address": refused("EMAIL_INVALID", { field: "email" }),
    "a number names the address": refused("7005", { field: "email" }),
    "the last code was sent a short time ago": refused("TOO_MANY_REQUESTS", { retryAfter: 12 }),
    "codes were sent to the address too often": refused("TOO_MANY_REQUESTS", {
      field: "email",
      retryAfter: 12,
    }),
    "there is no connection": fails("sendCode", { _tag: "Offline" }),
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("sendCode"),
    "29 seconds pass": passes(29_000),
    "a second passes": passes(1000),
    "another code is asked for": resend,
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the step of the code is opened", when: "it begins", must: "open.sending", tags: ["busy"], calls: [["sendCode", { email: "grace@example.com" }], ["codeForm", { values: { email: "grace@example.com", code: "" }, limit: 90_000 }]] },
    { spec: "business §5", given: "the step of the code is opened", when: "the code is sent", must: "open.cooling", sees: { sent: true, wait: 30 } },
    { spec: "business §5", given: "the step of the code is opened", when: "the code is compared, and is right", must: "verified", sees: { end: { _tag: "Verified", email: "grace@example.com", proof: "proof" } } },
    { spec: "business §8", given: "the step of the code is opened", when: "the address has an active account", must: "refused", sees: { end: { _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE" } }, not: ["verified"] },
    { spec: "business §8", given: "the step of the code is opened", when: "the address has an account that is not activated", must: "refused", sees: { end: { code: "WEBACCOUNT_EXISTS_INACTIVE" } }, not: ["verified"] },
    { spec: "business §5", given: "the step of the code is opened", when: "the address is no address", must: "refused", sees: { end: { code: "EMAIL_INVALID" } } },
    { spec: "business §8", given: "the step of the code is opened", when: "a number names the address", must: "open.sendFailed", tags: ["failed"], sees: { failure: { code: "7005" } }, not: ["refused"] },
    { spec: "decisions/sign-up", given: "the step of the code is opened", when: "the last code was sent a short time ago", must: "open.cooling", sees: { sent: false, wait: 12, failure: undefined }, not: ["open.sendFailed"] },
    { spec: "decisions/sign-up", given: "the step of the code is opened", when: "codes were sent to the address too often", must: "open.cooling", sees: { wait: 12, failure: undefined }, not: ["refused"] },
    { spec: "shell §8", given: "the step of the code is opened", when: "there is no connection", must: "open.sendFailed", tags: ["failed"], sees: { sent: false, failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: "the step of the code is opened", when: "90 seconds pass", must: "open.sendFailed", sees: { sent: false, failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "the step of the code is opened", when: ["90 seconds pass", "the code is sent late"], must: "open.sendFailed", sees: { sent: false } },
    { spec: "architecture", given: "the step of the code is opened", when: "the call has a defect", must: "open.crashed", tags: ["failed"], not: ["refused"] },
    { spec: "architecture", given: "a code was sent, and the next one may be in 30 seconds", when: "the form has a defect", must: "open.crashed", not: ["refused"] },

    // The next code
    { spec: "business §7", given: "a code was sent, and the next one may be in 30 seconds", when: "another code is asked for", must: "open.cooling", not: ["sendCode"] },
    { spec: "decisions/sign-up", given: "a code was sent, and the next one may be in 30 seconds", when: "a second passes", must: "open.cooling", sees: { wait: 29 } },
    { spec: "decisions/sign-up", given: "a code was sent, and the next one may be in 30 seconds", when: "29 seconds pass", must: "open.cooling", sees: { wait: 1 }, not: ["open.ready"] },
    { spec: "decisions/sign-up", given: "a code was sent, and the next one may be in 30 seconds", when: ["29 seconds pass", "a second passes"], must: "open.ready", sees: { wait: 0 } },
    { spec: "business §5", given: "a code was sent, and the next one may be in 30 seconds", when: "the code is compared, and is right", must: "verified" },
    { spec: "business §7", given: "another code can be sent", when: "another code is asked for", must: "open.sending", sees: { sent: false }, calls: [["sendCode", { email: "grace@example.com" }]], not: ["codeForm"] },
    { spec: "decisions/calls", given: "another code is being sent", when: "another code is asked for", must: "open.sending", not: ["sendCode"] },
    { spec: "business §5", given: "another code is being sent", when: "the code is compared, and is right", must: "verified" },
    { spec: "business §7", given: "no code was sent", when: "another code is asked for", must: "open.sending", sees: { failure: undefined }, calls: ["sendCode"] },
    { spec: "architecture", given: "sending a code has broken", when: "another code is asked for", must: "open.sending", calls: ["sendCode"] },
    { spec: "architecture", given: "the form of the code has broken", when: "another code is asked for", must: "open.sending", calls: ["sendCode", "codeForm"] },
  ],
});
