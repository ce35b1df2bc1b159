/** Tests several products in sequence; stops early if the remaining tests would fail as well (business §4, §8). */
import { assign, setup, type ActorRefFrom } from "xstate";
import {
  answered,
  failed,
  type CallFailure,
  type Outcome,
  type Refused,
} from "../../domain/kit/call-failure.ts";
import { remoteConnectRefusals, type TestCode } from "../../domain/products/remote-connect.refusals.ts";
import type { RemoteConnectResult } from "../../domain/products/remote-connect.ts";
import type { SerialNumber } from "../../domain/products/serial-number.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** The test result of one product. */
export interface BatchEntry {
  readonly serial: SerialNumber;
  readonly outcome: Outcome<RemoteConnectResult>;
}

export interface BatchContext {
  /** The products to test, in order. */
  readonly serials: readonly SerialNumber[];
  readonly entries: readonly BatchEntry[];
  /** Why the batch stopped early; the remaining products were not tested. */
  readonly failure: CallFailure | undefined;
}

export type BatchEvent =
  | { readonly type: "batch.start"; readonly serials: readonly SerialNumber[] }
  | { readonly type: "batch.cancel" }
  | { readonly type: "batch.close" };

/** Maximum products of a batch: more than fifteen tests within ten minutes would block the person's own address (business §8, 472). */
export const BATCH_LIMIT = 10;

const noTests: BatchContext = { serials: [], entries: [], failure: undefined };

/** The product that is being tested. */
const serialInTurn = ({ serials, entries }: BatchContext): SerialNumber => {
  const serial = serials[entries.length];
  if (serial === undefined) throw new Error("No product is left to test");
  return serial;
};

const withOutcome = (
  context: BatchContext,
  outcome: Outcome<RemoteConnectResult>,
): Partial<BatchContext> => ({
  entries: [...context.entries, { serial: serialInTurn(context), outcome }],
});

const batchSetup = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    tags: {} as "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    test: toBeProvided<Outcome<RemoteConnectResult, TestCode>, { readonly serial: SerialNumber }>("test"),
  },
  guards: {
    isBatch: (_, { serials }: { serials: readonly SerialNumber[] }) =>
      serials.length > 0 && serials.length <= BATCH_LIMIT,
    isOneLeft: ({ context }) => context.entries.length < context.serials.length,
  },
  actions: {
    begin: assign((_, { serials }: { serials: readonly SerialNumber[] }): BatchContext => ({
      ...noTests,
      serials,
    })),
    clear: assign((): BatchContext => noTests),
  },
});

const request = requestsOf<typeof batchSetup>({ refusals: remoteConnectRefusals });

const ofEvent = ({ event }: { readonly event: { readonly serials: readonly SerialNumber[] } }) => ({
  serials: event.serials,
});
const start = {
  guard: { type: "isBatch", params: ofEvent },
  target: "testing",
  actions: { type: "begin", params: ofEvent },
  description: "Starts with the first product",
} as const;
const settled = {
  "batch.start": start,
  "batch.close": { target: "choosing", actions: "clear", description: "Returns to the selection" },
} as const;

/** A refusal that concerns one product only: the batch continues with the next. */
const ofOneProduct = {
  target: "tested",
  assign: ({ context, refusal }: { readonly context: BatchContext; readonly refusal: Refused }) => ({
    ...withOutcome(context, failed(refusal)),
    failure: undefined,
  }),
};

const testing = batchSetup.createStateConfig({
  ...request("test", {
    input: ({ context }) => ({ serial: serialInTurn(context) }),
    limit: 20_000,
    answered: [
      {
        name: "own block",
        when: ({ answer: { outcome } }) =>
          outcome._tag === "Blocked" && ["471", "472"].includes(outcome.reason?.code ?? ""),
        target: "blocked",
        assign: ({ context, answer }) => withOutcome(context, answered(answer)),
        description: "The person's own address is blocked: each further test would extend the block",
        meta: { spec: "business §8" },
      },
      {
        target: "tested",
        assign: ({ context, answer }) => withOutcome(context, answered(answer)),
        description: "The product has a result",
      },
    ],
    refused: {
      TEST_RUNNING: ofOneProduct,
      TOO_MANY_TESTS: ofOneProduct,
      PRODUCT_NOT_REGISTERED: ofOneProduct,
    },
    failed: {
      target: "failed",
      description: "The portal does not answer: the remaining tests would fail too",
    },
  }),
  description: "One product is being tested; the earlier ones have results",
  on: {
    "batch.cancel": {
      target: "done",
      description: "The person stopped it; the results so far stay",
    },
  },
});

export const remoteConnectBatchMachine = batchSetup.createMachine({
  id: "remoteConnectBatch",
  description: "Tests several products in sequence",
  meta: { spec: "business §4", screen: "several tests" },
  context: noTests,
  initial: "choosing",
  states: {
    choosing: { description: "Products are being selected", on: { "batch.start": start } },
    testing,
    tested: {
      description: "Another product has a result",
      always: [
        { guard: "isOneLeft", target: "testing", description: "Products remain: test the next one" },
        { target: "done", description: "The last product has a result" },
      ],
    },
    done: {
      description: "Every product has a result, or the person stopped it",
      tags: ["done"],
      on: settled,
    },
    blocked: {
      description: "The person's own address is blocked",
      meta: { spec: "business §8", code: "418" },
      tags: ["failed"],
      on: settled,
    },
    failed: {
      description: "The portal did not answer; `failure` has the reason",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: settled,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: settled,
    },
  },
});

export type RemoteConnectBatchRef = ActorRefFrom<typeof remoteConnectBatchMachine>;
