import type { passwordRequestMachine } from "../../../machines/passwords/password-request.machine.ts";
import { accepted, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const input = { values: { email: "" }, limit: 90_000 };
const grace = typed({ email: "grace@example.com" });

export const table = tableOf<typeof passwordRequestMachine>()({
  situations: {
    "the form of a forgotten password": { input, steps: [] },
    "a link is being requested": { input, steps: [grace, submit] },
    "a link was requested": { input, steps: [grace, submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "an address is typed": grace,
    "half of an address is typed": typed({ email: "grace" }),
    "the address is emptied": typed({ email: "" }),
    "the server answers, whether there is an account or not": accepted(),
    "it was asked for too often": fails("submit", {
      _tag: "Refused",
      code: "TOO_MANY_REQUESTS",
      retryAfter: 60,
    }),
    "the person returns to the screen": { type: "screen.returned" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a forgotten password", when: "it is sent", must: "editing", sees: { problems: { email: "EMAIL_EMPTY" }, focus: { field: "email" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a forgotten password", when: ["half of an address is typed", "it is sent"], must: "editing", sees: { problems: { email: "EMAIL_INVALID" } }, not: ["submit"] },
    { spec: "business §7", given: "the form of a forgotten password", when: ["an address is typed", "it is sent"], must: "sending", calls: [["submit", { values: { email: "grace@example.com" } }]] },
    { spec: "decisions/calls", given: "a link is being requested", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §8", given: "a link is being requested", when: "the server answers, whether there is an account or not", must: "done", sees: { values: { email: "grace@example.com" } }, tells: ["form.sent"] },
    { spec: "decisions/calls", given: "a link is being requested", when: "it was asked for too often", must: "failed", sees: { values: { email: "grace@example.com" }, failure: { code: "TOO_MANY_REQUESTS", retryAfter: 60 } }, not: ["form.sent", "done"] },
    { spec: "business §7", given: "a link was requested", when: "it is sent", must: "sending", calls: [["submit", { values: { email: "grace@example.com" } }]] },
    { spec: "business §5", given: "a link was requested", when: ["the address is emptied", "it is sent"], must: "editing", not: ["submit"] },
    { spec: "decisions/forms", given: "a link was requested", when: "the person returns to the screen", must: "editing" },
  ],
});
