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

/** Reads the transitions of a machine. Throws for duplicate ids: `meta.id` distinguishes them. */
export const transitionLedger = (machine: AnyStateMachine): Ledger => {
  const ids = new Map<AnyTransitionDefinition, string>();
  const seen = new Set<string>();
  for (const transition of stateNodes(machine).flatMap(transitionsOf)) {
    const id = transitionId(transition);
    if (seen.has(id)) throw new Error(`two transitions are called "${id}": give them a meta.id`);
    seen.add(id);
    ids.set(transition, id);
  }
  return { ids: [...seen], idOf: (transition) => ids.get(transition) };
};
