/** Connects to a product from outside and says what it found: one state for each outcome (business §4, §8, §9). */
import type { ActorRefFrom } from "xstate"
import type { Outcome } from "../domain/call-failure.ts"
import type { RemoteConnectResult } from "../domain/remote-connect.ts"
import { blocked, blocks } from "./remote-connect-block.ts"
import { codeMeta, countDown, limitMeta, meta, PREPARE_LIMIT, remoteConnectSetup, TEST_LIMIT } from "./remote-connect-setup.ts"

const again = { "remoteConnect.test": { target: "preparing", description: "Test again", meta } } as const
const cancel = { target: "cancelled", description: "The person stopped it; the server ends its attempt and keeps nothing", meta } as const

const preparing = remoteConnectSetup.createStateConfig({
  description: "Looks up the address that will be tested; without a connection nothing is tested", meta, tags: ["busy"], entry: "begin",
  invoke: {
    id: "findTarget", src: "findTarget", input: ({ context }) => ({ serial: context.serial }),
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) }, target: "testing",
        actions: { type: "keepTarget", params: ({ event }) => ({ outcome: event.output }) }, description: "The address is known", meta,
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "PRODUCT_NOT_REGISTERED" }) }, target: "notMine",
        actions: { type: "keepTarget", params: ({ event }) => ({ outcome: event.output }) },
        description: "The product is not the company's, or no longer", meta: { ...codeMeta("PRODUCT_NOT_REGISTERED"), id: "PRODUCT_NOT_REGISTERED" },
      },
      { target: "failed", actions: { type: "keepTarget", params: ({ event }) => ({ outcome: event.output }) }, description: "The call failed", meta },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: { prepareLimit: { target: "failed", actions: { type: "keepTimeout", params: { limit: PREPARE_LIMIT } }, description: "No answer in time", meta: limitMeta } },
  on: { "remoteConnect.cancel": cancel },
})

/** The outcomes that have one code, each with its state. */
const outcomes = [
  { tag: "Connected", target: "connected", description: "200: web interface and MQTT answer" },
  { tag: "HttpsOnly", target: "httpsOnly", description: "462: only https can be tested" },
  { tag: "NotRegistered", target: "notRegistered", description: "403: the device is not known to the cloud" },
  { tag: "DefaultCredentials", target: "defaultCredentials", description: "409: the device still takes its default password" },
  { tag: "Unreachable", target: "unreachable", description: "461: the web interface cannot be reached" },
  { tag: "NoMqtt", target: "noMqtt", description: "481: MQTT is missing" },
  { tag: "NoAnswerInTime", target: "noAnswerInTime", description: "482: no answer within ten seconds" },
] as const

type Ended = { readonly event: { readonly output: Outcome<RemoteConnectResult> } }
const keepTest = { type: "keepTest", params: ({ event }: Ended) => ({ outcome: event.output }) } as const

const testing = remoteConnectSetup.createStateConfig({
  description: "The server connects to the device, which may take ten seconds", meta: { ...meta, spec: "business §9" }, tags: ["busy"], initial: "counting",
  invoke: {
    id: "test", src: "test", input: ({ context }) => ({ serial: context.serial }),
    onDone: [
      ...outcomes.map(({ tag, target, description }) => ({
        guard: { type: "found" as const, params: ({ event }: Ended) => ({ outcome: event.output, tag }) }, target, actions: [keepTest, "showResults" as const], description, meta: { ...meta, id: tag },
      })),
      ...blocks.map(({ reason, target, description }) => ({
        guard: { type: "foundBlock" as const, params: ({ event }: Ended) => ({ outcome: event.output, reason }) }, target, actions: [keepTest, "showResults" as const], description, meta: { ...meta, id: reason },
      })),
      {
        guard: { type: "found", params: ({ event }) => ({ outcome: event.output, tag: "Blocked" }) }, target: "blocked", actions: [keepTest, "showResults"],
        description: "418 with a reason that the portal does not know yet", meta: { ...meta, id: "Blocked" },
      },
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) }, target: "connectionFailed", actions: [keepTest, "showResults"],
        description: "Any other code: the connection failed", meta: codeMeta("CONNECTION_FAILED"),
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "TEST_RUNNING" }) }, target: "testRunning", actions: keepTest,
        description: "Somebody tests this product right now", meta: { ...codeMeta("TEST_RUNNING"), id: "TEST_RUNNING" },
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "TOO_MANY_TESTS" }) }, target: "tooManyTests", actions: keepTest,
        description: "This product was tested too often", meta: { ...codeMeta("TOO_MANY_TESTS"), id: "TOO_MANY_TESTS" },
      },
      { target: "failed", actions: keepTest, description: "The call failed: nothing is known of the device", meta },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  states: {
    counting: {
      description: "The seconds are counted: more is not known before the answer", meta,
      after: {
        second: [
          { guard: "hasTimeLeft", target: "counting", reenter: true, actions: "countSecond", description: "One more second is over", meta },
          { target: "overdue", actions: "countSecond", description: "The device has had its time", meta: limitMeta },
        ],
      },
    },
    overdue: { description: "The ten seconds are over; the server sums up", meta },
  },
  after: { testLimit: { target: "failed", actions: { type: "keepTimeout", params: { limit: TEST_LIMIT } }, description: "No answer in time", meta: limitMeta } },
  on: { "remoteConnect.cancel": cancel },
})

const tooManyTests = remoteConnectSetup.createStateConfig({
  description: "Testing is possible again after a while, which is counted down", meta: codeMeta("TOO_MANY_TESTS"), tags: ["failed", "waiting"],
  after: countDown("tooManyTests", { target: "idle", actions: "begin" }),
})

/** A state that an outcome leads to: the test can be made again. */
const found = (description: string, code: string, tag: "success" | "half" | "failure") => ({ description, meta: codeMeta(code), tags: [tag], on: again })

export const remoteConnectMachine = remoteConnectSetup.createMachine({
  id: "remoteConnect",
  description: "Tests the connection to one product", meta,
  context: ({ input }) => ({ ...input, target: { _tag: "None" }, news: { _tag: "None" }, refusal: undefined, elapsed: 0, wait: 0 }),
  initial: "idle",
  states: {
    idle: { description: "Not tested yet on this visit", meta, on: { "remoteConnect.test": { target: "preparing", description: "Asked to test", meta } } },
    preparing,
    testing,
    cancelled: { description: "Stopped before there was a result", meta, entry: "begin", on: again },
    connected: { description: "Success: web interface and MQTT answer", meta, tags: ["success"], on: again },
    httpsOnly: found("A half success: https answers, http cannot be tested", "462", "half"),
    notRegistered: found("The cloud does not know the device", "403", "failure"),
    defaultCredentials: found("The device still takes its default password", "409", "failure"),
    blocked,
    unreachable: found("The web interface cannot be reached", "461", "failure"),
    noMqtt: found("The web interface answers, MQTT does not", "481", "failure"),
    noAnswerInTime: found("The device did not answer within ten seconds", "482", "failure"),
    connectionFailed: found("The connection failed for another reason", "CONNECTION_FAILED", "failure"),
    unblocked: { description: "The block was lifted: the test can be made again", meta, on: again },
    notBlocked: { description: "There was no block any more: the test can be made again", meta: codeMeta("NOT_BLOCKED"), on: again },
    testRunning: { description: "Somebody else tests this product; wait for a moment", meta: codeMeta("TEST_RUNNING"), tags: ["failed"], on: again },
    tooManyTests,
    notMine: { description: "The product is not registered to this company", meta: codeMeta("PRODUCT_NOT_REGISTERED"), tags: ["failed"] },
    failed: { description: "The test could not be made; nothing is known of the device", meta: codeMeta("CALL_FAILED"), tags: ["failed"], on: again },
    crashed: { description: "A defect; trying again may help", meta: codeMeta("DEFECT"), tags: ["failed"], on: again },
  },
})

export type RemoteConnectRef = ActorRefFrom<typeof remoteConnectMachine>
