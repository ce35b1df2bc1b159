import type { remoteConnectBatchMachine } from "../../../machines/products/remote-connect-batch.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const [one, two] = ["504F94D00001", "504F94D00002"];
const start = (...serials: readonly (string | undefined)[]) => ({ type: "batch.start", serials }) as never;
const both = start(one, two);
const result = (outcome: object) => answers("test", { id: "R-1", outcome });
const connected = result({ _tag: "Connected" });
const blocked = (code: string) => result({ _tag: "Blocked", reason: { _tag: "Known", code } });
const refused = (code: string) => fails("test", { _tag: "Refused", code });
const offline = fails("test", { _tag: "Offline" });

export const table = tableOf<typeof remoteConnectBatchMachine>()({
  situations: {
    "products are being selected": { input: undefined, steps: [] },
    "the first of two is being tested": { input: undefined, steps: [both] },
    "the second of two is being tested": { input: undefined, steps: [both, connected] },
    "both have a result": { input: undefined, steps: [both, connected, connected] },
    "the person's own address is blocked": { input: undefined, steps: [both, blocked("471")] },
    "the portal does not answer": { input: undefined, steps: [both, offline] },
    "the test has broken": { input: undefined, steps: [both, breaks("test")] },
  },
  steps: {
    "it begins": begins,
    "two are selected and tested": both,
    "none is selected": start(),
    "eleven are selected and tested": start(...Array.from({ length: 11 }, () => one)),
    "ten are selected and tested": start(...Array.from({ length: 10 }, () => one)),
    "the device is connected": connected,
    "the device is connected late": late(connected),
    "418 with 471 comes, too many requests from an address": blocked("471"),
    "418 with 472 comes, too many requests for different devices": blocked("472"),
    "418 with 473 comes, blocked by cloud DNS": blocked("473"),
    "another test of the product runs": refused("TEST_RUNNING"),
    "it was tested too often": refused("TOO_MANY_TESTS"),
    "the product is another company's": refused("PRODUCT_NOT_REGISTERED"),
    "there is no connection": offline,
    "20 seconds pass": passes(20_000),
    "the test has a defect": breaks("test"),
    "stop is pressed": { type: "batch.cancel" },
    "the results are closed": { type: "batch.close" },
    "418 with 474 comes, too many address updates": blocked("474"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §4", given: "products are being selected", when: "it begins", must: "choosing", not: ["test"] },
    { spec: "business §4", given: "products are being selected", when: "two are selected and tested", must: "testing", tags: ["busy"], calls: [["test", { serial: one }]] },
    { spec: "business §4", given: "products are being selected", when: "none is selected", must: "choosing", not: ["test"] },
    { spec: "decisions/products", given: "products are being selected", when: "eleven are selected and tested", must: "choosing", not: ["test"] },
    { spec: "decisions/products", given: "products are being selected", when: "ten are selected and tested", must: "testing", calls: ["test"] },
    { spec: "business §4", given: "the first of two is being tested", when: "the device is connected", must: "testing", sees: { entries: [{ serial: one, outcome: { _tag: "Answered" } }] }, calls: [["test", { serial: two }]] },
    { spec: "business §4", given: "the second of two is being tested", when: "the device is connected", must: "done", tags: ["done"], sees: { entries: [{ serial: one }, { serial: two }] }, not: ["test"] },
    { spec: "decisions/calls", given: "the first of two is being tested", when: "two are selected and tested", must: "testing", sees: { entries: [] }, not: ["test"] },

    // A refusal of one product: the next is tested
    { spec: "decisions/products", given: "the first of two is being tested", when: "another test of the product runs", must: "testing", sees: { entries: [{ serial: one, outcome: { _tag: "Failed" } }], failure: undefined }, calls: [["test", { serial: two }]] },
    { spec: "decisions/products", given: "the first of two is being tested", when: "it was tested too often", must: "testing", sees: { entries: [{ serial: one, outcome: { _tag: "Failed" } }] }, calls: [["test", { serial: two }]] },
    { spec: "decisions/products", given: "the second of two is being tested", when: "it was tested too often", must: "done", tags: ["done"], sees: { entries: [{ serial: one }, { serial: two, outcome: { _tag: "Failed" } }], failure: undefined }, not: ["failed"] },
    { spec: "business §8", given: "the first of two is being tested", when: "the product is another company's", must: "testing", sees: { entries: [{ serial: one }] }, calls: [["test", { serial: two }]] },
    { spec: "decisions/products", given: "the first of two is being tested", when: "418 with 473 comes, blocked by cloud DNS", must: "testing", calls: [["test", { serial: two }]], not: ["blocked"] },
    { spec: "decisions/products", given: "the first of two is being tested", when: "418 with 474 comes, too many address updates", must: "testing", calls: [["test", { serial: two }]], not: ["blocked"] },

    // The remaining tests would fail as well
    { spec: "decisions/products", given: "the first of two is being tested", when: "418 with 471 comes, too many requests from an address", must: "blocked", tags: ["failed"], sees: { entries: [{ serial: one }] }, not: ["test"] },
    { spec: "decisions/products", given: "the first of two is being tested", when: "418 with 472 comes, too many requests for different devices", must: "blocked", not: ["test"] },
    { spec: "shell §8", given: "the first of two is being tested", when: "there is no connection", must: "failed", sees: { entries: [], failure: { _tag: "Offline" } }, not: ["test"] },
    { spec: "shell §8", given: "the second of two is being tested", when: "there is no connection", must: "failed", tags: ["failed"], sees: { entries: [{ serial: one }], failure: { _tag: "Offline" } }, not: ["test"] },
    { spec: "decisions/calls", given: "the first of two is being tested", when: "20 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["test"] },
    { spec: "decisions/calls", given: "the first of two is being tested", when: ["20 seconds pass", "the device is connected late"], must: "failed", sees: { entries: [] }, not: ["test"] },
    { spec: "decisions/products", given: "the second of two is being tested", when: "418 with 471 comes, too many requests from an address", must: "blocked", sees: { entries: [{ serial: one, outcome: { _tag: "Answered" } }, { serial: two }] }, not: ["test", "done"] },
    { spec: "business §4", given: "the first of two is being tested", when: "the results are closed", must: "testing", not: ["choosing"] },
    { spec: "architecture", given: "the first of two is being tested", when: "the test has a defect", must: "crashed", tags: ["failed"], not: ["test"] },
    { spec: "business §4", given: "the second of two is being tested", when: "stop is pressed", must: "done", sees: { entries: [{ serial: one }] }, not: ["test"] },
    { spec: "decisions/calls", given: "the second of two is being tested", when: ["stop is pressed", "the device is connected late"], must: "done", sees: { entries: [{ serial: one }] } },

    // Afterwards
    { spec: "business §4", given: "both have a result", when: "two are selected and tested", must: "testing", sees: { entries: [] }, calls: [["test", { serial: one }]] },
    { spec: "business §4", given: "both have a result", when: "the results are closed", must: "choosing", sees: { entries: [], serials: [] } },
    { spec: "business §8", given: "the person's own address is blocked", when: "two are selected and tested", must: "testing", calls: ["test"] },
    { spec: "business §4", given: "the person's own address is blocked", when: "the results are closed", must: "choosing", sees: { entries: [] } },
    { spec: "shell §8", given: "the portal does not answer", when: "two are selected and tested", must: "testing", sees: { failure: undefined }, calls: ["test"] },
    { spec: "shell §8", given: "the portal does not answer", when: "the results are closed", must: "choosing" },
    { spec: "architecture", given: "the test has broken", when: "two are selected and tested", must: "testing", calls: ["test"] },
    { spec: "architecture", given: "the test has broken", when: "the results are closed", must: "choosing" },
  ],
});
