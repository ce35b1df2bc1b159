/** A simulation: brings a machine to a state, then steps forward and back on request. No timers or actors run. */
import { assign, setup, type ActorRefFrom, type AnyEventObject } from "xstate";
import type { MachineMeta } from "../../../machines/kit/machine-meta.ts";
import { toBeProvided } from "../../../machines/kit/provide.ts";
import { requestsOf } from "../../../machines/kit/request.ts";
import type { SimulationStep, Simulator } from "./simulation.ts";

/** The machine, the states in which it begins (none for the initial ones; several where it is parallel), and the names of the steps to take. */
export interface SimulationRequest {
  readonly machine: string;
  readonly states: readonly string[];
  readonly steps: string;
}

/** A loaded simulation. */
export interface Prepared {
  readonly simulator: Simulator;
  readonly steps: readonly SimulationStep[];
  /** Number of steps of the path to the start state, including the initial step. */
  readonly path: number;
  /** False if the state is unreachable. */
  readonly reached: boolean;
  /** False if a requested step is no longer possible: the simulation ends before it. */
  readonly complete: boolean;
}

type Simulated =
  | { readonly _tag: "None" }
  | ({ readonly _tag: "Ready"; readonly beginning: readonly SimulationStep[] } & Prepared);

interface SimulationContext {
  readonly request: SimulationRequest;
  readonly simulated: Simulated;
}

type SimulationEvent =
  | { readonly type: "simulation.fire"; readonly event: AnyEventObject }
  | { readonly type: "simulation.goTo"; readonly step: number }
  | { readonly type: "simulation.back" }
  | { readonly type: "simulation.reset" }
  | { readonly type: "simulation.retry" };

const cut = (simulated: Simulated, length: number): Simulated =>
  simulated._tag === "None"
    ? simulated
    : { ...simulated, steps: simulated.steps.slice(0, Math.max(1, length)) };

const fire = (simulated: Simulated, event: AnyEventObject): Simulated => {
  const last = simulated._tag === "Ready" ? simulated.steps.at(-1) : undefined;
  if (simulated._tag === "None" || last === undefined) return simulated;
  return { ...simulated, steps: [...simulated.steps, simulated.simulator.step(last, event)] };
};

const simulationSetup = setup({
  types: {
    context: {} as SimulationContext,
    input: {} as SimulationRequest,
    events: {} as SimulationEvent,
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: { prepare: toBeProvided<Prepared, SimulationRequest>("prepare") },
  guards: {
    hasMoved: ({ context: { simulated } }) => simulated._tag === "Ready" && simulated.steps.length > 1,
  },
  actions: {
    fire: assign(({ context }, { event }: { event: AnyEventObject }) => ({
      simulated: fire(context.simulated, event),
    })),
    goTo: assign(({ context }, { step }: { step: number }) => ({
      simulated: cut(context.simulated, step + 1),
    })),
    back: assign(({ context: { simulated } }) => ({
      simulated: simulated._tag === "None" ? simulated : cut(simulated, simulated.steps.length - 1),
    })),
    reset: assign(({ context: { simulated } }) => ({
      simulated: simulated._tag === "None" ? simulated : { ...simulated, steps: simulated.beginning },
    })),
  },
});

const request = requestsOf<typeof simulationSetup>();

export const simulationMachine = simulationSetup.createMachine({
  id: "simulation",
  description: "Steps a machine by hand",
  meta: { spec: "atlas" },
  context: ({ input }) => ({ request: input, simulated: { _tag: "None" } }),
  initial: "preparing",
  states: {
    preparing: {
      ...request("prepare", {
        input: ({ context }) => context.request,
        limit: 30_000,
        done: {
          target: "stepping",
          assign: ({ output }) => ({
            simulated: { _tag: "Ready", beginning: output.steps, ...output },
          }),
          description: "It is there",
        },
        failed: {
          target: "failed",
          description: "The code did not come in time",
          meta: { code: "TIMED_OUT" },
        },
        crashed: { target: "failed", description: "The machine does not start" },
      }),
      description: "The machine is loaded and led to where the simulation begins",
    },
    stepping: {
      description: "Waits for the next step",
      on: {
        "simulation.fire": {
          actions: { type: "fire", params: ({ event }) => ({ event: event.event }) },
          description: "Fires an event",
        },
        "simulation.goTo": {
          actions: { type: "goTo", params: ({ event }) => ({ step: event.step }) },
          description: "Back to an earlier step",
        },
        "simulation.back": { guard: "hasMoved", actions: "back", description: "One step back" },
        "simulation.reset": { actions: "reset", description: "To where it began" },
      },
    },
    failed: {
      description: "There is nothing to step through",
      tags: ["failed"],
      on: { "simulation.retry": { target: "preparing", description: "Asked to try again" } },
    },
  },
});

export type SimulationRef = ActorRefFrom<typeof simulationMachine>;
