import { createEmptyActor } from "xstate";
import type { remoteConnectMachine } from "../../../machines/products/remote-connect.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

type Input = Parameters<typeof remoteConnectMachine.getInitialSnapshot>[1];
const input = { serial: "504F94D00001", holders: [createEmptyActor()] } as unknown as Input;
const test = { type: "remoteConnect.test" } as const;
const unblock = { type: "remoteConnect.unblock" } as const;
const cancel = { type: "remoteConnect.cancel" } as const;
const cloudDns = { ipAddress: "203.0.113.1" };
const found = answers("findTarget", cloudDns);
const result = (outcome: object) =>
  answers("test", { id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 1200 });
const blocked = (code: string, _tag = "Known") =>
  result({ _tag: "Blocked", reason: { _tag, code }, until: null });
const refused = (call: string, code: string, retryAfter?: number) =>
  fails(call, { _tag: "Refused", code, ...(retryAfter !== undefined && { retryAfter }) });
const offline = (call: string) => fails(call, { _tag: "Offline" });
const testing = [test, found];
const tooMany = refused("test", "TOO_MANY_TESTS", 90);
const tooSoon = refused("unblock", "UNBLOCK_TOO_SOON", 90);
const shows = (_tag: string) => ({ result: { outcome: { _tag } } });

export const table = tableOf<typeof remoteConnectMachine>()({
  situations: {
    "the screen is opened": { input, steps: [] },
    "the address is looked up": { input, steps: [test] },
    "the test runs": { input, steps: testing },
    "the test was cancelled": { input, steps: [...testing, cancel] },
    "the test has a result": { input, steps: [...testing, result({ _tag: "Connected" })] },
    "the test failed": { input, steps: [...testing, offline("test")] },
    "the test has broken": { input, steps: [...testing, breaks("test")] },
    "it was tested too often, and is possible again in 90 seconds": { input, steps: [...testing, tooMany] },
    "the address is blocked, which can be lifted": { input, steps: [...testing, blocked("471")] },
    "lifting the block is requested": { input, steps: [...testing, blocked("471"), unblock] },
    "only support can lift the block": { input, steps: [...testing, blocked("473")] },
    "the block was lifted": { input, steps: [...testing, blocked("471"), unblock, answers("unblock")] },
    "there was no block": {
      input,
      steps: [...testing, blocked("471"), unblock, refused("unblock", "NOT_BLOCKED")],
    },
    "a block was lifted a short time ago, and the next may be in 90 seconds": {
      input,
      steps: [...testing, blocked("471"), unblock, tooSoon],
    },
  },
  steps: {
    "it begins": begins,
    "test is pressed": test,
    "cancel is pressed": cancel,
    "unblock is pressed": unblock,
    "the address is found": found,
    "the product is another company's": refused("findTarget", "PRODUCT_NOT_REGISTERED"),
    "the address is not found without a connection": offline("findTarget"),
    "a minute passes without the address": passes(60_000),
    "looking it up has a defect": breaks("findTarget"),
    "the address is found late": late(found),
    "a second passes": passes(1000),
    "ten seconds pass": passes(10_000),
    "twenty seconds pass": passes(20_000),
    "the test is answered late": late(result({ _tag: "Connected" })),
    "the device is connected": result({ _tag: "Connected" }),
    "403 comes, not registered": result({ _tag: "NotRegistered" }),
    "409 comes, default credentials": result({ _tag: "DefaultCredentials" }),
    "461 comes, web interface unreachable": result({ _tag: "Unreachable" }),
    "462 comes, only https testable": result({ _tag: "HttpsOnly" }),
    "481 comes, missing MQTT": result({ _tag: "NoMqtt" }),
    "482 comes, timeout": result({ _tag: "NoAnswerInTime" }),
    "another code comes": result({ _tag: "Unknown", code: "499" }),
    "418 with 471 comes, too many requests from an address": blocked("471"),
    "418 with 472 comes, too many requests for different devices": blocked("472"),
    "418 with 473 comes, blocked by cloud DNS": blocked("473"),
    "418 with 474 comes, too many address updates": blocked("474"),
    "418 comes for a reason that nobody knows": blocked("479", "Unknown"),
    "another test of the product runs": refused("test", "TEST_RUNNING"),
    "it was tested too often": tooMany,
    "the test gets no connection": offline("test"),
    "the test has a defect": breaks("test"),
    "the block is lifted": answers("unblock"),
    "there turns out to be no block": refused("unblock", "NOT_BLOCKED"),
    "the request is refused": refused("unblock", "UNBLOCK_REFUSED"),
    "the request comes too soon": tooSoon,
    "the request gets no connection": offline("unblock"),
    "90 seconds pass": passes(90_000),
    "the request has a defect": breaks("unblock"),
    "60 seconds pass": passes(60_000),
    "29 seconds pass": passes(29_000),
    "30 seconds pass": passes(30_000),
    "the product turns out to be another company's": refused("test", "PRODUCT_NOT_REGISTERED"),
    "the block is of another company's product by now": refused("unblock", "PRODUCT_NOT_REGISTERED"),
    "the block is lifted late": late(answers("unblock")),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §4", given: "the screen is opened", when: "it begins", must: "idle", not: ["findTarget", "test"] },
    { spec: "business §4", given: "the screen is opened", when: "test is pressed", must: "preparing", tags: ["busy"], calls: [["findTarget", { serial: "504F94D00001" }]], not: ["test"] },
    { spec: "decisions/calls", given: "the address is looked up", when: "test is pressed", must: "preparing", not: ["findTarget"] },
    { spec: "business §4", given: "the address is looked up", when: "the address is found", must: "testing.counting", tags: ["busy"], sees: { elapsed: 0, cloudDns }, calls: [["test", { serial: "504F94D00001" }]] },
    { spec: "business §8", given: "the address is looked up", when: "the product is another company's", must: "notRegistered", tags: ["failed"], sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["test"] },
    { spec: "shell §8", given: "the address is looked up", when: "the address is not found without a connection", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["test"] },
    { spec: "decisions/calls", given: "the address is looked up", when: "a minute passes without the address", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["test"] },
    { spec: "architecture", given: "the address is looked up", when: "looking it up has a defect", must: "crashed", tags: ["failed"], not: ["test"] },
    { spec: "business §4", given: "the address is looked up", when: "cancel is pressed", must: "cancelled", not: ["test"] },
    { spec: "decisions/calls", given: "the address is looked up", when: ["cancel is pressed", "the address is found late"], must: "cancelled", not: ["test", "testing"] },

    // The test
    { spec: "decisions/calls", given: "the test runs", when: "test is pressed", must: "testing.counting", not: ["findTarget", "test"] },
    { spec: "business §9", given: "the test runs", when: "a second passes", must: "testing.counting", sees: { elapsed: 1 } },
    { spec: "business §9", given: "the test runs", when: "ten seconds pass", must: "testing.overdue", sees: { elapsed: 10, result: undefined }, not: ["failed"] },
    { spec: "decisions/calls", given: "the test runs", when: "twenty seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut", limit: 20_000 } } },
    { spec: "decisions/calls", given: "the test runs", when: ["twenty seconds pass", "the test is answered late"], must: "failed", sees: { result: undefined }, not: ["tested", "resource.refresh"] },
    { spec: "business §4", given: "the test runs", when: "cancel is pressed", must: "cancelled", sees: { elapsed: 0, result: undefined }, not: ["resource.refresh"] },
    { spec: "business §4", given: "the test runs", when: ["a second passes", "cancel is pressed"], must: "cancelled", sees: { elapsed: 0, cloudDns: undefined } },
    { spec: "decisions/calls", given: "the test runs", when: ["cancel is pressed", "the test is answered late"], must: "cancelled", sees: { result: undefined }, not: ["tested", "resource.refresh"] },
    { spec: "business §4", given: "the test runs", when: "the device is connected", must: "tested", sees: shows("Connected"), tells: ["resource.refresh"], not: ["blocked"] },
    { spec: "business §8", given: "the test runs", when: "403 comes, not registered", must: "tested", sees: shows("NotRegistered"), tells: ["resource.refresh"], not: ["notRegistered"] },
    { spec: "business §8", given: "the test runs", when: "409 comes, default credentials", must: "tested", sees: shows("DefaultCredentials"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "461 comes, web interface unreachable", must: "tested", sees: shows("Unreachable"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "462 comes, only https testable", must: "tested", sees: shows("HttpsOnly"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "481 comes, missing MQTT", must: "tested", sees: shows("NoMqtt"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "482 comes, timeout", must: "tested", sees: shows("NoAnswerInTime"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "another code comes", must: "tested", sees: shows("Unknown"), tells: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "418 with 471 comes, too many requests from an address", must: "blocked.liftable", tags: ["unblockable"], sees: shows("Blocked"), tells: ["resource.refresh"], not: ["tested"] },
    { spec: "business §8", given: "the test runs", when: "418 with 472 comes, too many requests for different devices", must: "blocked.liftable", sees: shows("Blocked"), tells: ["resource.refresh"], not: ["tested"] },
    { spec: "decisions/products", given: "the test runs", when: "418 with 473 comes, blocked by cloud DNS", must: "blocked.final", sees: shows("Blocked"), tells: ["resource.refresh"], not: ["tested", "blocked.liftable"] },
    { spec: "business §8", given: "the test runs", when: "418 with 474 comes, too many address updates", must: "blocked.liftable", sees: shows("Blocked"), tells: ["resource.refresh"], not: ["tested"] },
    { spec: "business §8", given: "the test runs", when: "418 comes for a reason that nobody knows", must: "blocked.liftable", sees: shows("Blocked"), tells: ["resource.refresh"], not: ["tested"] },
    { spec: "decisions/products", given: "the test runs", when: "another test of the product runs", must: "failed", sees: { failure: { code: "TEST_RUNNING" } }, not: ["resource.refresh"] },
    { spec: "decisions/products", given: "the test runs", when: "it was tested too often", must: "tooManyTests", tags: ["failed", "waiting"], sees: { wait: 90 }, not: ["resource.refresh"] },
    { spec: "business §8", given: "the test runs", when: "the product turns out to be another company's", must: "notRegistered", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["tested", "resource.refresh"] },
    { spec: "shell §8", given: "the test runs", when: "the test gets no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["resource.refresh"] },
    { spec: "architecture", given: "the test runs", when: "the test has a defect", must: "crashed", not: ["resource.refresh"] },

    // Again
    { spec: "business §4", given: "the test was cancelled", when: "test is pressed", must: "preparing", calls: ["findTarget"] },
    { spec: "business §4", given: "the test has a result", when: "test is pressed", must: "preparing", sees: { result: undefined, elapsed: 0 }, calls: ["findTarget"] },
    { spec: "business §4", given: "the test failed", when: "test is pressed", must: "preparing", sees: { failure: undefined }, calls: ["findTarget"] },
    { spec: "architecture", given: "the test has broken", when: "test is pressed", must: "preparing", calls: ["findTarget"] },
    { spec: "business §4", given: "the address is blocked, which can be lifted", when: "test is pressed", must: "preparing", sees: { result: undefined }, calls: ["findTarget"] },
    { spec: "business §4", given: "the block was lifted", when: "test is pressed", must: "preparing", calls: ["findTarget"] },
    { spec: "decisions/products", given: "there was no block", when: "test is pressed", must: "preparing", calls: ["findTarget"] },
    { spec: "business §4", given: "the test has a result", when: "unblock is pressed", must: "tested", not: ["unblock"] },
    { spec: "decisions/products", given: "it was tested too often, and is possible again in 90 seconds", when: "test is pressed", must: "tooManyTests", not: ["findTarget"] },
    { spec: "decisions/products", given: "it was tested too often, and is possible again in 90 seconds", when: "60 seconds pass", must: "tooManyTests", sees: { wait: 30 } },
    { spec: "decisions/products", given: "it was tested too often, and is possible again in 90 seconds", when: ["60 seconds pass", "29 seconds pass"], must: "tooManyTests", not: ["idle"] },
    { spec: "decisions/products", given: "it was tested too often, and is possible again in 90 seconds", when: ["60 seconds pass", "30 seconds pass"], must: "idle", sees: { wait: 0 } },

    // A block
    { spec: "business §4", given: "the address is blocked, which can be lifted", when: "unblock is pressed", must: "blocked.unblocking", tags: ["busy"], calls: [["unblock", { serial: "504F94D00001" }]] },
    { spec: "decisions/calls", given: "lifting the block is requested", when: "unblock is pressed", must: "blocked.unblocking", not: ["unblock"] },
    { spec: "decisions/products", given: "only support can lift the block", when: "unblock is pressed", must: "blocked.final", not: ["unblock"] },
    { spec: "business §4", given: "lifting the block is requested", when: "the block is lifted", must: "unblocked" },
    { spec: "decisions/products", given: "lifting the block is requested", when: "there turns out to be no block", must: "notBlocked" },
    { spec: "decisions/products", given: "lifting the block is requested", when: "the request is refused", must: "blocked.final", not: ["unblocked"] },
    { spec: "business §8", given: "lifting the block is requested", when: "the block is of another company's product by now", must: "notRegistered", sees: { failure: { code: "PRODUCT_NOT_REGISTERED" } }, not: ["unblocked"] },
    { spec: "decisions/products", given: "lifting the block is requested", when: "the request comes too soon", must: "blocked.coolingDown", tags: ["waiting"], sees: { wait: 90 }, not: ["unblocked"] },
    { spec: "shell §8", given: "lifting the block is requested", when: "the request gets no connection", must: "blocked.liftable", sees: { ...shows("Blocked"), failure: { _tag: "Offline" } }, not: ["unblocked"] },
    { spec: "shell §8", given: "lifting the block is requested", when: ["the request gets no connection", "unblock is pressed"], must: "blocked.unblocking", sees: { failure: undefined }, calls: ["unblock"] },
    { spec: "decisions/calls", given: "lifting the block is requested", when: "90 seconds pass", must: "blocked.liftable", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: "lifting the block is requested", when: ["90 seconds pass", "the block is lifted late"], must: "blocked.liftable", not: ["unblocked"] },
    { spec: "business §4", given: "only support can lift the block", when: "test is pressed", must: "preparing", calls: ["findTarget"] },
    { spec: "architecture", given: "lifting the block is requested", when: "the request has a defect", must: "crashed" },
    { spec: "decisions/products", given: "a block was lifted a short time ago, and the next may be in 90 seconds", when: "unblock is pressed", must: "blocked.coolingDown", not: ["unblock"] },
    { spec: "decisions/products", given: "a block was lifted a short time ago, and the next may be in 90 seconds", when: "60 seconds pass", must: "blocked.coolingDown", sees: { wait: 30 } },
    { spec: "decisions/products", given: "a block was lifted a short time ago, and the next may be in 90 seconds", when: ["60 seconds pass", "30 seconds pass"], must: "blocked.liftable", sees: { wait: 0, failure: undefined } },
  ],
});
