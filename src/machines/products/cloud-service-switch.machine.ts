/** Switches mailer or push of a product on or off, at once and where it stands (business §3, decisions/products). */
import { assign, setup, type ActorRefFrom } from "xstate";
import { isWorthRetrying, type CallFailure, type Outcome } from "../../domain/kit/call-failure.ts";
import type { AboutProduct, SwitchRequest } from "../../domain/products/product-forms.ts";
import type { CountedService } from "../../domain/products/cloud-service.ts";
import type { Product } from "../../domain/products/product.ts";
import { productRefusals, type ownProductCodes } from "../../domain/products/products.refusals.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";
import type { ContentReport } from "../kit/resource.machine.ts";

export interface CloudServiceSwitchInput extends AboutProduct {
  readonly service: CountedService;
  /** Time limit for the response, in ms. */
  readonly limit: number;
  /** The actor that holds the product. */
  readonly parent: ParentRef<ContentReport<Product>>;
}

export interface CloudServiceSwitchContext extends CloudServiceSwitchInput {
  /** What the last press wanted; undefined before the first one. */
  readonly wanted: boolean | undefined;
  readonly failure: CallFailure | undefined;
}

export type CloudServiceSwitchEvent =
  | { readonly type: "cloudService.switch"; readonly on: boolean }
  | { readonly type: "cloudService.retry" };

type Context = CloudServiceSwitchContext;

const switchSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CloudServiceSwitchInput,
    events: {} as CloudServiceSwitchEvent,
    tags: {} as "busy" | "done" | "failed",
    meta: {} as MachineMeta,
  },
  actors: {
    send: toBeProvided<Outcome<Product, (typeof ownProductCodes)[number]>, SwitchRequest>("send"),
  },
  actions: { want: assign((_, { on }: { on: boolean }): Partial<Context> => ({ wanted: on })) },
  delays: { limit: ({ context }) => context.limit },
});

const request = requestsOf<typeof switchSetup>({ refusals: productRefusals });

const press = {
  "cloudService.switch": {
    target: "sending",
    actions: { type: "want", params: ({ event }: { event: { readonly on: boolean } }) => ({ on: event.on }) },
    description: "The switch is pressed",
  },
} as const;
const pressOrRetry = {
  ...press,
  "cloudService.retry": { target: "sending", description: "The same is sent again" },
} as const;

/** The switch shows the state that the server has: a call without an answer may have been carried out. */
const refresh = { tell: () => ({ type: "resource.refresh" as const }) };

const sending = switchSetup.createStateConfig({
  ...request("send", {
    input: ({ context: { serial, service, wanted } }) => ({
      serial,
      service,
      on: required(wanted, "The wanted state"),
    }),
    limit: "limit",
    answered: {
      target: "done",
      tell: ({ answer }) => ({ type: "resource.changed", content: answer }),
      description: "It is switched",
    },
    refused: { PRODUCT_NOT_REGISTERED: { target: "refused", ...refresh } },
    failed: [
      {
        name: "isWorthRetrying",
        when: ({ failure }) => isWorthRetrying(failure),
        target: "failed",
        ...refresh,
        description: "It failed, and the same may succeed later; it is not queued without a connection",
      },
      { target: "refused", ...refresh, description: "It failed, as it would again" },
    ],
    timedOut: { target: "failed", ...refresh },
    crashed: { target: "crashed", ...refresh },
  }),
  description: "Waits for the response; a second press is ignored",
});

export const cloudServiceSwitchMachine = switchSetup.createMachine({
  id: "cloudServiceSwitch",
  description: "Switches a free cloud service of a product",
  meta: { spec: "business §3", screen: "cloud services" },
  context: ({ input }) => ({ ...input, wanted: undefined, failure: undefined }),
  initial: "idle",
  states: {
    idle: { description: "Not pressed since the screen was opened", on: press },
    sending,
    done: { description: "The server has the wanted state", tags: ["done"], on: press },
    refused: {
      description: "Not switched; `failure` has the reason, and the same would fail again",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: press,
    },
    failed: {
      description: "No valid response; `failure` has the reason",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: pressOrRetry,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: pressOrRetry,
    },
  },
});

export type CloudServiceSwitchRef = ActorRefFrom<typeof cloudServiceSwitchMachine>;
