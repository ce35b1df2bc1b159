/** Whether the endpoint answers: while it fails the portal runs in limited mode, says so, and finds out by itself when it is over (shell §4, §8). */
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import { meansLimited, type Outcome } from "../domain/call-failure.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { alertMachine } from "./alert.machine.ts";
import { provided } from "./provide.ts";

/** What the root hears. */
export type EndpointReport = { readonly type: "endpoint.recovered" };

export interface EndpointHealthContext {
  readonly parent: ParentRef<EndpointReport>;
  /** Probes since the endpoint was last steady, up to the number of waits. */
  readonly probes: number;
}

export type EndpointHealthEvent =
  | { readonly type: "endpoint.failed" }
  | { readonly type: "endpoint.answered" }
  | { readonly type: "endpoint.connected" };

const meta: MachineMeta = { spec: "shell §4" };
const limitedMeta: MachineMeta = { spec: "shell §8", code: "endpoint_failure", screen: "limited mode" };

/** The waits before the first, second, third and every later probe, in ms. */
const WAITS = [5000, 10_000, 20_000, 60_000] as const;

/** How long the endpoint has to be fine before the waits begin anew, in ms: what fails again at once is not asked for at once. */
const STEADY = 60_000;

/** The warning of limited mode: it stays until it is closed, or limited mode is over. */
const notice = { id: "notice", src: "notice", input: { tone: "warning" } } as const;

export const endpointHealthMachine = setup({
  types: {
    children: {} as { probe: "probe"; notice: "notice" },
    context: {} as EndpointHealthContext,
    input: {} as { readonly parent: ParentRef<EndpointReport> },
    events: {} as EndpointHealthEvent,
    tags: {} as "limited",
    meta: {} as MachineMeta,
  },
  actors: { probe: provided<Outcome<unknown>>("probe"), notice: alertMachine },
  guards: {
    isStillDown: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      outcome._tag === "Failed" && meansLimited(outcome.failure),
  },
  actions: {
    clearProbes: assign({ probes: 0 }),
    countProbe: assign({ probes: ({ context }) => Math.min(context.probes + 1, WAITS.length - 1) }),
    reportRecovered: sendTo(({ context }) => context.parent, {
      type: "endpoint.recovered",
    } satisfies EndpointReport),
  },
  delays: { backOff: ({ context }) => WAITS[context.probes] ?? WAITS[3], probeLimit: 15_000, steady: STEADY },
}).createMachine({
  id: "endpointHealth",
  description: "The health of the endpoint",
  meta,
  context: ({ input }) => ({ parent: input.parent, probes: 0 }),
  initial: "fine",
  states: {
    fine: {
      description: "The endpoint answers",
      meta,
      initial: "steady",
      on: {
        "endpoint.failed": {
          target: "limited",
          description: "A call came back with endpoint_failure, or with no answer",
          meta: limitedMeta,
        },
      },
      states: {
        steady: {
          description: "Nothing has failed lately",
          meta,
          after: {
            steady: {
              actions: "clearProbes",
              description: "It has answered for a minute: the next failure is a new one",
              meta,
            },
          },
        },
        recovering: {
          description: "Some call was answered; whether the one that failed would be is asked in a while",
          meta,
          exit: "countProbe",
          after: {
            backOff: {
              target: "steady",
              actions: "reportRecovered",
              description: "Time to ask again for what failed",
              meta,
            },
          },
        },
      },
    },
    limited: {
      description: "The portal runs in limited mode",
      meta: limitedMeta,
      tags: ["limited"],
      initial: "waiting",
      invoke: notice,
      on: {
        "endpoint.answered": { target: "fine.recovering", description: "A call was answered", meta },
      },
      states: {
        waiting: {
          description: "Waits before it asks again",
          meta: limitedMeta,
          after: {
            backOff: {
              target: "probing",
              description: "5, 10, 20, then every 60 seconds",
              meta: { spec: "architecture" },
            },
          },
          on: {
            "endpoint.connected": {
              target: "probing",
              description: "The browser is back on line",
              meta: limitedMeta,
            },
          },
        },
        probing: {
          description: "Asks whether the endpoint answers again",
          meta: limitedMeta,
          exit: "countProbe",
          invoke: {
            id: "probe",
            src: "probe",
            onDone: [
              {
                guard: { type: "isStillDown", params: ({ event }) => ({ outcome: event.output }) },
                target: "waiting",
                description: "Not yet",
                meta: limitedMeta,
              },
              {
                target: "#endpointHealth.fine",
                actions: "reportRecovered",
                description: "It answers again",
                meta,
              },
            ],
            onError: { target: "#endpointHealth.crashed", description: "A defect in the probe", meta },
          },
          // The client tells of the probe's answer before the probe itself does.
          on: {
            "endpoint.answered": {
              target: "#endpointHealth.fine",
              actions: "reportRecovered",
              description: "Its answer, or another call's",
              meta,
            },
          },
          after: {
            probeLimit: {
              target: "waiting",
              description: "No answer in time",
              meta: { ...limitedMeta, code: "TIMED_OUT" },
            },
          },
        },
      },
    },
    crashed: {
      description: "Nothing probes any more; the next answer ends limited mode",
      meta: { ...limitedMeta, code: "DEFECT" },
      tags: ["limited"],
      invoke: notice,
      on: {
        "endpoint.answered": { target: "fine.recovering", description: "A call was answered", meta },
        "endpoint.failed": {
          target: "limited",
          description: "A call failed: probe again",
          meta: limitedMeta,
        },
      },
    },
  },
});

export type EndpointHealthRef = ActorRefFrom<typeof endpointHealthMachine>;
