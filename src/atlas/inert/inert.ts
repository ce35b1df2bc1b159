import type { ActorLogic, AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from "xstate";

/** Stands in for a call, a timer or a watcher: it takes every event in silence and never ends. */
const silent: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: "active", output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot) => snapshot,
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic;

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * The machine without any effect: what it invokes never answers, and machines within it are inert too. What would have
 * answered is told to it as an event, `xstate.done.actor.<id>`.
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
