/** Plays a line of a table on a real actor: what it starts waits until the line ends it, and its clock is the line's. */
import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { withStubs } from "../walk/replay.ts";
import { transitionLedger, type Ledger } from "../walk/transition-ledger.ts";
import { stateNodes } from "../../machines/kit/state-nodes.ts";
import type { MachineSamples } from "../walk/walk.ts";
import { LineClock } from "./line-clock.ts";
import { begins, type Named, type SpecLine, type SpecTable, type Step } from "./spec-table.ts";

/** What came of a line. */
export interface Played {
  /** How the machine differs from the line; empty if it does not. */
  readonly problems: readonly string[];
  /** The ids of the transitions that were taken at `when`: those that the line proves. */
  readonly taken: ReadonlySet<string>;
  /** Those that were taken at all: also on the way into the situation. */
  readonly takenSinceStart: ReadonlySet<string>;
}

interface Ending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What happened at `when`. */
interface Happened {
  readonly taken: Set<string>;
  readonly sent: AnyEventObject[];
  readonly started: AnyActorRef[];
  readonly entered: Set<string>;
}

/** No line needs as many microsteps: a machine that takes more goes round in circles. */
const MICROSTEPS = 1000;

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True if a value is, or contains, what is expected: objects may have more fields unless none is expected, lists may not have more items. */
const contains = (value: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((one, index) => contains(value[index], one))
    );
  if (isPlain(expected)) {
    const fields = Object.entries(expected);
    return (
      typeof value === "object" &&
      value !== null &&
      (fields.length > 0 || Object.keys(value).length === 0) &&
      fields.every(([key, one]) => contains((value as Readonly<Record<string, unknown>>)[key], one))
    );
  }
  return Object.is(value, expected);
};

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
const inputOf = (actor: AnyActorRef): unknown =>
  (actor as unknown as { readonly options: { readonly input?: unknown } }).options.input;
const callOf = ({ src, id }: AnyActorRef): string => (typeof src === "string" ? src : id);

const pathsOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map(({ path }) => path.join("."));

const named = (
  wanted: readonly Named[] | undefined,
  what: string,
  found: readonly (readonly [name: string, fields: unknown])[],
): readonly string[] =>
  (wanted ?? []).flatMap((one) => {
    const [name, fields] = typeof one === "string" ? [one] : one;
    if (found.some(([other, its]) => other === name && (fields === undefined || contains(its ?? {}, fields))))
      return [];
    const seen = found.map(([other, its]) => (other === name ? `${other} ${shown(its)}` : other));
    return [`does not ${what} ${name} ${shown(fields ?? {})}, but ${seen.join(", ") || "nothing"}`];
  });

/** The names of a line that the machine, or its table, does not have: with them, a line about what must not happen would always hold. */
const unknownNames = (machine: AnyStateMachine, table: SpecTable, line: SpecLine): readonly string[] => {
  const states = new Set(stateNodes(machine).map(({ path }) => path.join(".")));
  const actors = new Set(Object.keys(machine.implementations.actors));
  const done = new Set(
    table.lines.flatMap(({ tells = [], calls = [] }) =>
      [...tells, ...calls].map((one) => (typeof one === "string" ? one : one[0])),
    ),
  );
  return [
    ...(states.has(line.must) ? [] : [`has no state ${line.must}`]),
    ...(line.not ?? [])
      .filter((name) => !states.has(name) && !actors.has(name) && !done.has(name))
      .map((name) => `has no state or call ${name}, and no line in which it tells or starts ${name}`),
  ];
};

/** True if a machine names an event, or the beginning of its name as `name.*`. */
const takes = (machine: AnyStateMachine, type: string): boolean =>
  machine.events.some(
    (known) => known === type || (known.endsWith(".*") && type.startsWith(known.slice(0, -1))),
  );

// An event may have a field `step`, too.
const isEvent = (step: Step): step is AnyEventObject => "type" in step;

/** A machine on which lines are played, one after the other. */
export interface Stage {
  /** With actors that wait until the line ends them. */
  readonly machine: AnyStateMachine;
  readonly idOf: Ledger["idOf"];
  readonly endings: WeakMap<AnyActorRef, Ending>;
}

/** The stage of a machine. Its own machine is another one, which may be changed. */
export const stageOf = (machine: AnyStateMachine, samples: MachineSamples): Stage => {
  const endings = new WeakMap<AnyActorRef, Ending>();
  const waits = fromPromise<unknown, unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        endings.set(self, { resolve, reject });
      }),
  );
  const provided = withStubs(machine, samples, waits);
  return { machine: provided, idOf: transitionLedger(provided).idOf, endings };
};

const play = async ({ machine, idOf, endings }: Stage, { situations, steps }: SpecTable, line: SpecLine) => {
  const situation = situations[line.given];
  if (situation === undefined) throw new Error(`the table has no situation "${line.given}"`);
  const started: AnyActorRef[] = [];
  const errors: unknown[] = [];
  const clock = new LineClock();
  const nothing = (): Happened => ({ taken: new Set(), sent: [], started: [], entered: new Set() });
  let happened = nothing();
  let active: readonly string[] = [];
  let microsteps = 0;
  const takenSinceStart = new Set<string>();
  const actor = createActor(machine, {
    input: situation.input,
    clock,
    inspect: (inspected) => {
      const isMachine = (ref: { readonly sessionId?: string } | undefined) =>
        ref?.sessionId === inspected.rootId;
      // A state that is left at once makes its actors, and does not start them.
      if (
        inspected.type === "@xstate.event" &&
        inspected.event.type === "xstate.init" &&
        !isMachine(inspected.actorRef)
      ) {
        const ref = inspected.actorRef as AnyActorRef;
        started.push(ref);
        happened.started.push(ref);
      }
      if (inspected.type === "@xstate.microstep" && isMachine(inspected.actorRef)) {
        microsteps += 1;
        if (microsteps > MICROSTEPS) throw new Error("the machine goes round in circles");
        for (const id of inspected._transitions.map(idOf).filter((id) => id !== undefined)) {
          happened.taken.add(id);
          takenSinceStart.add(id);
        }
        const now = pathsOf(inspected.snapshot as AnyMachineSnapshot);
        for (const path of now) if (!active.includes(path)) happened.entered.add(path);
        active = now;
      }
      if (
        inspected.type === "@xstate.event" &&
        isMachine(inspected.sourceRef) &&
        !isMachine(inspected.actorRef) &&
        !inspected.event.type.startsWith("xstate.")
      )
        happened.sent.push(inspected.event);
    },
  });
  // What it has the portal tell another screen's actor is counted, too.
  createActor(
    fromCallback(() => {}),
    { systemId: "portal", parent: actor },
  );
  actor.on("*", (event: AnyEventObject) => happened.sent.push(event));
  actor.subscribe({ error: (error) => errors.push(error) });

  const endingOf = (child: string, isLate: boolean): Ending => {
    const ref = started.findLast(
      (one) => one.id === child && (one.getSnapshot().status !== "active") === isLate,
    );
    const ending = ref && endings.get(ref);
    if (ending === undefined)
      throw new Error(`no ${child} ${isLate ? "was given up" : "is running"} that could end`);
    return ending;
  };
  const perform = async (step: Step): Promise<void> => {
    if (isEvent(step)) {
      if (!takes(machine, step.type)) throw new Error(`takes no event ${step.type}`);
      actor.send(step);
    } else if (step.step === "begins") actor.start();
    else if (step.step === "passes") clock.pass(step.ms);
    else if (step.step === "shows") {
      const type = `xstate.snapshot.${step.child}`;
      if (!machine.events.includes(type)) throw new Error(`follows no ${step.child}`);
      actor.send({ type, snapshot: { status: "active", context: step.context } });
    } else if (step.step === "breaks") endingOf(step.child, false).reject(new Error("a defect"));
    else endingOf(step.child, step.step === "endsLate").resolve(step.output);
    await settle();
    if (errors.length > 0) throw new Error("the machine failed", { cause: errors[0] });
  };

  const when = [line.when].flat().map((name) => {
    const step = steps[name];
    if (step === undefined) throw new Error(`the table has no step "${name}"`);
    return step;
  });
  for (const step of [begins, ...situation.steps]) await perform(step);
  // The start is noted where it is what happens.
  if (when[0] !== begins) happened = nothing();
  for (const step of when) await perform(step);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { happened, snapshot, takenSinceStart };
};

const failed = (problems: readonly string[]): Played => ({
  problems,
  taken: new Set(),
  takenSinceStart: new Set(),
});

/** Plays one line of a machine's table. */
export const playLine = async (stage: Stage, table: SpecTable, line: SpecLine): Promise<Played> => {
  const unknown = unknownNames(stage.machine, table, line);
  if (unknown.length > 0) return failed(unknown);
  try {
    const { happened, snapshot, takenSinceStart } = await play(stage, table, line);
    const sent = happened.sent.map(({ type, ...fields }) => [type, fields] as const);
    const calls = happened.started.map((ref) => [callOf(ref), inputOf(ref)] as const);
    const others = new Set([
      ...happened.entered,
      ...sent.map(([name]) => name),
      ...calls.map(([name]) => name),
    ]);
    const states = pathsOf(snapshot);
    return {
      taken: happened.taken,
      takenSinceStart,
      problems: [
        ...(states.includes(line.must) ? [] : [`must be in ${line.must}, is in ${states.at(-1) ?? ""}`]),
        ...(line.tags ?? [])
          .filter((tag) => !snapshot.hasTag(tag))
          .map((tag) => `is not shown as ${tag}, but as ${[...snapshot.tags].join(", ") || "nothing"}`),
        ...(line.sees === undefined || contains(snapshot.context, line.sees)
          ? []
          : [
              `does not show ${shown(line.sees)}, but ${shown(Object.fromEntries(Object.keys(line.sees).map((key) => [key, (snapshot.context as Readonly<Record<string, unknown>>)[key]])))}`,
            ]),
        ...named(line.tells, "tell", sent),
        ...named(line.calls, "start", calls),
        ...(line.not ?? []).filter((name) => others.has(name)).map((name) => `must not: ${name}`),
      ],
    };
  } catch (error) {
    return failed([error instanceof Error ? error.message : String(error)]);
  }
};
