import { createEmptyActor } from "xstate";
import type { emailChangeMachine } from "../../../machines/account/email-change.machine.ts";
import { account } from "../../samples/account.samples.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const empty = { email: "", password: "" };
const full = { email: "grace@example.com", password: "Sample-2026!" };
const asked = { ...account, pendingEmail: "grace@example.com" };
const cancelling = { key: "cancelEmailChange", event: { type: "action.forget" } } as const;
const input = { values: empty, limit: 90_000, parent: createEmptyActor(), forwards: [cancelling] };

export const table = tableOf<typeof emailChangeMachine>()({
  situations: {
    "the form of a new address": { input, steps: [] },
    "the new address is being sent": { input, steps: [typed(full), submit] },
  },
  steps: {
    "it is sent": submit,
    "address and password are typed": typed(full),
    "half of an address is typed": typed({ ...full, email: "grace" }),
    "the server has sent a link to it": accepted(asked),
    "it is the present address": refused("EMAIL_UNCHANGED", "email"),
    "the password is wrong": refused("PASSWORD_WRONG", "password"),
    "an address is typed, and no password": typed({ ...full, password: "" }),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a new address", when: "it is sent", must: "editing", sees: { problems: { email: "EMAIL_EMPTY", password: "PASSWORD_EMPTY" }, focus: { field: "email" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new address", when: ["half of an address is typed", "it is sent"], must: "editing", sees: { problems: { email: "EMAIL_INVALID" } }, not: ["submit"] },
    { spec: "decisions/account", given: "the form of a new address", when: ["an address is typed, and no password", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_EMPTY" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §3", given: "the form of a new address", when: ["address and password are typed", "it is sent"], must: "sending", calls: [["submit", { values: full }]] },
    { spec: "business §3", given: "the new address is being sent", when: "the server has sent a link to it", must: "done", sees: { values: empty }, tells: [["resource.changed", { content: asked }], ["screen.forwarded", cancelling], "form.sent"] },
    { spec: "decisions/calls", given: "the new address is being sent", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "the new address is being sent", when: "there is no connection", must: "failed", sees: { values: full, failure: { _tag: "Offline" } }, not: ["form.sent", "screen.forwarded"] },
    { spec: "business §8", given: "the new address is being sent", when: "it is the present address", must: "refused", sees: { values: full, refused: { email: "EMAIL_UNCHANGED" }, focus: { field: "email" } }, not: ["form.sent"] },
    { spec: "business §8", given: "the new address is being sent", when: "the password is wrong", must: "refused", sees: { values: full, refused: { password: "PASSWORD_WRONG" }, focus: { field: "password" } }, not: ["form.sent"] },
  ],
});
