import type { productReplacementMachine } from "../../../machines/products/product-replacement.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const full = { new_serial: "504F94D00041", licence_code: "K7QM-2F9D-XW4T" };
const input = { values: { serial: "504F94D00001", new_serial: "", licence_code: "" }, limit: 90_000 };

export const table = tableOf<typeof productReplacementMachine>()({
  situations: {
    "the form of a replacement": { input, steps: [] },
    "the product is being replaced": { input, steps: [typed(full), submit] },
  },
  steps: {
    "it is sent": submit,
    "the new device and its code are typed": typed(full),
    "the device's own serial number is typed": typed({ ...full, new_serial: "504F 94D0 0001" }),
    "half of the licence code is typed": typed({ ...full, licence_code: "K7" }),
    "the server has replaced it": accepted({ serial: "504F94D00041" }),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED"),
    "the new device is registered already": refused("PRODUCT_ALREADY_REGISTERED", "new_serial"),
    "there is no such device": refused("PRODUCT_NOT_FOUND", "new_serial"),
    "the new device cannot be registered": refused("PRODUCT_NOT_REGISTRABLE", "new_serial"),
    "the licence code belongs to another device": refused("LICENCE_CODE_INVALID", "licence_code"),
    "there were too many attempts": refused("TOO_MANY_ATTEMPTS"),
    "half of the serial number is typed": typed({ ...full, new_serial: "504F" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a replacement", when: "it is sent", must: "editing", sees: { problems: { new_serial: "MISSING", licence_code: "MISSING" }, focus: { field: "new_serial" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a replacement", when: ["the device's own serial number is typed", "it is sent"], must: "editing", sees: { problems: { new_serial: "SAME_SERIAL" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a replacement", when: ["half of the serial number is typed", "it is sent"], must: "editing", sees: { problems: { new_serial: "NOT_A_SERIAL" }, focus: { field: "new_serial" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a replacement", when: ["half of the licence code is typed", "it is sent"], must: "editing", sees: { problems: { licence_code: "NOT_A_LICENCE_CODE" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a replacement", when: ["the new device and its code are typed", "it is sent"], must: "sending", calls: [["submit", { values: { serial: "504F94D00001", ...full } }]] },
    { spec: "business §2", given: "the product is being replaced", when: "the server has replaced it", must: "done", tells: [["form.sent", { answer: { serial: "504F94D00041" } }]] },
    { spec: "decisions/calls", given: "the product is being replaced", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §8", given: "the product is being replaced", when: "the product is another company's", must: "refused", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the product is being replaced", when: "the new device is registered already", must: "refused", sees: { values: full, refused: { new_serial: "PRODUCT_ALREADY_REGISTERED" }, focus: { field: "new_serial" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the product is being replaced", when: "there is no such device", must: "refused", sees: { refused: { new_serial: "PRODUCT_NOT_FOUND" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the product is being replaced", when: "the new device cannot be registered", must: "refused", sees: { refused: { new_serial: "PRODUCT_NOT_REGISTRABLE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the product is being replaced", when: "the licence code belongs to another device", must: "refused", sees: { refused: { licence_code: "LICENCE_CODE_INVALID" } }, not: ["form.sent", "done"] },
    { spec: "decisions/products", given: "the product is being replaced", when: "there were too many attempts", must: "refused", sees: { failure: { code: "TOO_MANY_ATTEMPTS" } }, not: ["form.sent", "done"] },
  ],
});
