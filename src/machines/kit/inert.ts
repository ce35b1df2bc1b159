import type { ActorLogic, AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from "xstate";

/** Replaces a call, a timer or a watcher: ignores every event and never ends. */
const silent: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot) => snapshot,
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic;

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

const stillActorsOf = ({ implementations }: AnyStateMachine): Record<string, AnyActorLogic> =>
  Object.fromEntries(
    Object.entries(implementations.actors).map(([name, logic]) => [name, inert(logic as AnyActorLogic)]),
  );

/**
 * A machine without effects: invoked actors never answer, and child machines are inert too. Results are sent as events
 * such as `xstate.done.actor.<id>`.
 */
export const inert = <Logic extends AnyActorLogic>(logic: Logic): Logic => {
  if (!isMachine(logic)) return silent as unknown as Logic;
  const made = known.get(logic) ?? logic.provide({ actors: stillActorsOf(logic) });
  known.set(logic, made);
  return made as unknown as Logic;
};
