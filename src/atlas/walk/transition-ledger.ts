import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { stateNodes, transitionsOf } from "../../machines/kit/state-nodes.ts";
import { transitionId } from "../../machines/kit/transition-id.ts";

/** Every declared transition of one machine by its stable id. */
export interface Ledger {
  readonly ids: readonly string[];
  /** The id of a transition object of this machine; undefined for others, such as the initial one. */
  readonly idOf: (transition: AnyTransitionDefinition) => string | undefined;
}

/** Reads the transitions of a machine. Another one of the same id gets its number after it, and is a finding. */
export const transitionLedger = (machine: AnyStateMachine): Ledger => {
  const ids = new Map<AnyTransitionDefinition, string>();
  const counts = new Map<string, number>();
  for (const transition of stateNodes(machine).flatMap(transitionsOf)) {
    const id = transitionId(transition);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    ids.set(transition, count === 1 ? id : `${id}|${count}`);
  }
  return { ids: [...ids.values()], idOf: (transition) => ids.get(transition) };
};
