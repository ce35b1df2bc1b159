import type { newPasswordMachine } from "../../../machines/passwords/new-password.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const input = { values: { hash: "secret", password: "", repeat: "" }, limit: 90_000 };
const good = typed({ password: "Sample-2026!", repeat: "Sample-2026!" });

export const table = tableOf<typeof newPasswordMachine>()({
  situations: {
    "the form behind a link": { input, steps: [] },
    "a new password is being set": { input, steps: [good, submit] },
  },
  steps: {
    "it is sent": submit,
    "a password is typed twice": good,
    "nine characters are typed twice": typed({ password: "Sample-26", repeat: "Sample-26" }),
    "ten characters are typed twice": typed({ password: "Sample-202", repeat: "Sample-202" }),
    "a password without a capital letter is typed twice": typed({
      password: "sample-2026!",
      repeat: "sample-2026!",
    }),
    "a password without a small letter is typed twice": typed({
      password: "SAMPLE-2026!",
      repeat: "SAMPLE-2026!",
    }),
    "a password without a digit is typed twice": typed({ password: "Sample-word!", repeat: "Sample-word!" }),
    "a password without a special character is typed twice": typed({
      password: "Sample20262026",
      repeat: "Sample20262026",
    }),
    "another password is repeated": typed({ password: "Sample-2026!", repeat: "Sample-2025!" }),
    "the server has set it": accepted(),
    "the link is not valid": refused("LINK_INVALID"),
    "the link was used": refused("LINK_USED"),
    "the link has expired": refused("LINK_EXPIRED"),
    "the server finds the password too weak": refused("PASSWORD_RULES", "password"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form behind a link", when: "it is sent", must: "editing", sees: { problems: { password: "PASSWORD_EMPTY" }, focus: { field: "password" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["nine characters are typed twice", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["ten characters are typed twice", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["a password without a capital letter is typed twice", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["a password without a small letter is typed twice", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["a password without a digit is typed twice", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["a password without a special character is typed twice", "it is sent"], must: "editing", sees: { problems: { password: "PASSWORD_RULES" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["another password is repeated", "it is sent"], must: "editing", sees: { problems: { repeat: "PASSWORD_REPEAT" }, focus: { field: "repeat" } }, not: ["submit"] },
    { spec: "business §5", given: "the form behind a link", when: ["a password is typed twice", "it is sent"], must: "sending", calls: [["submit", { values: { hash: "secret", password: "Sample-2026!" } }]] },
    { spec: "business §8", given: "a new password is being set", when: "the server has set it", must: "done", tells: ["form.sent"] },
    { spec: "business §8", given: "a new password is being set", when: "the link is not valid", must: "refused", sees: { failure: { code: "LINK_INVALID" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "a new password is being set", when: "the link was used", must: "refused", sees: { failure: { code: "LINK_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "a new password is being set", when: "the link has expired", must: "refused", sees: { failure: { code: "LINK_EXPIRED" } }, not: ["form.sent", "done"] },
    { spec: "business §5", given: "a new password is being set", when: "the server finds the password too weak", must: "editing", sees: { refused: { password: "PASSWORD_RULES" }, focus: { field: "password" } }, not: ["form.sent"] },
  ],
});
