import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { withStubs } from "../../walk/replay.ts";
import { transitionLedger } from "../../walk/transition-ledger.ts";
import { eventsOf, scopeThatTells, walk, type MachineSamples } from "../../walk/walk.ts";
import { sourceOf } from "../address.ts";

/** What a guard said when an event came: true, false, or that nobody asked it, for another had said yes. */
export type GuardResult = "held" | "refused" | "notAsked";

/** Where a simulation is after one event; the first step has none. */
export interface SimulationStep {
  readonly event: AnyEventObject | undefined;
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the transitions that it fired. */
  readonly fired: readonly string[];
  /** By the id of each guarded transition that the event could have fired. */
  readonly guards: readonly { readonly transition: string; readonly result: GuardResult }[];
}

/** A transition that may be next, and the sample events that fire it here. */
interface Choice {
  readonly transition: string;
  readonly events: readonly AnyEventObject[];
}

/** A machine of the portal with a stub for every actor. Pure: a step changes nothing, so one can go back. */
export interface Simulator {
  readonly start: SimulationStep;
  readonly step: (from: SimulationStep, event: AnyEventObject) => SimulationStep;
  readonly choices: (at: SimulationStep) => readonly Choice[];
  /** Every event that the samples offer in a situation. */
  readonly offered: (at: SimulationStep) => readonly AnyEventObject[];
  /** The events that lead from the start to a state, with the start that they begin at; undefined where nothing leads there. */
  readonly pathTo: (
    state: string,
  ) => { readonly start: SimulationStep; readonly events: readonly AnyEventObject[] } | undefined;
}

/** What comes by itself is nobody's choice. */
const isOwn = (type: string): boolean => type === "" || type.startsWith("xstate.done.state.");

/** Guards are asked in their order, the inner states' first; the first that says yes ends the asking in its state and around it. */
const judge = (candidate: string, candidates: readonly string[], fired: ReadonlySet<string>): GuardResult => {
  if (fired.has(candidate)) return "held";
  const source = sourceOf(candidate);
  const spared = candidates.some((other, index) => {
    if (!fired.has(other)) return false;
    const from = sourceOf(other);
    return from.startsWith(`${source}.`) || (from === source && index < candidates.indexOf(candidate));
  });
  return spared ? "notAsked" : "refused";
};

/** Begins with the samples' first input that the machine starts from. */
export const createSimulator = (given: AnyStateMachine, samples: MachineSamples): Simulator => {
  const machine = withStubs(given, samples);
  const { idOf } = transitionLedger(machine);

  const startFrom = (input: unknown): SimulationStep => {
    const fired: string[] = [];
    const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(
      scopeThatTells((id) => fired.push(id), idOf),
      input,
    );
    return { event: undefined, snapshot, fired, guards: [] };
  };
  const candidatesOf = (snapshot: AnyMachineSnapshot) =>
    getNextTransitions(snapshot).flatMap((transition) => {
      const id = idOf(transition);
      return id === undefined || isOwn(transition.eventType)
        ? []
        : [{ id, type: transition.eventType, guarded: transition.guard !== undefined }];
    });
  const step = ({ snapshot }: SimulationStep, event: AnyEventObject): SimulationStep => {
    const fired: string[] = [];
    const next: AnyMachineSnapshot = machine.transition(
      snapshot,
      event,
      scopeThatTells((id) => fired.push(id), idOf),
    );
    const asked = candidatesOf(snapshot).filter(({ type }) => type === event.type);
    const ids = asked.map(({ id }) => id);
    return {
      event,
      snapshot: next,
      fired,
      guards: asked
        .filter(({ guarded }) => guarded)
        .map(({ id }) => ({ transition: id, result: judge(id, ids, new Set(fired)) })),
    };
  };
  const offered = ({ snapshot }: SimulationStep) => eventsOf(snapshot, samples.payloads);
  return {
    start: startFrom(samples.inputs[0]),
    step,
    offered,
    choices: (at) => {
      const outcomes = offered(at).map((event) => ({ event, fired: new Set(step(at, event).fired) }));
      const ids = new Set(
        at.snapshot.status === "active" ? candidatesOf(at.snapshot).map(({ id }) => id) : [],
      );
      return [...ids].map((transition) => ({
        transition,
        events: outcomes.filter(({ fired }) => fired.has(transition)).map(({ event }) => event),
      }));
    },
    pathTo: (state) => {
      const path = walk(machine, samples).reached.get(state);
      return path && { start: startFrom(path.input), events: path.steps.map(({ event }) => event) };
    },
  };
};

/** The steps of a path, from its start. */
export const stepsAlong = (
  simulator: Simulator,
  { start, events }: NonNullable<ReturnType<Simulator["pathTo"]>>,
): readonly SimulationStep[] =>
  events.reduce<readonly SimulationStep[]>(
    (steps, event) => [...steps, simulator.step(steps.at(-1) ?? start, event)],
    [start],
  );
