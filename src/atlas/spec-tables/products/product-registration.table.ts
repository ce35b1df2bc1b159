import type { productRegistrationMachine } from "../../../machines/products/product-registration.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const empty = { serial: "", licence_code: "" };
const full = { serial: "504F 94D0 0041", licence_code: "K7QM-2F9D-XW4T" };
const input = { values: empty, limit: 90_000 };

export const table = tableOf<typeof productRegistrationMachine>()({
  situations: {
    "the form of a device": { input, steps: [] },
    "the device is being registered": { input, steps: [typed(full), submit] },
    "the device was registered": { input, steps: [typed(full), submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "serial number and licence code are typed": typed(full),
    "half of the serial number is typed": typed({ ...full, serial: "504F" }),
    "half of the licence code is typed": typed({ ...full, licence_code: "K7" }),
    "the server has registered it": accepted({ serial: "504F94D00041" }),
    "the device is registered already": refused("PRODUCT_ALREADY_REGISTERED", "serial"),
    "there is no such device": refused("PRODUCT_NOT_FOUND", "serial"),
    "the device cannot be registered": refused("PRODUCT_NOT_REGISTRABLE", "serial"),
    "the licence code belongs to another device": refused("LICENCE_CODE_INVALID", "licence_code"),
    "there were too many attempts": refused("TOO_MANY_ATTEMPTS"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a device", when: "it is sent", must: "editing", sees: { problems: { serial: "MISSING", licence_code: "MISSING" }, focus: { field: "serial" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a device", when: ["half of the serial number is typed", "it is sent"], must: "editing", sees: { problems: { serial: "NOT_A_SERIAL" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a device", when: ["half of the licence code is typed", "it is sent"], must: "editing", sees: { problems: { licence_code: "NOT_A_LICENCE_CODE" }, focus: { field: "licence_code" } }, not: ["submit"] },
    { spec: "business §1", given: "the form of a device", when: ["serial number and licence code are typed", "it is sent"], must: "sending", calls: [["submit", { values: full }]] },
    { spec: "business §1", given: "the device is being registered", when: "the server has registered it", must: "done", sees: { values: empty }, tells: [["form.sent", { answer: { serial: "504F94D00041" } }]] },
    { spec: "decisions/calls", given: "the device is being registered", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §8", given: "the device is being registered", when: "the device is registered already", must: "refused", sees: { values: full, refused: { serial: "PRODUCT_ALREADY_REGISTERED" }, focus: { field: "serial" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the device is being registered", when: "there is no such device", must: "refused", sees: { values: full, refused: { serial: "PRODUCT_NOT_FOUND" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the device is being registered", when: "the device cannot be registered", must: "refused", sees: { values: full, refused: { serial: "PRODUCT_NOT_REGISTRABLE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the device is being registered", when: "the licence code belongs to another device", must: "refused", sees: { values: full, refused: { licence_code: "LICENCE_CODE_INVALID" }, focus: { field: "licence_code" } }, not: ["form.sent", "done"] },
    { spec: "decisions/products", given: "the device is being registered", when: "there were too many attempts", must: "refused", sees: { values: full, failure: { code: "TOO_MANY_ATTEMPTS" } }, not: ["form.sent", "done"] },
    { spec: "business §1", given: "the device was registered", when: "it is sent", must: "editing", sees: { values: empty }, not: ["submit"] },
  ],
});
