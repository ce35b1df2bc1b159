/** Tests several products one after the other, and ends early where going on would help nobody (business §4, §8). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { RemoteConnectResult } from "../domain/remote-connect.ts";
import type { SerialNumber } from "../domain/serial-number.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

/** What came of the test of one product. */
export type RoundEntry = { readonly serial: SerialNumber; readonly outcome: Outcome<RemoteConnectResult> };

export interface RoundContext {
  /** The products to test, in their order. */
  readonly serials: readonly SerialNumber[];
  readonly entries: readonly RoundEntry[];
  /** Why the round ended early; the products that are left were not tested. */
  readonly failure: { readonly _tag: "None" } | CallFailure;
}

export type RoundEvent =
  | { readonly type: "round.start"; readonly serials: readonly SerialNumber[] }
  | { readonly type: "round.cancel" }
  | { readonly type: "round.close" };

const meta: MachineMeta = { spec: "business §4", screen: "several tests" };
const TEST_LIMIT = 20_000;

/** Products of one round: more than fifteen within ten minutes would block the person's own address (business §8, 472). */
export const ROUND_LIMIT = 10;

/** Refusals that are about one product: the next one may well be tested. */
const ofOneProduct = ["TEST_RUNNING", "TOO_MANY_TESTS", "PRODUCT_NOT_REGISTERED"];

const isOfOneProduct = (outcome: Outcome<RemoteConnectResult>): boolean =>
  outcome._tag === "Answered" ||
  (outcome.failure._tag === "Refused" && ofOneProduct.includes(outcome.failure.code));

/** True where the person's own address is blocked: each further test would only prolong it. */
const isOwnBlock = (outcome: Outcome<RemoteConnectResult>): boolean =>
  outcome._tag === "Answered" &&
  outcome.answer.outcome._tag === "Blocked" &&
  ["471", "472"].includes(outcome.answer.outcome.reason.code);

/** The product that is tested now. */
const serialInTurn = ({ serials, entries }: RoundContext): SerialNumber => {
  const serial = serials[entries.length];
  if (serial === undefined) throw new Error("No product is left to test");
  return serial;
};

type Ended = { readonly event: { readonly output: Outcome<RemoteConnectResult> } };

const roundSetup = setup({
  types: {
    context: {} as RoundContext,
    events: {} as RoundEvent,
    tags: {} as "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: { test: provided<Outcome<RemoteConnectResult>, { readonly serial: SerialNumber }>("test") },
  guards: {
    isRound: (_, { serials }: { serials: readonly SerialNumber[] }) =>
      serials.length > 0 && serials.length <= ROUND_LIMIT,
    isOwnBlock: (_, { outcome }: { outcome: Outcome<RemoteConnectResult> }) => isOwnBlock(outcome),
    stops: (_, { outcome }: { outcome: Outcome<RemoteConnectResult> }) => !isOfOneProduct(outcome),
    isLast: ({ context }) => context.entries.length + 1 >= context.serials.length,
  },
  actions: {
    begin: assign((_, { serials }: { serials: readonly SerialNumber[] }): Partial<RoundContext> => ({
      serials,
      entries: [],
      failure: { _tag: "None" },
    })),
    keep: assign(
      ({ context }, { outcome }: { outcome: Outcome<RemoteConnectResult> }): Partial<RoundContext> => ({
        entries: [...context.entries, { serial: serialInTurn(context), outcome }],
      }),
    ),
    keepFailure: assign((_, { outcome }: { outcome: Outcome<RemoteConnectResult> }): Partial<RoundContext> =>
      outcome._tag === "Failed" ? { failure: outcome.failure } : {},
    ),
    keepTimeout: assign((): Partial<RoundContext> => ({ failure: { _tag: "TimedOut", limit: TEST_LIMIT } })),
    forget: assign((): Partial<RoundContext> => ({ serials: [], entries: [], failure: { _tag: "None" } })),
  },
  delays: { testLimit: TEST_LIMIT },
});

const outcome = ({ event }: Ended) => ({ outcome: event.output });
const start = {
  guard: {
    type: "isRound",
    params: ({ event }: { event: { readonly serials: readonly SerialNumber[] } }) => ({
      serials: event.serials,
    }),
  },
  target: "testing",
  actions: {
    type: "begin",
    params: ({ event }: { event: { readonly serials: readonly SerialNumber[] } }) => ({
      serials: event.serials,
    }),
  },
  description: "Begins with the first product",
  meta,
} as const;
const settled = {
  "round.start": start,
  "round.close": { target: "choosing", actions: "forget", description: "Back to the choice", meta },
} as const;

const testing = roundSetup.createStateConfig({
  description: "One product is being tested; those before it have their results",
  meta,
  tags: ["busy"],
  invoke: {
    id: "test",
    src: "test",
    input: ({ context }) => ({ serial: serialInTurn(context) }),
    onDone: [
      {
        guard: { type: "isOwnBlock", params: outcome },
        target: "blocked",
        actions: { type: "keep", params: outcome },
        description: "The person's own address is blocked: the others would fail too",
        meta: { ...meta, spec: "business §8" },
      },
      {
        guard: { type: "stops", params: outcome },
        target: "failed",
        actions: { type: "keepFailure", params: outcome },
        description: "The portal cannot be asked: the others would fail too",
        meta,
      },
      {
        guard: "isLast",
        target: "done",
        actions: { type: "keep", params: outcome },
        description: "The last product has its result",
        meta,
      },
      {
        target: "testing",
        reenter: true,
        actions: { type: "keep", params: outcome },
        description: "The next product's turn",
        meta,
      },
    ],
    onError: { target: "crashed", description: "A defect in the call", meta },
  },
  after: {
    testLimit: {
      target: "failed",
      actions: "keepTimeout",
      description: "No answer in time",
      meta: { ...meta, spec: "business §9", code: "TIMED_OUT" },
    },
  },
  on: {
    "round.cancel": { target: "cancelled", description: "The person stopped it; what is known stays", meta },
  },
});

export const remoteConnectRoundMachine = roundSetup.createMachine({
  id: "remoteConnectRound",
  description: "Tests several products in turn",
  meta,
  context: { serials: [], entries: [], failure: { _tag: "None" } },
  initial: "choosing",
  states: {
    choosing: { description: "Products are being chosen", meta, on: { "round.start": start } },
    testing,
    done: { description: "Every product has its result", meta, tags: ["done"], on: settled },
    cancelled: {
      description: "Stopped; the products that are left were not tested",
      meta,
      tags: ["done"],
      on: settled,
    },
    blocked: {
      description: "The person's own address is blocked",
      meta: { ...meta, spec: "business §8", code: "418" },
      tags: ["failed"],
      on: settled,
    },
    failed: {
      description: "The portal could not be asked, and why",
      meta: { ...meta, code: "CALL_FAILED" },
      tags: ["failed"],
      on: settled,
    },
    crashed: {
      description: "A defect; trying again may help",
      meta: { ...meta, code: "DEFECT" },
      tags: ["failed"],
      on: settled,
    },
  },
});

export type RemoteConnectRoundRef = ActorRefFrom<typeof remoteConnectRoundMachine>;
