import { assign, sendTo, setup } from "xstate"
import type { CallFailure, Outcome } from "../domain/call-failure.ts"
import type { CloudDns } from "../domain/cloud-dns.ts"
import { REMOTE_CONNECT_LIMIT, type RemoteConnectResult } from "../domain/remote-connect.ts"
import type { SerialNumber } from "../domain/serial-number.ts"
import type { MachineMeta } from "./machine-meta.ts"
import type { ParentRef } from "./parent-ref.ts"
import { provided } from "./provide.ts"

export interface RemoteConnectInput {
  readonly serial: SerialNumber
  /** Whoever shows the earlier results: told to look again after each test. */
  readonly results: ParentRef<{ readonly type: "resource.refresh" }>
}

/** What the test connects to, as cloud DNS knows it. */
export type Target = { readonly _tag: "None" } | { readonly _tag: "Found"; readonly cloudDns: CloudDns }

/** What the last test, or the last try to unblock, came to. */
export type RemoteConnectNews =
  | { readonly _tag: "None" }
  | { readonly _tag: "Tested"; readonly result: RemoteConnectResult }
  | { readonly _tag: "Failed"; readonly failure: CallFailure }

export interface RemoteConnectContext extends RemoteConnectInput {
  readonly target: Target
  readonly news: RemoteConnectNews
  /** Why an address was not unblocked; the result of the test stays in `news`. */
  readonly refusal: CallFailure | undefined
  /** Whole seconds that the test has run, at most its limit. */
  readonly elapsed: number
  /** Whole seconds until what was asked too soon is possible again. */
  readonly wait: number
}

export type RemoteConnectEvent =
  | { readonly type: "remoteConnect.test" }
  | { readonly type: "remoteConnect.cancel" }
  | { readonly type: "remoteConnect.unblock" }

export const meta: MachineMeta = { spec: "business §4", screen: "remote connect" }
export const codeMeta = (code: string): MachineMeta => ({ spec: "business §8", screen: "remote connect", code })
export const limitMeta: MachineMeta = { spec: "business §9", screen: "remote connect", code: "TIMED_OUT" }

/** Whole seconds that a device may take. */
export const TEST_SECONDS = REMOTE_CONNECT_LIMIT / 1000
/** Seconds to wait where the server does not say how many. */
const USUAL_WAIT = 600
/** The steps, in seconds, in which a wait is counted down. */
const WAIT_STEP = 60

/** How long the parts of a test may take, in ms: nets under the client's own limits. */
export const PREPARE_LIMIT = 60_000
export const TEST_LIMIT = 20_000
const UNBLOCK_LIMIT = 45_000

type Test = Outcome<RemoteConnectResult>

/** The code of a refusal, if an outcome is one. */
const refusalOf = (outcome: Outcome<unknown>): string | undefined =>
  outcome._tag === "Failed" && outcome.failure._tag === "Refused" ? outcome.failure.code : undefined

const waitOf = (outcome: Outcome<unknown>): number =>
  outcome._tag === "Failed" && outcome.failure._tag === "Refused" ? (outcome.failure.retryAfter ?? USUAL_WAIT) : 0

/** What the parts of the remote-connect machine share. */
export const remoteConnectSetup = setup({
  types: {
    context: {} as RemoteConnectContext, input: {} as RemoteConnectInput, events: {} as RemoteConnectEvent,
    tags: {} as "busy" | "failed" | "success" | "half" | "failure" | "unblockable" | "waiting", meta: {} as MachineMeta,
  },
  actors: {
    findTarget: provided<Outcome<CloudDns>, { readonly serial: SerialNumber }>("findTarget"),
    test: provided<Test, { readonly serial: SerialNumber }>("test"),
    unblock: provided<Outcome<unknown>, { readonly serial: SerialNumber }>("unblock"),
  },
  guards: {
    isAnswered: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome._tag === "Answered",
    isRefused: (_, { outcome, code }: { outcome: Outcome<unknown>; code: string }) => refusalOf(outcome) === code,
    found: (_, { outcome, tag }: { outcome: Test; tag: string }) => outcome._tag === "Answered" && outcome.answer.outcome._tag === tag,
    foundBlock: (_, { outcome, reason }: { outcome: Test; reason: string }) =>
      outcome._tag === "Answered" && outcome.answer.outcome._tag === "Blocked" && outcome.answer.outcome.reason.code === reason,
    hasTimeLeft: ({ context }) => context.elapsed + 1 < TEST_SECONDS,
    mustWaitOn: ({ context }) => context.wait > WAIT_STEP,
  },
  actions: {
    begin: assign((): Partial<RemoteConnectContext> => ({ target: { _tag: "None" }, news: { _tag: "None" }, refusal: undefined, elapsed: 0, wait: 0 })),
    keepTarget: assign((_, { outcome }: { outcome: Outcome<CloudDns> }): Partial<RemoteConnectContext> =>
      outcome._tag === "Answered" ? { target: { _tag: "Found", cloudDns: outcome.answer } } : { news: outcome }),
    keepTest: assign((_, { outcome }: { outcome: Test }): Partial<RemoteConnectContext> => ({
      news: outcome._tag === "Answered" ? { _tag: "Tested", result: outcome.answer } : outcome, wait: waitOf(outcome),
    })),
    keepTimeout: assign((_, { limit }: { limit: number }): Partial<RemoteConnectContext> => ({ news: { _tag: "Failed", failure: { _tag: "TimedOut", limit } } })),
    keepRefusal: assign((_, { outcome }: { outcome: Outcome<unknown> }): Partial<RemoteConnectContext> =>
      outcome._tag === "Failed" ? { refusal: outcome.failure, wait: waitOf(outcome) } : {}),
    keepUnblockTimeout: assign((): Partial<RemoteConnectContext> => ({ refusal: { _tag: "TimedOut", limit: UNBLOCK_LIMIT } })),
    forgetRefusal: assign((): Partial<RemoteConnectContext> => ({ refusal: undefined, wait: 0 })),
    countSecond: assign(({ context }) => ({ elapsed: context.elapsed + 1 })),
    waitOn: assign(({ context }) => ({ wait: context.wait - WAIT_STEP })),
    showResults: sendTo(({ context }) => context.results, { type: "resource.refresh" }),
  },
  delays: {
    second: 1000,
    waitStep: ({ context }) => Math.min(context.wait, WAIT_STEP) * 1000,
    prepareLimit: PREPARE_LIMIT,
    testLimit: TEST_LIMIT,
    unblockLimit: UNBLOCK_LIMIT,
  },
})

/** A wait that is counted down: `self` waits on, `over` follows. */
export const countDown = <const Self extends string, const Over extends { readonly target: string; readonly actions: "begin" | "forgetRefusal" }>(self: Self, over: Over) => ({
  waitStep: [
    { guard: "mustWaitOn", target: self, reenter: true, actions: "waitOn", description: "One more minute is over", meta },
    { ...over, description: "The wait is over", meta },
  ],
} as const)
