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

/**
 * The machine without effects: invoked actors never answer, and child machines are inert too. Results are sent as events
 * such as `xstate.done.actor.<id>`.
 */
export const inert = (machine: AnyStateMachine): AnyStateMachine => {
  const made = known.get(machine);
  if (made !== undefined) return made;
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      isMachine(logic) ? inert(logic) : silent,
    ]),
  );
  const still = machine.provide({ actors });
  known.set(machine, still);
  return still;
};
