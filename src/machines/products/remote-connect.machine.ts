/** Tests the connection to a product from the internet, shows the result, and requests to lift a block where that is possible (business §4, §8, §9). */
import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { CloudDns } from "../../domain/products/cloud-dns.ts";
import {
  remoteConnectRefusals,
  testResults,
  type CloudDnsCode,
  type TestCode,
  type UnblockCode,
} from "../../domain/products/remote-connect.refusals.ts";
import { mayUnblock } from "../../domain/products/first-act.ts";
import {
  outcomeCode,
  REMOTE_CONNECT_LIMIT,
  type RemoteConnectResult,
} from "../../domain/products/remote-connect.ts";
import type { SerialNumber } from "../../domain/products/serial-number.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { ContentOutdated } from "../kit/resource.machine.ts";
import { refreshContent } from "../kit/living-of.ts";

export interface RemoteConnectInput {
  readonly serial: SerialNumber;
  /** Who holds what a test changes: the product, and its earlier results. */
  readonly holders: readonly ParentRef<ContentOutdated>[];
}

export interface RemoteConnectContext extends RemoteConnectInput {
  /** The address that the test connects to. */
  readonly cloudDns: CloudDns | undefined;
  readonly result: RemoteConnectResult | undefined;
  /** Why there is no result, or why a block was not lifted. */
  readonly failure: CallFailure | undefined;
  /** Whole seconds since the test started, at most its limit. */
  readonly elapsed: number;
  /** Whole seconds until an action that was requested too early is possible again. */
  readonly wait: number;
}

export type RemoteConnectEvent =
  | { readonly type: "remoteConnect.test" }
  | { readonly type: "remoteConnect.cancel" }
  | { readonly type: "remoteConnect.unblock" };

type Context = RemoteConnectContext;
interface OfProduct {
  readonly serial: SerialNumber;
}

/** Whole seconds that a device has to answer. */
export const TEST_SECONDS = REMOTE_CONNECT_LIMIT / 1000;
/** Seconds to wait if the server names none, and the interval of the countdown. */
const USUAL_WAIT = 600;
const WAIT_STEP = 60;

const onLimit: MachineMeta = { spec: "business §9" };

const remoteConnectSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RemoteConnectInput,
    events: {} as RemoteConnectEvent,
    tags: {} as "busy" | "failed" | "unblockable" | "waiting",
    meta: {} as MachineMeta,
  },
  actors: {
    findTarget: toBeProvided<Outcome<CloudDns, CloudDnsCode>, OfProduct>("findTarget"),
    test: toBeProvided<Outcome<RemoteConnectResult, TestCode>, OfProduct>("test"),
    unblock: toBeProvided<Outcome<unknown, UnblockCode>, OfProduct>("unblock"),
  },
  guards: {
    hasTimeLeft: ({ context }) => context.elapsed + 1 < TEST_SECONDS,
    mustWaitOn: ({ context }) => context.wait > WAIT_STEP,
    mayUnblock: ({ context: { result } }) => result !== undefined && mayUnblock(result.outcome),
  },
  actions: {
    begin: assign((): Partial<Context> => ({
      cloudDns: undefined,
      result: undefined,
      failure: undefined,
      elapsed: 0,
      wait: 0,
    })),
    clearFailure: assign((): Partial<Context> => ({ failure: undefined, wait: 0 })),
    countSecond: assign(({ context }): Partial<Context> => ({ elapsed: context.elapsed + 1 })),
    waitOn: assign(({ context }): Partial<Context> => ({ wait: context.wait - WAIT_STEP })),
    refreshHolders: enqueueActions(({ context, enqueue }) => {
      for (const holder of context.holders) refreshContent(enqueue, holder);
    }),
  },
  delays: { second: 1000, waitStep: ({ context }) => Math.min(context.wait, WAIT_STEP) * 1000 },
});

const request = requestsOf<typeof remoteConnectSetup>({ refusals: remoteConnectRefusals });
const serial = ({ context }: { readonly context: Context }): OfProduct => ({ serial: context.serial });

const again = {
  "remoteConnect.test": { target: "#remoteConnect.preparing", description: "Test again" },
} as const;
const cancel = {
  "remoteConnect.cancel": {
    target: "cancelled",
    description: "The person cancelled it; the server stops the attempt and saves no result",
  },
} as const;
const unblock = {
  "remoteConnect.unblock": { target: "unblocking", description: "Lifting the block is requested" },
} as const;

/** A countdown of the wait, minute by minute. */
const countDown = <
  const Self extends string,
  const Over extends { readonly target: string; readonly actions: "begin" | "clearFailure" },
>(
  self: Self,
  over: Over,
) =>
  ({
    waitStep: [
      {
        guard: "mustWaitOn",
        target: self,
        reenter: true,
        actions: "waitOn",
        description: "Another minute has passed",
      },
      { ...over, description: "The wait is over" },
    ],
  }) as const;

const preparing = remoteConnectSetup.createStateConfig({
  ...request("findTarget", {
    input: serial,
    limit: 60_000,
    entry: "begin",
    answered: {
      target: "testing",
      assign: ({ answer }) => ({ cloudDns: answer }),
      description: "The address was loaded",
    },
    refused: { PRODUCT_NOT_REGISTERED: "notRegistered" },
    failed: "failed",
  }),
  description: "Loads the address to test; without a connection nothing is tested",
  on: cancel,
});

/** The only result that is not an error: it is not in the error catalogue. */
const CONNECTED = "200";

/** One branch for each code of the specification, so that each has its own arrow in the diagram; the view reads `context.result`. */
const results = Object.entries(testResults).map(([code, means]) => ({
  name: code,
  when: ({ answer }: { readonly answer: RemoteConnectResult }) => outcomeCode(answer.outcome) === code,
  target: code.startsWith("418/") ? "blocked" : "tested",
  description: means,
  meta: { spec: "business §8", ...(code !== CONNECTED && { code }) },
}));
const keepResult = {
  assign: ({ answer }: { readonly answer: RemoteConnectResult }) => ({ result: answer }),
  actions: "refreshHolders",
} as const;

const testing = remoteConnectSetup.createStateConfig({
  ...request("test", {
    input: serial,
    limit: 20_000,
    answered: [
      ...results.map((one) => ({ ...one, ...keepResult })),
      {
        name: "418",
        when: ({ answer }) => answer.outcome._tag === "Blocked",
        target: "blocked",
        ...keepResult,
        description: "Blocked without a reason, or for one that the portal does not know",
        meta: { spec: "business §8", code: "418" },
      },
      {
        target: "tested",
        ...keepResult,
        description: "Any other code: the connection failed",
        meta: { spec: "business §8", code: "CONNECTION_FAILED" },
      },
    ],
    refused: {
      PRODUCT_NOT_REGISTERED: "notRegistered",
      TEST_RUNNING: "failed",
      TOO_MANY_TESTS: {
        target: "tooManyTests",
        assign: ({ refusal }) => ({ wait: refusal.retryAfter ?? USUAL_WAIT }),
      },
    },
    failed: "failed",
  }),
  description: "The server connects to the device, for at most ten seconds",
  initial: "counting",
  on: cancel,
  states: {
    counting: {
      description: "The seconds are counted; there is no other progress until the answer",
      meta: onLimit,
      after: {
        second: [
          {
            guard: "hasTimeLeft",
            target: "counting",
            reenter: true,
            actions: "countSecond",
            description: "Another second has passed",
          },
          {
            target: "overdue",
            actions: "countSecond",
            description: "The device's time is over",
            meta: onLimit,
          },
        ],
      },
    },
    overdue: { description: "The ten seconds are over; the server completes the result", meta: onLimit },
  },
});

const unblocking = remoteConnectSetup.createStateConfig({
  ...request("unblock", {
    input: serial,
    limit: WRITE_LIMIT,
    answered: { target: "#remoteConnect.unblocked", description: "The block was lifted" },
    refused: {
      PRODUCT_NOT_REGISTERED: "#remoteConnect.notRegistered",
      NOT_BLOCKED: "#remoteConnect.notBlocked",
      UNBLOCK_REFUSED: "final",
      UNBLOCK_TOO_SOON: {
        target: "coolingDown",
        assign: ({ refusal }) => ({ wait: refusal.retryAfter ?? USUAL_WAIT }),
      },
    },
    failed: "liftable",
    crashed: "#remoteConnect.crashed",
  }),
  description: "Waits until the server has lifted the block",
});

const blocked = remoteConnectSetup.createStateConfig({
  description: "The address is temporarily blocked",
  on: again,
  initial: "deciding",
  states: {
    deciding: {
      description: "Checks whether the person can request to lift this block",
      always: [
        { guard: "mayUnblock", target: "liftable", description: "The person can request it" },
        { target: "final", description: "Only support can lift it" },
      ],
    },
    liftable: {
      description: "The block can be lifted; `failure` says why the last request failed",
      tags: ["unblockable"],
      on: unblock,
    },
    unblocking,
    coolingDown: {
      description: "It can be requested again after a wait, which is counted down",
      tags: ["waiting"],
      after: countDown("coolingDown", { target: "liftable", actions: "clearFailure" }),
    },
    final: { description: "Only support can lift this block" },
  },
});

export const remoteConnectMachine = remoteConnectSetup.createMachine({
  id: "remoteConnect",
  description: "Tests the connection to one product",
  meta: { spec: "business §4", screen: "remote connect" },
  context: ({ input }) => ({
    ...input,
    cloudDns: undefined,
    result: undefined,
    failure: undefined,
    elapsed: 0,
    wait: 0,
  }),
  initial: "idle",
  states: {
    idle: { description: "Not tested since the screen was opened", on: again },
    preparing,
    testing,
    cancelled: { description: "Cancelled before there was a result", entry: "begin", on: again },
    tested: { description: "The test has a result", on: again },
    blocked,
    unblocked: { description: "The block was lifted: the test can be repeated", on: again },
    notBlocked: { description: "There was no block: the test can be repeated", on: again },
    tooManyTests: {
      description: "A test is possible again after a wait, which is counted down",
      tags: ["failed", "waiting"],
      after: countDown("tooManyTests", { target: "idle", actions: "begin" }),
    },
    notRegistered: {
      description: "The product belongs to another company: it cannot be tested",
      tags: ["failed"],
    },
    failed: {
      description: "The test could not be run; the device's state is unknown",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: again,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: again,
    },
  },
});

export type RemoteConnectRef = ActorRefFrom<typeof remoteConnectMachine>;
