import type { passwordChangeMachine } from "../../../machines/account/password-change.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const empty = { oldPassword: "", password: "", repeat: "" };
const full = { oldPassword: "Sample-2025!", password: "Sample-2026!", repeat: "Sample-2026!" };
const input = { values: empty, limit: 90_000 };
const filled = typed(full);

export const table = tableOf<typeof passwordChangeMachine>()({
  situations: {
    "the form of a new password": { input, steps: [] },
    "the password is being changed": { input, steps: [filled, submit] },
    "the password was changed": { input, steps: [filled, submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "all three are typed": filled,
    "a weak password is typed": typed({ ...full, password: "sample", repeat: "sample" }),
    "another one is repeated": typed({ ...full, repeat: "Sample-2025!" }),
    "the old password is left out": typed({ ...full, oldPassword: "" }),
    "the server has changed it": accepted(),
    "the old password is wrong": refused("PASSWORD_WRONG", "oldPassword"),
    "the new password is the old one": refused("PASSWORD_SAME", "password"),
    "one of nine characters is typed": typed({ ...full, password: "Sample-26", repeat: "Sample-26" }),
    "one of ten characters is typed": typed({ ...full, password: "Sample-202", repeat: "Sample-202" }),
    "one without a capital letter is typed": typed({
      ...full,
      password: "sample-2026!",
      repeat: "sample-2026!",
    }),
    "one without a small letter is typed": typed({
      ...full,
      password: "SAMPLE-2026!",
      repeat: "SAMPLE-2026!",
    }),
    "one without a digit is typed": typed({ ...full, password: "Sample-Word!", repeat: "Sample-Word!" }),
    "one without a special character is typed": typed({
      ...full,
      password: "Sample2026",
      repeat: "Sample2026",
    }),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a new password", when: "it is sent", must: "editing", sees: { problems: { oldPassword: "PASSWORD_EMPTY", password: "PASSWORD_EMPTY" }, focus: { field: "oldPassword" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["a weak password is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["another one is repeated", "it is sent"], must: "editing", sees: { problems: { repeat: "PASSWORD_REPEAT" } }, not: ["submit"] },
    { spec: "business §9", given: "the form of a new password", when: ["one of ten characters is typed", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "decisions/account", given: "the form of a new password", when: ["one without a special character is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["one without a digit is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["one without a small letter is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["one without a capital letter is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["one of nine characters is typed", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["the old password is left out", "it is sent"], must: "editing", sees: { problems: { oldPassword: "PASSWORD_EMPTY" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new password", when: ["all three are typed", "it is sent"], must: "sending", calls: [["submit", { values: full }]] },
    { spec: "business §8", given: "the password is being changed", when: "the server has changed it", must: "done", sees: { values: empty }, tells: ["form.sent"] },
    { spec: "decisions/calls", given: "the password is being changed", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["form.sent"] },
    { spec: "business §8", given: "the password is being changed", when: "the old password is wrong", must: "refused", sees: { values: full, refused: { oldPassword: "PASSWORD_WRONG" }, focus: { field: "oldPassword" } }, not: ["form.sent"] },
    { spec: "business §8", given: "the password is being changed", when: "the new password is the old one", must: "refused", sees: { values: full, refused: { password: "PASSWORD_SAME" }, focus: { field: "password" } }, not: ["form.sent"] },
    { spec: "decisions/forms", given: "the password was changed", when: "it is sent", must: "editing", sees: { values: empty }, not: ["submit"] },
  ],
});
