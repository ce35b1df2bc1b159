import { getShortestPaths } from "@xstate/graph";
import {
  createEmptyActor,
  getNextTransitions,
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { transitionLedger } from "./transition-ledger.ts";

/** An event's fields; the walk adds the type if it is left out. */
export type Payload = Readonly<Record<string, unknown>>;
export type Payloads = Readonly<
  Record<string, readonly Payload[] | ((snapshot: AnyMachineSnapshot) => readonly Payload[])>
>;

/** What the walk needs to know of one machine. */
export interface MachineSamples {
  /** The walk starts once with each input. */
  readonly inputs: readonly unknown[];
  /** By event type; other events are fired without a payload. */
  readonly payloads: Payloads;
  /** The part of the snapshot that distinguishes situations, if the whole context is unbounded: leave out counters and free text. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Actor logic by name, if the default stub is not enough, such as for a child whose snapshot is read. */
  readonly stubs?: Readonly<Record<string, AnyActorLogic>>;
  /** The samples of children that are machines without a file of their own, by the name of the actor: routes and "what if" enter them. */
  readonly children?: Readonly<Record<string, MachineSamples>>;
}

/**
 * The samples of an area's machines, by the name of the machine's file: `src/atlas/samples/<area>.samples.ts` exports them as
 * `samples`.
 */
export type AreaSamples = Readonly<Record<string, MachineSamples>>;

/** One event of a path: the transitions that it fires, and the key of the situation that it leads to. */
interface Step {
  readonly event: AnyEventObject;
  readonly fires: readonly string[];
  readonly leadsTo: string;
}

export interface Path {
  readonly input: unknown;
  readonly steps: readonly Step[];
}

export interface Walk {
  /** The shortest path that fires a transition, by transition id. */
  readonly covered: ReadonlyMap<string, Path>;
  /** The shortest path to a state, by state id. */
  readonly reached: ReadonlyMap<string, Path>;
  /** The shortest path to each set of states that the machine is in at once. */
  readonly together: readonly { readonly states: ReadonlySet<string>; readonly path: Path }[];
  /** The ids of transitions that were never fired. */
  readonly unfired: readonly string[];
  readonly situations: number;
  readonly childIds: ReadonlySet<string>;
}

/** A longer walk has an unbounded context: its samples need a `key`. */
const MAX_STEPS = 40_000;

/** Files have no enumerable fields: without this all files would be equal. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, size: value.size } : value;

/** The situation of a snapshot as a string key. */
export const situationOf = (snapshot: AnyMachineSnapshot, samples: MachineSamples): string =>
  JSON.stringify(
    [
      snapshot.value,
      snapshot.status,
      samples.key === undefined ? [snapshot.context, Object.keys(snapshot.children)] : samples.key(snapshot),
    ],
    plain,
  );

/** Every event that the current state accepts, with each of its payloads; internal events are left out. */
export const eventsOf = (snapshot: AnyMachineSnapshot, payloads: Payloads): readonly AnyEventObject[] => {
  if (snapshot.status !== "active") return [];
  const types = new Set<string>(getNextTransitions(snapshot).map((transition) => transition.eventType));
  return [...types]
    .filter((type) => type !== "" && !type.startsWith("xstate.done.state."))
    .flatMap((type): AnyEventObject[] => {
      const given = payloads[type];
      const bare: readonly Payload[] = type.startsWith("xstate.error.actor.")
        ? [{ error: new Error("defect") }]
        : [{}];
      return (typeof given === "function" ? given(snapshot) : (given ?? bare)).map((payload) => ({
        type,
        ...payload,
      }));
    });
};

const nothing = () => {};

/** A separate actor scope for each step, so that branches share nothing (such as a systemId). */
export const scopeThatTells = (
  onFired: (id: string) => void,
  idOf: ReturnType<typeof transitionLedger>["idOf"],
): AnyActorScope => {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type !== "@xstate.microstep") return;
    for (const transition of inspected._transitions) {
      const id = idOf(transition);
      if (id !== undefined) onFired(id);
    }
  });
  return {
    self,
    system: self.system,
    id: "walk",
    sessionId: "walk",
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
};

const walkFrom = (
  machine: AnyStateMachine,
  samples: MachineSamples,
  input: unknown,
  covered: Map<string, Path>,
  reached: Map<string, Path>,
  together: Map<string, Walk["together"][number]>,
  childIds: Set<string>,
): number => {
  const { idOf } = transitionLedger(machine);
  const keyOf = (snapshot: AnyMachineSnapshot) => situationOf(snapshot, samples);
  const stepsFrom = new Map<string, Step[]>();
  const fireAtStart = new Set<string>();

  /** The machine as pure logic for the path search: starts no actors and records each step. */
  const recorded: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> = {
    getInitialSnapshot: (_, given) =>
      machine.getInitialSnapshot(
        scopeThatTells((id) => fireAtStart.add(id), idOf),
        given,
      ),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      const fires: string[] = [];
      const next: AnyMachineSnapshot = machine.transition(
        snapshot,
        event,
        scopeThatTells((id) => fires.push(id), idOf),
      );
      if (next.status === "error")
        throw new Error(`${event.type} in ${JSON.stringify(snapshot.value)}: ${String(next.error)}`, {
          cause: next.error,
        });
      for (const id of Object.keys(next.children)) childIds.add(id);
      const from = keyOf(snapshot);
      const step = { event, fires, leadsTo: keyOf(next) };
      const known = stepsFrom.get(from);
      if (known === undefined) stepsFrom.set(from, [step]);
      else known.push(step);
      return next;
    },
  };

  let edges = 0;
  const paths = getShortestPaths(recorded, {
    input,
    limit: MAX_STEPS,
    serializeState: keyOf as never,
    events: (snapshot: AnyMachineSnapshot) => eventsOf(snapshot, samples.payloads),
    // Each edge is distinct: two events can differ only in values without JSON, such as a file.
    serializeEvent: () => String(edges++) as never,
  });
  for (const id of fireAtStart) if (!covered.has(id)) covered.set(id, { input, steps: [] });

  for (const path of paths.toSorted((one, other) => one.steps.length - other.steps.length)) {
    // A search step has an event and the state after it; the first is the initial one.
    const steps = path.steps.slice(1).flatMap(({ state, event }, index) => {
      const before = path.steps[index]?.state;
      const step =
        before &&
        stepsFrom
          .get(keyOf(before))
          ?.find((candidate) => candidate.event === event && candidate.leadsTo === keyOf(state));
      return step === undefined ? [] : [step];
    });
    const states = new Set(path.state._nodes.map(({ id }) => id));
    for (const id of states) if (!reached.has(id)) reached.set(id, { input, steps });
    const set = JSON.stringify([...states].toSorted());
    if (!together.has(set)) together.set(set, { states, path: { input, steps } });
    for (const step of stepsFrom.get(keyOf(path.state)) ?? []) {
      for (const id of step.fires) if (!covered.has(id)) covered.set(id, { input, steps: [...steps, step] });
    }
  }
  return paths.length;
};

/** Walks a machine breadth-first from each of its inputs, firing every event with every payload in every situation. */
export const walk = (machine: AnyStateMachine, samples: MachineSamples): Walk => {
  const covered = new Map<string, Path>();
  const reached = new Map<string, Path>();
  const together = new Map<string, Walk["together"][number]>();
  const childIds = new Set<string>();
  const situations = samples.inputs.map((input) =>
    walkFrom(machine, samples, input, covered, reached, together, childIds),
  );
  // A transient state is never the current one: it counts as reached if a transition leaves it.
  for (const [id, path] of covered) {
    const source = id.slice(0, id.indexOf("|"));
    if (!reached.has(source)) reached.set(source, path);
  }
  const unfired = transitionLedger(machine).ids.filter((id) => !covered.has(id));
  return {
    covered,
    reached,
    together: [...together.values()],
    unfired,
    situations: situations.reduce((sum, count) => sum + count, 0),
    childIds,
  };
};

/** The paths that cover everything, without those that are a prefix of another. */
export const coveringPaths = (walked: Walk): readonly Path[] => {
  const longestFirst = [...new Set(walked.covered.values())].toSorted(
    (one, other) => other.steps.length - one.steps.length,
  );
  const kept: Path[] = [];
  for (const path of longestFirst) {
    const begins = (other: Path) =>
      other.input === path.input && path.steps.every((step, index) => other.steps[index] === step);
    if (!kept.some(begins)) kept.push(path);
  }
  return kept;
};
