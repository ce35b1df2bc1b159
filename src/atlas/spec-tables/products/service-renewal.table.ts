import type { serviceRenewalMachine } from "../../../machines/products/service-renewal.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const about = { serial: "504F94D00001", service: "caller" };
const input = { values: { ...about, licence_code: "" }, limit: 90_000 };
const code = typed({ licence_code: "K7QM-2F9D-XW4T" });

export const table = tableOf<typeof serviceRenewalMachine>()({
  situations: {
    "the form of a renewal": { input, steps: [] },
    "the service is being renewed": { input, steps: [code, submit] },
  },
  steps: {
    "it is sent": submit,
    "a code is typed": code,
    "half of a code is typed": typed({ licence_code: "K7" }),
    "the server has renewed it": accepted(about),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED"),
    "the service is not active": refused("CLOUD_SERVICE_NOT_ACTIVE"),
    "no licence has this code": refused("LICENCE_NOT_FOUND", "licence_code"),
    "the licence was used": refused("LICENCE_ALREADY_USED", "licence_code"),
    "the licence is for another service": refused("LICENCE_OTHER_SERVICE", "licence_code"),
    "it is a test code, and the test month was used": refused("TEST_CODE_TEST_USED", "licence_code"),
    "it is a test code, and the service is active": refused("TEST_CODE_SERVICE_ACTIVE", "licence_code"),
    "there were too many attempts": refused("TOO_MANY_ATTEMPTS"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a renewal", when: "it is sent", must: "editing", sees: { problems: { licence_code: "MISSING" }, focus: { field: "licence_code" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a renewal", when: ["half of a code is typed", "it is sent"], must: "editing", sees: { problems: { licence_code: "NOT_A_LICENCE_CODE" } }, not: ["submit"] },
    { spec: "business §3", given: "the form of a renewal", when: ["a code is typed", "it is sent"], must: "sending", calls: [["submit", { values: { ...about, licence_code: "K7QM-2F9D-XW4T" } }]] },
    { spec: "business §3", given: "the service is being renewed", when: "the server has renewed it", must: "done", tells: [["form.sent", { answer: about }]] },
    { spec: "business §8", given: "the service is being renewed", when: "the product is another company's", must: "refused", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being renewed", when: "the service is not active", must: "refused", sees: { failure: { code: "CLOUD_SERVICE_NOT_ACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being renewed", when: "no licence has this code", must: "refused", sees: { refused: { licence_code: "LICENCE_NOT_FOUND" }, focus: { field: "licence_code" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being renewed", when: "the licence was used", must: "refused", sees: { refused: { licence_code: "LICENCE_ALREADY_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being renewed", when: "the licence is for another service", must: "refused", sees: { refused: { licence_code: "LICENCE_OTHER_SERVICE" } }, not: ["form.sent", "done"] },
    { spec: "business §9", given: "the service is being renewed", when: "it is a test code, and the test month was used", must: "refused", sees: { refused: { licence_code: "TEST_CODE_TEST_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §9", given: "the service is being renewed", when: "it is a test code, and the service is active", must: "refused", sees: { refused: { licence_code: "TEST_CODE_SERVICE_ACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "decisions/products", given: "the service is being renewed", when: "there were too many attempts", must: "refused", sees: { failure: { code: "TOO_MANY_ATTEMPTS" } }, not: ["form.sent", "done"] },
    { spec: "decisions/calls", given: "the service is being renewed", when: "it is sent", must: "sending", not: ["submit"] },
  ],
});
