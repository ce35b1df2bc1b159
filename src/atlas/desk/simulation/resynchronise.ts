import {
  createActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { transitionId } from "../../../machines/kit/transition-id.ts";
import { transitionLedger } from "../../walk/transition-ledger.ts";
import { accountOf, type Account } from "../../../domain/session/session.ts";
import { machines } from "./machines.ts";
import { personOf, second, type Persona } from "./personas.ts";
import type { Drift, RecordedState, Step, Taken } from "./step.ts";
import type { Simulation } from "./simulation.ts";

/** XState's internal part of an actor: a replay has to set states that the machine did not reach. */
interface Internals {
  readonly logic: AnyStateMachine;
  _snapshot: AnyMachineSnapshot;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const known = new Map<string, ReadonlySet<string>>();

const transitionsOf = (machine: AnyStateMachine): ReadonlySet<string> => {
  const ids = known.get(machine.id) ?? new Set(transitionLedger(machine).ids);
  known.set(machine.id, ids);
  return ids;
};

/** Recorded transitions that the current machine does not have; initial transitions have no id. */
const goneTransitions = (
  { actor, machine, taken }: RecordedState,
  today: AnyStateMachine,
): readonly Drift[] =>
  byEvents(taken)
    .filter((id) => !transitionsOf(today).has(id))
    .map((id): Drift => ({ kind: "gone", actor: `${actor} (${machine})`, recorded: id, today: "" }));

/** The user of a session in the given state; journals do not identify users. */
const accountIn = ({ value, accountKey }: RecordedState, persona: Persona): Account | undefined => {
  const person = personOf(persona);
  if (person === undefined || typeof value === "string") return undefined;
  if ("signedIn" in value || "expired" in value)
    return accountOf({ ...person, account_key: accountKey ?? person.account_key });
  const { leaving } = value;
  return typeof leaving === "object" && "toOtherAccount" in leaving
    ? { _tag: "Pending", next: accountOf(second) }
    : undefined;
};

/** True while the server is told of a logout: until it has answered, the logout is pending. */
const hasPendingLogout = ({ leaving }: Readonly<Record<string, unknown>>): boolean =>
  typeof leaving === "object" && leaving !== null && Object.values(leaving).includes("telling");

/** True while somebody who has signed out, here or in another tab, is forgotten, or is still to be signed out. */
const isLeft = ({ leaving }: Readonly<Record<string, unknown>>): boolean =>
  typeof leaving === "object" && leaving !== null && !("toOtherAccount" in leaving);

/** A guard that has decided knows the session: in a journal that has lost its start nothing else tells it. */
const guardContextIn = (context: object, persona: Persona): object => {
  const person = personOf(persona);
  return { ...context, sessionKnown: true, visitor: person && accountOf(person).visitor };
};

/** True while the portal is asked of whose session the browser has a mark: in a replay nothing else tells of it. */
const isExpected = ({ restoring }: Readonly<Record<string, unknown>>): boolean =>
  typeof restoring === "object" &&
  restoring !== null &&
  ("unanswered" in restoring || ("asking" in restoring && restoring.asking === "expected"));

const contextIn = (context: object, recorded: RecordedState, persona: Persona): object => {
  const { machine, value } = recorded;
  if (
    machine === "routeGuard" &&
    value === "allowed" &&
    !(context as { readonly sessionKnown: boolean }).sessionKnown
  )
    return guardContextIn(context, persona);
  if (machine !== "session" || typeof value === "string") return context;
  const isNobody = (context as { readonly account: Account }).account._tag === "None";
  const account = isNobody ? accountIn(recorded, persona) : undefined;
  return {
    ...context,
    ...(account !== undefined && { account }),
    ...(hasPendingLogout(value) && { logoutPending: true }),
    ...(isLeft(value) && { left: true }),
    ...(isExpected(value) && { expected: true }),
  };
};

const invokedIn = ({ _nodes }: AnyMachineSnapshot): AnyMachineSnapshot["_nodes"][number]["invoke"] =>
  _nodes.flatMap(({ invoke }) => invoke);

/** The actors that a state invokes and that have not been started; the machine sends them events. */
const missingChildren = (parent: AnyActorRef, snapshot: AnyMachineSnapshot): readonly AnyActorRef[] =>
  invokedIn(snapshot)
    .filter(({ id }) => snapshot.children[id] === undefined)
    .map(({ id, src, input }) => {
      const logic = typeof src === "string" ? snapshot.machine.implementations.actors[src] : src;
      const given: unknown =
        typeof input === "function"
          ? input({ context: snapshot.context, event: { type: "xstate.init" }, self: parent })
          : input;
      return createActor(logic as AnyActorLogic, { id, parent, input: given });
    });

/** The children without those that the state before has invoked and this one does not. */
const keptChildren = (
  before: AnyMachineSnapshot,
  today: AnyMachineSnapshot,
): AnyMachineSnapshot["children"] => {
  const invoked = new Set(invokedIn(today).map(({ id }) => id));
  const left = new Set(
    invokedIn(before)
      .map(({ id }) => id)
      .filter((id) => !invoked.has(id)),
  );
  return Object.fromEntries(Object.entries(before.children).filter(([id]) => !left.has(id)));
};

const setState = (ref: AnyActorRef, recorded: RecordedState, persona: Persona): boolean => {
  const internals = ref as unknown as Internals;
  const before = internals._snapshot;
  try {
    const resolved: AnyMachineSnapshot = internals.logic.resolveState({
      value: recorded.value,
      context: contextIn(before.context as object, recorded, persona),
    });
    const children = keptChildren(before, resolved);
    const started = missingChildren(ref, Object.assign(resolved, { children }));
    internals._snapshot = Object.assign(resolved, {
      children: { ...children, ...Object.fromEntries(started.map((child) => [child.id, child])) },
    });
    for (const child of started) child.start();
    return true;
  } catch {
    // The machine has no such state.
    return false;
  }
};

const isFinal = ({ states }: AnyStateMachine, value: AnyMachineSnapshot["value"]): boolean =>
  typeof value === "string" && states[value]?.type === "final";

/** Recorded transitions without those of a start, which have no id. */
const byEvents = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !id.includes("|xstate.init|"));

/** Why an actor reached another state: with the recorded transitions, its machine has changed. */
const kindOf = ({ actor, machine, taken: before }: RecordedState, taken: readonly Taken[]): Drift["kind"] => {
  const today = taken.filter((one) => one.actor === actor).map(({ transition }) => transitionId(transition));
  // Where nothing happens today, what was started then is there already: pages that were left long ago are stopped.
  if (taken.length > 0 && textOf(today) === textOf(byEvents(before))) return "changed";
  return machine === "language" ? "language" : "data";
};

/**
 * Compares an actor with its recorded state; if they differ, the actor is set to the recorded state. `taken` are today's
 * transitions of the step.
 */
export const resynchronise = (
  simulation: Simulation,
  recorded: RecordedState,
  taken: readonly Taken[],
): readonly Drift[] => {
  const { actor, machine, value } = recorded;
  const today = machines.get(machine)?.machine;
  if (today === undefined) return [{ kind: "gone", actor, recorded: machine, today: "" }];
  const gone = goneTransitions(recorded, today);
  const ref = simulation.find(actor);
  const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
  const drift = (kind: Drift["kind"]): Drift => ({
    kind,
    actor,
    recorded: textOf(value),
    today: snapshot === undefined ? "" : textOf(snapshot.value),
  });
  // A finished actor is removed from the tree, which matches a finished recording.
  if (ref === undefined || snapshot === undefined) return gone;
  if (textOf(snapshot.value) === textOf(value)) return gone;
  // Another has begun under the same path since, such as the form of settings once it has saved.
  if (isFinal(today, value) && snapshot.status === "active") return gone;
  return [...gone, drift(setState(ref, recorded, simulation.persona) ? kindOf(recorded, taken) : "gone")];
};

/** Compares the page's language with the recorded one; if they differ, the page continues in the recorded one. */
export const resynchroniseLanguage = (
  { root }: Simulation,
  { locale: recorded }: Pick<Step, "locale">,
): readonly Drift[] => {
  const ref = root.getSnapshot().children.language;
  if (ref === undefined || recorded === undefined) return [];
  const internals = ref as unknown as Internals;
  const { locale: today } = ref.getSnapshot().context;
  if (today === recorded) return [];
  Object.assign(internals._snapshot.context, { locale: recorded });
  return [{ kind: "language", actor: "portal/language", recorded, today }];
};
