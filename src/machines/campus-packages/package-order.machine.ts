/** Orders one campus package after the person confirmed it (business §2); a repeat after a lost answer is the same order. */
import { assign, emit, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { PackageId } from "../../domain/campus-packages/campus-package.ts";
import {
  campusPackageRefusals,
  packageOrderCodes,
  type PackageOrderCode,
} from "../../domain/campus-packages/campus-packages.refusals.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { OrderId } from "../../domain/orders/order.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { pick } from "../../domain/kit/refusals.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

/** What is ordered: the package at the price that is shown, in the reader's language. */
export interface PackageRequest {
  readonly id: PackageId;
  /** In cents. */
  readonly total: number;
  readonly instance: Locale;
}

export interface PackageOrdered {
  readonly orderId: OrderId;
}

interface PackageOrderContext {
  /** It is kept until an answer says what became of it: the next order of the package is the same one. */
  readonly request: PackageRequest | undefined;
  readonly ordered: PackageOrdered | undefined;
  readonly failure: CallFailure | undefined;
  /** Who holds the packages: it loads them again after a refusal that means that they have changed. */
  readonly parent: ParentRef<{ readonly type: "resource.refresh" }> | undefined;
}

export type PackageOrderEvent =
  | { readonly type: "package.ask"; readonly request: PackageRequest }
  | { readonly type: "package.confirm" }
  | { readonly type: "package.cancel" };

const meta: MachineMeta = { spec: "business §2", screen: "campus packages" };

const orderSetup = setup({
  types: {
    context: {} as PackageOrderContext,
    input: {} as Pick<PackageOrderContext, "parent">,
    events: {} as PackageOrderEvent,
    /** Emitted when the package was ordered. */
    emitted: {} as { readonly type: "package.ordered" },
    tags: {} as "open" | "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    order: toBeProvided<Outcome<PackageOrdered, PackageOrderCode>, PackageRequest>("order"),
  },
  actions: {
    begin: assign((_, { request }: { request: PackageRequest }): Partial<PackageOrderContext> => ({
      request,
      ordered: undefined,
      failure: undefined,
    })),
    reportOrdered: emit({ type: "package.ordered" }),
    refreshHolder: enqueueActions(({ context, enqueue }) => {
      if (context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.refresh" });
    }),
  },
});

const request = requestsOf<typeof orderSetup>({
  meta,
  refusals: pick(campusPackageRefusals, packageOrderCodes),
});

const ask = {
  target: "asking",
  actions: {
    type: "begin",
    params: ({ event }: { event: { readonly request: PackageRequest } }) => ({ request: event.request }),
  },
  description: "A package is to be ordered: contents and price are shown first",
  meta,
} as const;
const cancel = {
  target: "idle",
  description: "The person closes the dialog: nothing is ordered",
  meta,
} as const;
const repeat = {
  "package.confirm": { target: "ordering", description: "The person sends the same order again", meta },
  "package.cancel": { target: "unsure", description: "The person closes the dialog", meta },
} as const;
const outdated = { target: "refused", actions: "refreshHolder" } as const;

const ordering = orderSetup.createStateConfig({
  ...request("order", {
    input: ({ context }) => required(context.request, "The order"),
    limit: WRITE_LIMIT,
    tags: ["open", "busy"],
    answered: {
      target: "done",
      assign: ({ answer }) => ({ ordered: answer }),
      description: "The package is ordered",
    },
    refused: { PACKAGE_WITHDRAWN: outdated, PACKAGE_PRICE_CHANGED: outdated },
    failed: { target: "failed", description: "Nobody knows whether it was ordered" },
  }),
  description: "Waits for the response",
});

export const packageOrderMachine = orderSetup.createMachine({
  id: "packageOrder",
  description: "Orders a campus package",
  meta,
  context: ({ input: { parent } }) => ({
    request: undefined,
    ordered: undefined,
    failure: undefined,
    parent,
  }),
  initial: "idle",
  states: {
    idle: { description: "Nothing is being ordered", meta, on: { "package.ask": ask } },
    asking: {
      description: "Shows contents and price, and waits for confirmation",
      meta,
      tags: ["open"],
      on: {
        "package.confirm": { target: "ordering", description: "The person confirms", meta },
        "package.cancel": cancel,
      },
    },
    ordering,
    refused: {
      description: "The offer has changed, so nothing was ordered; `failure` has the reason",
      meta: { ...meta, spec: "business §8", code: "CALL_FAILED" },
      tags: ["open", "failed"],
      on: { "package.cancel": cancel },
    },
    failed: {
      description:
        "No answer says whether it was ordered; `failure` has the reason. A repeat has the same key",
      meta: { ...meta, code: "CALL_FAILED" },
      tags: ["open", "failed"],
      on: repeat,
    },
    crashed: {
      description: "A defect; a repeat may help, and has the same key",
      meta: { ...meta, code: "DEFECT" },
      tags: ["open", "failed"],
      on: repeat,
    },
    unsure: {
      description: "Closed without an answer: the next order of the package is the same one",
      meta,
      on: {
        "package.ask": {
          target: "failed",
          description: "The person returns to the order without an answer",
          meta: { ...meta, code: "CALL_FAILED" },
        },
      },
    },
    done: {
      description: "The package is ordered; `ordered` has the order's number",
      meta,
      tags: ["done"],
      entry: "reportOrdered",
      on: { "package.ask": ask },
    },
  },
});

export type PackageOrderLogic = typeof packageOrderMachine;
export type PackageOrderRef = ActorRefFrom<PackageOrderLogic>;
