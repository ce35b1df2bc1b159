import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { transitionId } from "../../machines/kit/transition-id.ts";

/** Every declared transition of one machine by its stable id. */
export interface Ledger {
  readonly ids: readonly string[];
  /** The id of a transition object of this machine; undefined for others, such as the initial one. */
  readonly idOf: (transition: AnyTransitionDefinition) => string | undefined;
}

/** A machine's state nodes, the root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values<AnyStateNode>(node.states).flatMap(below),
  ];
  return below(machine.root);
};

/** The transitions of a state, including `always`, `after` and actor results. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

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
