/** Loads the cloud DNS status of a product; the last known status stays visible during a refresh (business §2, §4). */
import { setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { cloudDnsStatuses, type CloudDns } from "../../domain/products/cloud-dns.ts";
import { remoteConnectRefusals, type CloudDnsCode } from "../../domain/products/remote-connect.refusals.ts";
import type { SerialNumber } from "../../domain/products/serial-number.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

export interface CloudDnsContext {
  readonly serial: SerialNumber;
  /** The last known status; it stays visible during a refresh and after a failed one. */
  readonly data: { readonly content: CloudDns; readonly loadedAt: number } | undefined;
  readonly failure: CallFailure | undefined;
}

interface Loaded {
  readonly content: CloudDns;
  readonly at: number;
}

const cloudDnsSetup = setup({
  types: {
    context: {} as CloudDnsContext,
    input: {} as { readonly serial: SerialNumber },
    events: {} as { readonly type: "cloudDns.refresh" } | Heard<"screen.returned">,
    tags: {} as "busy" | "failed" | "stale",
    meta: {} as MachineMeta,
  },
  actors: { load: toBeProvided<Outcome<Loaded, CloudDnsCode>, { readonly serial: SerialNumber }>("load") },
});

const request = requestsOf<typeof cloudDnsSetup>({ refusals: remoteConnectRefusals });

const again = {
  "cloudDns.refresh": { target: "loading", description: "A refresh is requested" },
  "screen.returned": { target: "loading", description: "The person returns to the screen: refresh" },
} as const;

const keep = {
  target: "loaded",
  assign: ({ answer: { content, at } }: { readonly answer: Loaded }) => ({ data: { content, loadedAt: at } }),
} as const;

export const cloudDnsMachine = cloudDnsSetup.createMachine({
  id: "cloudDns",
  description: "Cloud DNS of one product",
  meta: { spec: "business §4", screen: "cloud DNS" },
  context: ({ input }) => ({ ...input, data: undefined, failure: undefined }),
  initial: "loading",
  states: {
    loading: {
      ...request("load", {
        input: ({ context }) => ({ serial: context.serial }),
        limit: 60_000,
        answered: [
          ...cloudDnsStatuses.map((status) => ({
            ...keep,
            name: status,
            when: ({ answer }: { readonly answer: Loaded }) => answer.content.status.code === status,
            description: `The status ${status}`,
          })),
          { ...keep, description: "An unknown status is shown as received" },
        ],
        refused: { PRODUCT_NOT_REGISTERED: "failed" },
        failed: [
          {
            name: "something is known",
            when: ({ context }) => context.data !== undefined,
            target: "stale",
            description: "The last known status stays",
          },
          "failed",
        ],
      }),
      description: "Asks cloud DNS; the last known status stays visible",
    },
    loaded: { description: "The status from cloud DNS", on: again },
    stale: {
      description: "The status is stale: the last refresh failed",
      meta: { code: "CALL_FAILED" },
      tags: ["stale"],
      on: again,
    },
    failed: {
      description: "No status; `failure` has the reason",
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

export type CloudDnsRef = ActorRefFrom<typeof cloudDnsMachine>;
