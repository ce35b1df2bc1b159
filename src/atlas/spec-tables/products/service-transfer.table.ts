import type { serviceTransferMachine } from "../../../machines/products/service-transfer.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const about = { serial: "504F94D00001", service: "weather" };
const input = { values: { ...about, to_serial: "" }, limit: 90_000 };
const other = typed({ to_serial: "504F94D00002" });

export const table = tableOf<typeof serviceTransferMachine>()({
  situations: {
    "the form of a transfer": { input, steps: [] },
    "the service is being transferred": { input, steps: [other, submit] },
  },
  steps: {
    "it is sent": submit,
    "another product is chosen": other,
    "the product itself is chosen": typed({ to_serial: "504F94D00001" }),
    "half of a serial number is typed": typed({ to_serial: "504F" }),
    "the server has transferred it": accepted(about),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED", "to_serial"),
    "it is a test service": refused("TEST_SERVICE_NOT_TRANSFERABLE"),
    "the service has expired": refused("CLOUD_SERVICE_EXPIRED"),
    "the service is not active": refused("CLOUD_SERVICE_NOT_ACTIVE"),
    "the other product has the service": refused("TRANSFER_TO_ITSELF", "to_serial"),
    "the server answers 7001": refused("7001"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form of a transfer", when: "it is sent", must: "editing", sees: { problems: { to_serial: "MISSING" }, focus: { field: "to_serial" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a transfer", when: ["the product itself is chosen", "it is sent"], must: "editing", sees: { problems: { to_serial: "SAME_SERIAL" } }, not: ["submit"] },
    { spec: "decisions/products", given: "the form of a transfer", when: ["half of a serial number is typed", "it is sent"], must: "editing", sees: { problems: { to_serial: "NOT_A_SERIAL" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a transfer", when: ["another product is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { ...about, to_serial: "504F94D00002" } }]] },
    { spec: "business §2", given: "the service is being transferred", when: "the server has transferred it", must: "done", tags: ["done"], sees: { values: { to_serial: "" } }, tells: [["form.sent", { answer: about }]] },
    { spec: "decisions/forms", given: "the service is being transferred", when: ["the server has transferred it", "it is sent"], must: "editing", sees: { touched: ["to_serial"], problems: { to_serial: "MISSING" } }, not: ["submit"] },
    { spec: "business §8", given: "the service is being transferred", when: "the product is another company's", must: "refused", sees: { refused: { to_serial: "PRODUCT_NOT_REGISTERED" }, focus: { field: "to_serial" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being transferred", when: "it is a test service", must: "refused", sees: { failure: { code: "TEST_SERVICE_NOT_TRANSFERABLE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being transferred", when: "the service has expired", must: "refused", sees: { failure: { code: "CLOUD_SERVICE_EXPIRED" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being transferred", when: "the service is not active", must: "refused", sees: { failure: { code: "CLOUD_SERVICE_NOT_ACTIVE" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being transferred", when: "the other product has the service", must: "refused", sees: { refused: { to_serial: "TRANSFER_TO_ITSELF" } }, not: ["form.sent", "done"] },
    { spec: "business §8", given: "the service is being transferred", when: ["the other product has the service", "another product is chosen"], must: "editing", sees: { refused: {}, failure: undefined } },
    { spec: "business §8", given: "the service is being transferred", when: "the server answers 7001", must: "failed", sees: { values: { to_serial: "504F94D00002" }, failure: { code: "7001" } }, not: ["refused", "form.sent"] },
    { spec: "decisions/calls", given: "the service is being transferred", when: "it is sent", must: "sending", not: ["submit"] },
  ],
});
