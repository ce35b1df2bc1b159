import type { productDeletionMachine } from "../../../machines/products/product-deletion.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const product = { key: "getProduct:504F94D00001", event: { type: "resource.gone" } } as const;
const input = {
  values: { serial: "504F94D00001", confirmation: "" },
  limit: 90_000,
  forwards: [product],
};
const same = typed({ confirmation: "504f 94d0 0001" });

export const table = tableOf<typeof productDeletionMachine>()({
  situations: {
    "it is asked whether to delete a product": { input, steps: [] },
    "the product is being deleted": { input, steps: [same, submit] },
  },
  steps: {
    "it is sent": submit,
    "the serial number is typed again": same,
    "another serial number is typed": typed({ confirmation: "504F94D00002" }),
    "the server has deleted it": accepted(),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED"),
    "the server has read another serial number": refused("CONFIRMATION_DIFFERS", "confirmation"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §2", given: "it is asked whether to delete a product", when: "it is sent", must: "editing", sees: { problems: { confirmation: "MISSING" }, focus: { field: "confirmation" } }, not: ["submit"] },
    { spec: "business §2", given: "it is asked whether to delete a product", when: ["another serial number is typed", "it is sent"], must: "editing", sees: { problems: { confirmation: "OTHER_SERIAL" } }, not: ["submit"] },
    { spec: "business §2", given: "it is asked whether to delete a product", when: ["the serial number is typed again", "it is sent"], must: "sending", calls: [["submit", { values: { serial: "504F94D00001" } }]] },
    { spec: "business §2", given: "the product is being deleted", when: "the server has deleted it", must: "done", sees: { values: { confirmation: "" } }, tells: [["screen.forwarded", product], "form.sent"] },
    { spec: "decisions/calls", given: "the product is being deleted", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §8", given: "the product is being deleted", when: "the product is another company's", must: "refused", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["form.sent", "screen.forwarded", "done"] },
    { spec: "business §8", given: "the product is being deleted", when: "the server has read another serial number", must: "refused", sees: { refused: { confirmation: "CONFIRMATION_DIFFERS" }, focus: { field: "confirmation" } }, not: ["form.sent", "done"] },
  ],
});
