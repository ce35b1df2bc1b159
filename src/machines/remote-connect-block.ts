import { blockReasons, type BlockReasonCode } from "../domain/remote-connect.ts"
import { codeMeta, countDown, meta, remoteConnectSetup } from "./remote-connect-setup.ts"

const states = {
  "471": { name: "tooManyRequests", description: "471: one address has asked too often" },
  "472": { name: "tooManyMiniservers", description: "472: one address has asked for too many different Miniservers" },
  "473": { name: "blockedByCloudDns", description: "473: cloud DNS itself blocks the address; only support lifts it" },
  "474": { name: "tooManyIpUpdates", description: "474: the device has told a new address too often" },
} as const satisfies Readonly<Record<BlockReasonCode, { readonly name: string; readonly description: string }>>

/** The states that a test which found a block leads to, by reason; any other reason is one that the portal does not know yet. */
export const blocks = blockReasons.map((reason) => ({ reason, target: `blocked.${states[reason].name}` as const, description: states[reason].description }))

const test = { target: "#remoteConnect.preparing", description: "Test again", meta } as const
const unblock = { target: "#remoteConnect.blocked.unblocking", description: "Asked to lift the block", meta } as const

const blockedBy = (reason: "471" | "472" | "474") =>
  remoteConnectSetup.createStateConfig({
    description: states[reason].description, meta: codeMeta(`418/${reason}`), tags: ["failure", "unblockable"], on: { "remoteConnect.unblock": unblock },
  })

const unblocking = remoteConnectSetup.createStateConfig({
  description: "Waits for the block to be lifted", meta, tags: ["busy", "failure"], entry: "forgetRefusal",
  invoke: {
    id: "unblock", src: "unblock", input: ({ context }) => ({ serial: context.serial }),
    onDone: [
      {
        guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) }, target: "#remoteConnect.unblocked",
        description: "The block was lifted", meta,
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "NOT_BLOCKED" }) }, target: "#remoteConnect.notBlocked",
        description: "There is no block any more", meta: { ...codeMeta("NOT_BLOCKED"), id: "NOT_BLOCKED" },
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "UNBLOCK_REFUSED" }) }, target: "unblockRefused",
        actions: { type: "keepRefusal", params: ({ event }) => ({ outcome: event.output }) }, description: "Only support lifts this block", meta: { ...codeMeta("UNBLOCK_REFUSED"), id: "UNBLOCK_REFUSED" },
      },
      {
        guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output, code: "UNBLOCK_TOO_SOON" }) }, target: "coolingDown",
        actions: { type: "keepRefusal", params: ({ event }) => ({ outcome: event.output }) },
        description: "The last block was lifted a short time ago", meta: { ...codeMeta("UNBLOCK_TOO_SOON"), id: "UNBLOCK_TOO_SOON" },
      },
      {
        target: "unblockFailed", actions: { type: "keepRefusal", params: ({ event }) => ({ outcome: event.output }) }, description: "The call failed", meta,
      },
    ],
    onError: { target: "#remoteConnect.crashed", description: "A defect in the call", meta },
  },
  after: {
    unblockLimit: { target: "unblockFailed", actions: "keepUnblockTimeout", description: "No answer in time", meta: { ...meta, spec: "decisions", code: "TIMED_OUT" } },
  },
})

const coolingDown = remoteConnectSetup.createStateConfig({
  description: "Unblocking is possible again after a while, which is counted down", meta: codeMeta("UNBLOCK_TOO_SOON"), tags: ["failure", "waiting"],
  after: countDown("coolingDown", { target: "unblockable", actions: "forgetRefusal" }),
})

/** 418: the address is blocked for a time (business §8), and what became of the wish to unblock it. */
export const blocked = remoteConnectSetup.createStateConfig({
  description: "The address is blocked for a time", meta: codeMeta("418"), initial: "unknownReason",
  states: {
    tooManyRequests: blockedBy("471"),
    tooManyMiniservers: blockedBy("472"),
    tooManyIpUpdates: blockedBy("474"),
    blockedByCloudDns: { description: states["473"].description, meta: codeMeta("418/473"), tags: ["failure"] },
    unknownReason: {
      description: "Blocked for a reason that the portal does not know yet", meta: codeMeta("418"), tags: ["failure", "unblockable"], on: { "remoteConnect.unblock": unblock },
    },
    unblocking,
    unblockRefused: { description: "Only support lifts this block", meta: codeMeta("UNBLOCK_REFUSED"), tags: ["failure"] },
    coolingDown,
    unblockable: { description: "Unblocking is possible again", meta, tags: ["failure", "unblockable"], on: { "remoteConnect.unblock": unblock } },
    unblockFailed: {
      description: "The block was not lifted, and why", meta: codeMeta("CALL_FAILED"), tags: ["failure", "unblockable"], on: { "remoteConnect.unblock": { ...unblock, description: "Try to unblock again" } },
    },
  },
  on: { "remoteConnect.test": test },
})
