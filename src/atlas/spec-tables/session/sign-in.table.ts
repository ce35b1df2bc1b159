import type { signInMachine } from "../../../machines/session/sign-in.machine.ts";
import { userData } from "../../samples/session.samples.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const ada = userData("a");
const password = {
  credentials: { _tag: "Password", request: { email_address: "ada@demo.test", password: "Secret-2026" } },
};
const token = { credentials: { _tag: "SignOn", token: "t" } };
const accepted = answers("logIn", { _tag: "Accepted", user: ada });

export const table = tableOf<typeof signInMachine>()({
  situations: {
    "an e-mail address and a password": { input: password, steps: [] },
    "a token of the identity server": { input: token, steps: [] },
    "a sign-in that took too long": { input: password, steps: [passes(35_000)] },
  },
  steps: {
    "the sign-in begins": begins,
    "the server accepts it": accepted,
    "the server refuses it": answers("logIn", { _tag: "Refused", code: "INVALID_PASSWORD" }),
    "the account is not activated": answers("logIn", { _tag: "Refused", code: "WEBACCOUNT_NOT_ACTIVATED" }),
    "the server refuses it with a code that nobody knows": answers("logIn", { _tag: "Refused", code: "NEW" }),
    "the browser keeps no cookie of the session": answers("logIn", { _tag: "NotKept" }),
    "there is no connection": fails("logIn", { _tag: "Offline" }),
    "almost 35 seconds pass": passes(34_999),
    "35 seconds pass": passes(35_000),
    "the call has a defect": breaks("logIn"),
    "the server accepts it late": late(accepted),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §7", given: "an e-mail address and a password", when: "the sign-in begins", must: "asking", tags: ["busy"], calls: [["logIn", password]] },
    { spec: "shell §7", given: "a token of the identity server", when: "the sign-in begins", must: "asking", calls: [["logIn", token]] },
    { spec: "shell §4", given: "an e-mail address and a password", when: "the server accepts it", must: "done", sees: { result: { _tag: "Accepted", user: ada, by: "Password" } } },
    { spec: "shell §4", given: "a token of the identity server", when: "the server accepts it", must: "done", sees: { result: { _tag: "Accepted", user: ada, by: "SignOn" } } },
    { spec: "shell §8", given: "an e-mail address and a password", when: "the server refuses it", must: "done", sees: { result: { _tag: "Refused", code: "INVALID_PASSWORD", email: "ada@demo.test" } } },
    { spec: "shell §8", given: "an e-mail address and a password", when: "the account is not activated", must: "done", sees: { result: { _tag: "Refused", code: "WEBACCOUNT_NOT_ACTIVATED", email: "ada@demo.test" } } },
    { spec: "shell §8", given: "a token of the identity server", when: "the account is not activated", must: "done", sees: { result: { _tag: "Refused", code: "WEBACCOUNT_NOT_ACTIVATED" } } },
    { spec: "shell §8", given: "an e-mail address and a password", when: "the server refuses it with a code that nobody knows", must: "done", sees: { result: { _tag: "Refused", code: "NEW", email: "ada@demo.test" } } },
    { spec: "decisions/session", given: "an e-mail address and a password", when: "the browser keeps no cookie of the session", must: "done", sees: { result: { _tag: "Refused", code: "COOKIES_BLOCKED" } } },
    { spec: "decisions/session", given: "a token of the identity server", when: "the browser keeps no cookie of the session", must: "done", sees: { result: { _tag: "Refused", code: "COOKIES_BLOCKED" } } },
    { spec: "decisions/calls", given: "an e-mail address and a password", when: "there is no connection", must: "done", sees: { result: { _tag: "Failed", failure: { _tag: "Offline" } } } },
    { spec: "decisions/calls", given: "an e-mail address and a password", when: "almost 35 seconds pass", must: "asking", not: ["done"] },
    { spec: "decisions/calls", given: "an e-mail address and a password", when: "35 seconds pass", must: "done", sees: { result: { _tag: "Failed", failure: { _tag: "TimedOut", limit: 35_000 } } } },
    { spec: "architecture", given: "an e-mail address and a password", when: "the call has a defect", must: "done", sees: { result: { _tag: "Crashed" } } },
    { spec: "decisions/calls", given: "a sign-in that took too long", when: "the server accepts it late", must: "done", sees: { result: { _tag: "Failed" } } },
  ],
});
