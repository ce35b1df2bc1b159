import type { codeFormMachine } from "../../../machines/sign-up/code-form.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const input = { values: { email: "grace@example.com", code: "" }, limit: 90_000 };
const six = typed({ code: "123456" });

export const table = tableOf<typeof codeFormMachine>()({
  situations: {
    "the field for the code": { input, steps: [] },
    "the code is being compared": { input, steps: [six, submit] },
    "the code was wrong": { input, steps: [six, submit, refused("CODE_WRONG", "code")] },
  },
  steps: {
    "it is sent": submit,
    "six digits are typed": six,
    "two digits are typed": typed({ code: "12" }),
    "letters are typed": typed({ code: "abcdef" }),
    "it is the right one": accepted({ verification: "proof" }),
    "it is wrong": refused("CODE_WRONG", "code"),
    "it has expired": refused("CODE_EXPIRED", "code"),
    "there were too many tries": refused("CODE_TOO_MANY_TRIES", "code"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the field for the code", when: "it is sent", must: "editing", sees: { problems: { code: "CODE_EMPTY" }, focus: { field: "code" } }, not: ["submit"] },
    { spec: "business §5", given: "the field for the code", when: ["two digits are typed", "it is sent"], must: "editing", sees: { problems: { code: "CODE_FORMAT" } }, not: ["submit"] },
    { spec: "business §5", given: "the field for the code", when: ["letters are typed", "it is sent"], must: "editing", sees: { problems: { code: "CODE_FORMAT" } }, not: ["submit"] },
    { spec: "business §5", given: "the field for the code", when: ["six digits are typed", "it is sent"], must: "sending", calls: [["submit", { values: { email: "grace@example.com", code: "123456" } }]] },
    { spec: "business §5", given: "the code is being compared", when: "it is the right one", must: "done", tags: ["done"], tells: [["form.sent", { answer: { verification: "proof" } }]] },
    { spec: "business §8", given: "the code is being compared", when: "it is wrong", must: "refused", sees: { refused: { code: "CODE_WRONG" }, focus: { field: "code" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the code is being compared", when: "it has expired", must: "refused", sees: { refused: { code: "CODE_EXPIRED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the code is being compared", when: "there were too many tries", must: "refused", sees: { refused: { code: "CODE_TOO_MANY_TRIES" } }, not: ["form.sent", "done"] },
    { spec: "business §5", given: "the code was wrong", when: ["six digits are typed", "it is sent"], must: "sending", sees: { refused: {} }, calls: ["submit"] },
  ],
});
