/** What cloud DNS knows of a product: one state for each status, and a look again that takes nothing away (business §2, §4). */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { CallFailure } from "../domain/call-failure.ts"
import type { CloudDns } from "../domain/cloud-dns.ts"
import type { SerialNumber } from "../domain/serial-number.ts"
import type { MachineMeta } from "./machine-meta.ts"
import { provided } from "./provide.ts"
import type { LoadOutcome } from "./resource.machine.ts"

export type CloudDnsData = { readonly _tag: "None" } | { readonly _tag: "Loaded"; readonly content: CloudDns; readonly loadedAt: number }

export interface CloudDnsContext {
  readonly serial: SerialNumber
  /** What was known last; it stays shown while, and after, a look again fails. */
  readonly data: CloudDnsData
  readonly failure: { readonly _tag: "None" } | CallFailure
}

export type CloudDnsEvent = { readonly type: "cloudDns.refresh" } | { readonly type: "screen.shown" }

const meta: MachineMeta = { spec: "business §4", screen: "cloud DNS" }
const LOAD_LIMIT = 60_000

type Ended = { readonly event: { readonly output: LoadOutcome<CloudDns> } }

const cloudDnsSetup = setup({
  types: {
    context: {} as CloudDnsContext, input: {} as { readonly serial: SerialNumber }, events: {} as CloudDnsEvent, tags: {} as "busy" | "failed" | "stale", meta: {} as MachineMeta,
  },
  actors: { load: provided<LoadOutcome<CloudDns>, { readonly serial: SerialNumber }>("load") },
  guards: {
    hasStatus: (_, { outcome, status }: { outcome: LoadOutcome<CloudDns>; status: string }) =>
      outcome._tag === "Answered" && outcome.answer.content.status.code === status,
    isAnswered: (_, { outcome }: { outcome: LoadOutcome<CloudDns> }) => outcome._tag === "Answered",
    isNotMine: (_, { outcome }: { outcome: LoadOutcome<CloudDns> }) =>
      outcome._tag === "Failed" && outcome.failure._tag === "Refused" && outcome.failure.code === "PRODUCT_NOT_REGISTERED",
    hasData: ({ context }) => context.data._tag === "Loaded",
  },
  actions: {
    keep: assign((_, { outcome }: { outcome: LoadOutcome<CloudDns> }): Partial<CloudDnsContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : { data: { _tag: "Loaded", content: outcome.answer.content, loadedAt: outcome.answer.at } }),
    keepTimeout: assign((): Partial<CloudDnsContext> => ({ failure: { _tag: "TimedOut", limit: LOAD_LIMIT } })),
    forgetFailure: assign((): Partial<CloudDnsContext> => ({ failure: { _tag: "None" } })),
  },
  delays: { loadLimit: LOAD_LIMIT },
})

const outcome = ({ event }: Ended) => ({ outcome: event.output })
const keep = { type: "keep", params: outcome } as const

const statuses = [
  { status: "ok", target: "ok", description: "The device tells its address, and is found by it" },
  { status: "too_many_ip_requests", target: "tooManyIpRequests", description: "The address has asked too often" },
  { status: "blacklisted", target: "blacklisted", description: "The address is blocked" },
  { status: "miniserver_not_registered", target: "miniserverNotRegistered", description: "Cloud DNS does not know the device" },
] as const

const loading = cloudDnsSetup.createStateConfig({
  description: "Asks cloud DNS; what was known stays shown", meta, tags: ["busy"], entry: "forgetFailure",
  invoke: {
    id: "load", src: "load", input: ({ context }) => ({ serial: context.serial }),
    onDone: [
      ...statuses.map(({ status, target, description }) => ({
        guard: { type: "hasStatus" as const, params: ({ event }: Ended) => ({ outcome: event.output, status }) }, target, actions: keep, description, meta: { ...meta, id: status },
      })),
      { guard: { type: "isAnswered", params: outcome }, target: "otherStatus", actions: keep, description: "A status that the portal does not know yet", meta },
      { guard: { type: "isNotMine", params: outcome }, target: "notMine", actions: keep, description: "The product is not the company's, or no longer", meta },
      { guard: "hasData", target: "stale", actions: keep, description: "The call failed; what was known stays", meta },
      { target: "failed", actions: keep, description: "The call failed", meta },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: { loadLimit: { target: "timedOut", actions: "keepTimeout", description: "No answer in time", meta: { ...meta, spec: "decisions", code: "TIMED_OUT" } } },
})

const again = {
  "cloudDns.refresh": { target: "loading", description: "Asked to look again", meta },
  "screen.shown": { target: "loading", description: "Came back to the screen: look again", meta },
} as const

const status = (description: string) => ({ description, meta, on: again })

export const cloudDnsMachine = cloudDnsSetup.createMachine({
  id: "cloudDns",
  description: "Cloud DNS of one product", meta,
  context: ({ input }) => ({ ...input, data: { _tag: "None" }, failure: { _tag: "None" } }),
  initial: "loading",
  states: {
    loading,
    ok: status("The device is found by its address"),
    tooManyIpRequests: status("The address has asked too often"),
    blacklisted: status("The address is blocked"),
    miniserverNotRegistered: status("Cloud DNS does not know the device"),
    otherStatus: status("A status that the portal does not know yet is shown as it came"),
    notMine: { description: "The product is not registered to this company", meta: { ...meta, spec: "business §8", code: "PRODUCT_NOT_REGISTERED" }, tags: ["failed"], on: again },
    stale: { description: "Old knowledge, for the last look failed", meta: { ...meta, code: "CALL_FAILED" }, tags: ["stale"], on: again },
    failed: { description: "Nothing to show, and why", meta: { ...meta, code: "CALL_FAILED" }, tags: ["failed"], on: again },
    timedOut: {
      description: "No answer in time", meta, tags: [],
      always: [
        { guard: "hasData", target: "stale", description: "What was known stays", meta },
        { target: "failed", description: "Nothing was known", meta },
      ],
    },
    crashed: { description: "A defect; looking again may help", meta: { ...meta, code: "DEFECT" }, tags: ["failed"], on: again },
  },
})

export type CloudDnsRef = ActorRefFrom<typeof cloudDnsMachine>
