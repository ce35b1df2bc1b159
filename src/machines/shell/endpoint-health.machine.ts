/** Tracks whether the endpoint answers and whether the browser has a connection: while one fails, the portal shows limited mode, and it recovers by itself (shell §4, §8). */
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import { meansLimited, type Outcome } from "../../domain/kit/call-failure.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { alertMachine } from "./alert.machine.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** The event that the root receives. */
export type EndpointReport = { readonly type: "endpoint.recovered" };

export interface EndpointHealthContext {
  readonly parent: ParentRef<EndpointReport>;
  /** Probes since the endpoint was last stable, at most the number of delays. */
  readonly probes: number;
  /** Whether the browser has said that it has no connection. */
  readonly disconnected: boolean;
}

export type EndpointHealthEvent =
  | { readonly type: "endpoint.failed" }
  | { readonly type: "endpoint.answered" }
  /** The browser has a connection again, or has none any more. */
  | { readonly type: "endpoint.connected" }
  | { readonly type: "endpoint.disconnected" };

const limitedMeta: MachineMeta = { spec: "shell §8", code: "endpoint_failure", screen: "limited mode" };
const offlineMeta: MachineMeta = { spec: "shell §8", code: "OFFLINE", screen: "limited mode" };

/** The delays before the first, second, third and every later probe, in ms. */
const WAITS = [5000, 10_000, 20_000, 60_000] as const;

/** How long the endpoint must answer before the delays start from the beginning, in ms: after a quick relapse the probes stay slow. */
const STEADY = 60_000;

/** The warning of limited mode: it stays until it is closed or limited mode ends. */
const notice = { id: "notice", src: "notice", input: { tone: "warning" } } as const;

/** How long it is said that the portal answers again, in ms: nobody has pressed for it, so nobody looks there. */
export const RECOVERY_SHOWN = 6000;
const recovery = {
  id: "recovery",
  src: "notice",
  input: { tone: "success", hideAfter: RECOVERY_SHOWN },
} as const;

const healthSetup = setup({
  types: {
    children: {} as { probe: "probe"; notice: "notice"; recovery: "notice" },
    context: {} as EndpointHealthContext,
    input: {} as { readonly parent: ParentRef<EndpointReport> },
    events: {} as EndpointHealthEvent,
    tags: {} as "limited" | "offline",
    meta: {} as MachineMeta,
  },
  actors: { probe: toBeProvided<Outcome<unknown>>("probe"), notice: alertMachine },
  guards: { isDisconnected: ({ context }) => context.disconnected },
  actions: {
    setDisconnected: assign(({ event }) => ({ disconnected: event.type === "endpoint.disconnected" })),
    clearProbes: assign({ probes: 0 }),
    countProbe: assign({ probes: ({ context }) => Math.min(context.probes + 1, WAITS.length - 1) }),
    reportRecovered: sendTo(({ context }) => context.parent, {
      type: "endpoint.recovered",
    } satisfies EndpointReport),
  },
  delays: { backOff: ({ context }) => WAITS[context.probes] ?? WAITS[3], steady: STEADY },
});

const request = requestsOf<typeof healthSetup>();

const answers = { target: "#endpointHealth.fine.recovered", actions: "reportRecovered" } as const;
/** `waiting`: where it waits when the endpoint still fails. */
const probingBefore = (waiting: string) =>
  healthSetup.createStateConfig({
    ...request("probe", {
      silent: true,
      tags: [],
      input: () => undefined,
      limit: 15_000,
      answered: { ...answers, description: "The endpoint answers again" },
      failed: [
        {
          name: "limited",
          when: ({ failure }) => meansLimited(failure),
          target: waiting,
          description: "The endpoint still fails",
          meta: limitedMeta,
        },
        { ...answers, description: "The endpoint answers, even if with a refusal" },
      ],
      timedOut: { target: waiting, meta: { spec: "shell §8", screen: "limited mode" } },
      crashed: { target: "#endpointHealth.crashed", description: "A defect in the probe" },
    }),
    description: "Probes whether the endpoint answers again",
    exit: "countProbe",
    // The client reports the probe's answer before the probe resolves.
    on: { "endpoint.answered": { ...answers, description: "The probe or another call was answered" } },
  });

const answered = {
  target: "#endpointHealth.fine.recovering",
  description: "A call was answered",
} as const;
const disconnected = {
  target: "#endpointHealth.offline",
  actions: "setDisconnected",
  description: "The browser has no connection",
  meta: offlineMeta,
} as const;

export const endpointHealthMachine = healthSetup.createMachine({
  id: "endpointHealth",
  description: "The health of the endpoint",
  meta: { spec: "shell §4" },
  context: ({ input }) => ({ parent: input.parent, probes: 0, disconnected: false }),
  initial: "fine",
  on: {
    "endpoint.connected": {
      actions: "setDisconnected",
      description: "The browser has a connection",
    },
  },
  states: {
    fine: {
      description: "The endpoint answers",
      initial: "steady",
      on: {
        "endpoint.failed": [
          {
            guard: "isDisconnected",
            target: "#endpointHealth.offline",
            description:
              "A call failed, and the browser has no connection: an answer had arrived after it said so",
            meta: offlineMeta,
          },
          {
            target: "limited",
            description: "A call failed with endpoint_failure or without an answer",
            meta: limitedMeta,
          },
        ],
        "endpoint.disconnected": disconnected,
      },
      after: {
        steady: {
          actions: "clearProbes",
          description: "It has answered for a minute: the delays start from the beginning",
        },
      },
      states: {
        steady: { description: "No recent failure" },
        recovered: {
          description: "It answers again, and the person is told so",
          meta: { screen: "recovery" },
          invoke: {
            ...recovery,
            onDone: { target: "steady", description: "The message was closed or its time is over" },
          },
        },
        recovering: {
          description: "A call was answered; the failed ones are repeated after a delay",
          exit: "countProbe",
          after: {
            backOff: {
              target: "recovered",
              actions: "reportRecovered",
              description: "The failed calls are repeated",
            },
          },
        },
      },
    },
    limited: {
      description: "The browser has a connection, but the endpoint fails or does not answer",
      meta: limitedMeta,
      tags: ["limited"],
      initial: "waiting",
      invoke: notice,
      on: { "endpoint.answered": answered, "endpoint.disconnected": disconnected },
      states: {
        waiting: {
          description: "Waits before the next probe",
          meta: limitedMeta,
          after: {
            backOff: {
              target: "probing",
              description: "After 5, 10, 20, then every 60 seconds",
              meta: { spec: "decisions/shell" },
            },
          },
          on: {
            "endpoint.connected": {
              target: "probing",
              actions: "setDisconnected",
              description: "The browser is online again",
              meta: limitedMeta,
            },
          },
        },
        probing: probingBefore("waiting"),
      },
    },
    offline: {
      description: "The browser has no connection: nothing is probed",
      meta: offlineMeta,
      tags: ["limited", "offline"],
      initial: "cut",
      invoke: notice,
      on: {
        "endpoint.answered": {
          ...answered,
          description: "A call was answered: what the browser said does not hold",
        },
      },
      states: {
        cut: {
          description: "Waits for the browser's connection",
          meta: offlineMeta,
          on: {
            "endpoint.connected": {
              target: "reconnecting",
              actions: "setDisconnected",
              description: "The browser is online again",
              meta: offlineMeta,
            },
          },
        },
        reconnecting: {
          ...probingBefore("#endpointHealth.limited"),
          on: {
            "endpoint.answered": { ...answers, description: "The probe or another call was answered" },
            "endpoint.disconnected": {
              target: "cut",
              actions: "setDisconnected",
              description: "The connection is gone again",
              meta: offlineMeta,
            },
          },
        },
      },
    },
    crashed: {
      description: "Probing has stopped; the next answer ends limited mode",
      meta: { ...limitedMeta, code: "DEFECT" },
      tags: ["limited"],
      invoke: notice,
      on: {
        "endpoint.answered": answered,
        "endpoint.failed": {
          target: "limited",
          description: "A call failed: probe again",
          meta: limitedMeta,
        },
        "endpoint.disconnected": disconnected,
      },
    },
  },
});

export type EndpointHealthRef = ActorRefFrom<typeof endpointHealthMachine>;
