import { getShortestPaths } from "@xstate/graph";
import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from "xstate";
import { withStubs } from "../../walk/replay.ts";
import { transitionLedger } from "../../walk/transition-ledger.ts";
import { eventsOf, scopeThatTells, situationOf, type MachineSamples } from "../../walk/walk.ts";
import { encode } from "../simulation/codec.ts";
import { codesShown } from "./codes-shown.ts";
import { withEveryCode, withoutReloads } from "./payloads.ts";

/** A path through one machine to a code: the last event causes it. Its events are encoded, as in a timeline. */
export interface Way {
  readonly code: string;
  readonly events: readonly AnyEventObject[];
  /** Distinguishes paths to one code: the state before the last event, and the transitions taken. */
  readonly edge: string;
  /** The description of the last transition. */
  readonly by: string;
}

/** A longer walk has an unbounded context: its samples need a `key`. */
const MAX_STEPS = 40_000;

const isLonger = (known: Way | undefined, steps: number): boolean =>
  known === undefined || steps < known.events.length;

/**
 * Every path to every code of a machine, the shortest to each edge. The walk (`@xstate/graph`, breadth-first) uses the
 * samples only; all codes of a response are tried at the last step only, because they do not change the path.
 */
export const waysOf = (machine: AnyStateMachine, samples: MachineSamples): readonly Way[] => {
  const still = withStubs(machine, samples);
  const opened = withoutReloads(samples.payloads);
  const payloads = withEveryCode(opened);
  const { idOf } = transitionLedger(still);
  const transitions = new Map<string, AnyTransitionDefinition>();
  const nameOf = (transition: AnyTransitionDefinition): string | undefined => {
    const label = idOf(transition);
    if (label !== undefined) transitions.set(label, transition);
    return label;
  };
  const keyOf = (snapshot: AnyMachineSnapshot) => situationOf(snapshot, samples);
  const take = (snapshot: AnyMachineSnapshot, event: AnyEventObject, fires: string[]): AnyMachineSnapshot =>
    still.transition(
      snapshot,
      event,
      scopeThatTells((label) => fires.push(label), nameOf),
    );
  const quiet: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> = {
    getInitialSnapshot: (_, input) =>
      still.getInitialSnapshot(
        scopeThatTells(() => {}, nameOf),
        input,
      ),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => take(snapshot, event, []),
  };
  const shortest = new Map<string, Way>();
  const noteCodes = (snapshot: AnyMachineSnapshot, before: readonly AnyEventObject[]): void => {
    const shown = codesShown(snapshot, []);
    for (const event of eventsOf(snapshot, payloads)) {
      const fires: string[] = [];
      const next = take(snapshot, event, fires);
      // A machine in a final state sends no further codes; its parent handles the result.
      if (next.status !== "active") continue;
      const taken = fires
        .flatMap((label) => transitions.get(label) ?? [])
        .map((transition) => ({ transition }));
      const by = taken[0]?.transition.description ?? event.type;
      const edge = `${JSON.stringify(snapshot.value)} ${fires.join(" ")}`;
      for (const code of codesShown(next, taken)) {
        if (!shown.includes(code) && isLonger(shortest.get(`${code} ${edge}`), before.length + 1))
          shortest.set(`${code} ${edge}`, { code, events: [...before, event], edge, by });
      }
    }
  };
  for (const input of samples.inputs) {
    let count = 0;
    const paths = getShortestPaths(quiet, {
      input,
      limit: MAX_STEPS,
      serializeState: keyOf as never,
      events: (snapshot: AnyMachineSnapshot) => eventsOf(snapshot, opened),
      serializeEvent: () => String(count++) as never,
    });
    for (const { state, steps } of paths)
      noteCodes(
        state,
        steps.slice(1).map(({ event }) => event),
      );
  }
  return encode([...shortest.values()]);
};
