import type { serviceActivationMachine } from "../../../machines/products/service-activation.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const about = { serial: "504F94D00001", service: "weather" };
const input = { values: { ...about, mode: "test", licence_code: "" }, limit: 90_000 };
const withCode = typed({ mode: "code", licence_code: "K7QM-2F9D-XW4T" });

export const table = tableOf<typeof serviceActivationMachine>()({
  situations: {
    "the form of a service, with the test month": { input, steps: [] },
    "the test month is being activated": { input, steps: [submit] },
    "a licence code is being used": { input, steps: [withCode, submit] },
  },
  steps: {
    "it is sent": submit,
    "a code is chosen, and typed": withCode,
    "a code is chosen": typed({ mode: "code" }),
    "half of a code is typed": typed({ mode: "code", licence_code: "K7" }),
    "the server has activated it": accepted(about),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED"),
    "the test month was used": refused("TEST_SERVICE_ALREADY_USED"),
    "the service is active already": refused("CLOUD_SERVICE_ALREADY_ACTIVE"),
    "no licence has this code": refused("LICENCE_NOT_FOUND", "licence_code"),
    "the licence was used": refused("LICENCE_ALREADY_USED", "licence_code"),
    "the licence is for another service": refused("LICENCE_OTHER_SERVICE", "licence_code"),
    "it is a test code, and the test month was used": refused("TEST_CODE_TEST_USED", "licence_code"),
    "it is a test code, and the service is active": refused("TEST_CODE_SERVICE_ACTIVE", "licence_code"),
    "there were too many attempts": refused("TOO_MANY_ATTEMPTS"),
    "the test month is chosen after all": typed({ mode: "test" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §9", given: "the form of a service, with the test month", when: "it is sent", must: "sending", calls: [["submit", { values: { ...about, mode: "test" } }]] },
    { spec: "business §5", given: "the form of a service, with the test month", when: ["a code is chosen", "it is sent"], must: "editing", sees: { problems: { licence_code: "MISSING" }, focus: { field: "licence_code" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a service, with the test month", when: ["half of a code is typed", "it is sent"], must: "editing", sees: { problems: { licence_code: "NOT_A_LICENCE_CODE" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a service, with the test month", when: ["a code is chosen, and typed", "it is sent"], must: "sending", calls: [["submit", { values: { mode: "code", licence_code: "K7QM-2F9D-XW4T" } }]] },
    { spec: "business §2", given: "a licence code is being used", when: "the server has activated it", must: "done", tells: [["form.sent", { answer: about }]] },
    { spec: "business §8", given: "the test month is being activated", when: "the product is another company's", must: "refused", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the test month is being activated", when: "the test month was used", must: "refused", sees: { failure: { code: "TEST_SERVICE_ALREADY_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the test month is being activated", when: "the service is active already", must: "refused", sees: { failure: { code: "CLOUD_SERVICE_ALREADY_ACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "a licence code is being used", when: "no licence has this code", must: "refused", sees: { refused: { licence_code: "LICENCE_NOT_FOUND" }, focus: { field: "licence_code" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "a licence code is being used", when: "the licence was used", must: "refused", sees: { refused: { licence_code: "LICENCE_ALREADY_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "a licence code is being used", when: "the licence is for another service", must: "refused", sees: { refused: { licence_code: "LICENCE_OTHER_SERVICE" } }, not: ["form.sent", "done"] },
    { spec: "business §9", given: "a licence code is being used", when: "it is a test code, and the test month was used", must: "refused", sees: { refused: { licence_code: "TEST_CODE_TEST_USED" } }, not: ["form.sent", "done"] },
    { spec: "business §9", given: "a licence code is being used", when: "it is a test code, and the service is active", must: "refused", sees: { refused: { licence_code: "TEST_CODE_SERVICE_ACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "decisions/products", given: "a licence code is being used", when: "there were too many attempts", must: "refused", sees: { failure: { code: "TOO_MANY_ATTEMPTS" } }, not: ["form.sent", "done"] },
    { spec: "decisions/calls", given: "a licence code is being used", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/products", given: "the form of a service, with the test month", when: ["half of a code is typed", "the test month is chosen after all", "it is sent"], must: "sending", calls: [["submit", { values: { mode: "test" } }]] },
  ],
});
