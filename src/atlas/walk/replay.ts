import {
  createActor,
  SimulatedClock,
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
} from "xstate";
import { transitionLedger } from "./transition-ledger.ts";
import { situationOf, type MachineSamples, type Path } from "./walk.ts";

type StubEvent =
  | { readonly type: "stub.done"; readonly output: unknown }
  | { readonly type: "stub.failed"; readonly error: unknown };

/** Replaces any child: ignores every event and ends on command. */
const stub: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const stubEvent = event as StubEvent;
    if (stubEvent.type === "stub.done") return { status: "done", output: stubEvent.output, error: undefined };
    return stubEvent.type === "stub.failed"
      ? { status: "error", output: undefined, error: stubEvent.error }
      : snapshot;
  },
};

/** The machine with a stub for every actor: that of its samples, or `otherwise`. */
export const withStubs = (
  machine: AnyStateMachine,
  samples: MachineSamples,
  otherwise: AnyActorLogic = stub,
): AnyStateMachine => {
  const names = Object.keys(machine.implementations.actors);
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(
    names.map((name) => [name, samples.stubs?.[name] ?? otherwise]),
  );
  return machine.provide({ actors });
};

/** Fires a timer that must be running; if others are running too, its event is delivered without waiting for them. */
const elapse = (actor: AnyActor, clock: SimulatedClock, event: AnyEventObject): void => {
  const armed = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const timer = armed.find((scheduled) => scheduled.event.type === event.type);
  if (timer === undefined) throw new Error(`no timer is armed for ${event.type}`);
  if (armed.length === 1) clock.increment(timer.delay);
  else actor.send(event);
};

const endChild = (actor: AnyActor, id: string, ending: StubEvent): void => {
  const child = actor.getSnapshot().children[id];
  if (child === undefined) throw new Error(`no child "${id}" is there to end`);
  child.send(ending);
};

const perform = (actor: AnyActor, clock: SimulatedClock, event: AnyEventObject): void => {
  const [, ending, child] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (child !== undefined)
    endChild(
      actor,
      child,
      ending === "done"
        ? { type: "stub.done", output: event["output"] }
        : { type: "stub.failed", error: event["error"] },
    );
  else if (event.type.startsWith("xstate.after.")) elapse(actor, clock, event);
  else actor.send(event);
};

/**
 * Replays a path with a real actor whose children have stub logic. Throws if the actor differs from
 * the walk. Returns the ids of the transitions taken.
 */
export const replay = (
  machine: AnyStateMachine,
  samples: MachineSamples,
  path: Path,
): ReadonlySet<string> => {
  const { idOf } = transitionLedger(machine);
  const taken = new Set<string>();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: path.input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep") return;
      for (const transition of inspected._transitions) {
        const id = idOf(transition);
        if (id !== undefined) taken.add(id);
      }
    },
  });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  for (const step of path.steps) {
    perform(actor, clock, step.event);
    if (errors.length > 0) throw new Error(`the actor failed at ${step.event.type}`, { cause: errors[0] });
    const situation = situationOf(actor.getSnapshot(), samples);
    if (situation !== step.leadsTo)
      throw new Error(`after ${step.event.type} the walk said ${step.leadsTo}, the actor says ${situation}`);
  }
  actor.stop();
  return taken;
};
