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

/** A guard's result for an event: true, false, or not evaluated because an earlier guard was true. */
export type GuardResult = "held" | "refused" | "notAsked";

/** The situation after one event; the first step has none. */
export interface SimulationStep {
  readonly event: AnyEventObject | undefined;
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the transitions fired. */
  readonly fired: readonly string[];
  /** The results of the guards that the event could evaluate, by transition id. */
  readonly guards: readonly { readonly transition: string; readonly result: GuardResult }[];
}

/** A possible transition with the sample events that fire it. */
interface Choice {
  readonly transition: string;
  readonly events: readonly AnyEventObject[];
}

/** A machine with a stub for every actor. Pure: steps have no side effects, so that one can step back. */
export interface Simulator {
  readonly start: SimulationStep;
  readonly step: (from: SimulationStep, event: AnyEventObject) => SimulationStep;
  readonly choices: (at: SimulationStep) => readonly Choice[];
  /** Every sample event of a situation. */
  readonly offered: (at: SimulationStep) => readonly AnyEventObject[];
  /** The events from the start to where the machine is in all these states, with the initial step; undefined if nothing leads there. */
  readonly pathTo: (
    states: readonly string[],
  ) => { readonly start: SimulationStep; readonly events: readonly AnyEventObject[] } | undefined;
}

/** Internal events cannot be chosen. */
const isOwn = (type: string): boolean => type === "" || type.startsWith("xstate.done.state.");

/** Guards are evaluated in order, inner states first; the first true guard ends the evaluation for its state and the states around it. */
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

/** Starts with the first sample input that the machine accepts. */
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
    pathTo: (states) => {
      const { together, reached } = walk(machine, samples);
      const [state = ""] = states;
      const path =
        together.find((there) => states.every((id) => there.states.has(id)))?.path ??
        // A transient state is never one that the machine is in.
        (states.length === 1 ? reached.get(state) : undefined);
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
