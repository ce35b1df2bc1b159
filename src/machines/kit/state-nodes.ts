import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** The state nodes of a machine, the root first. */
export const stateNodes = ({ root }: { readonly root: AnyStateNode }): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values<AnyStateNode>(node.states).flatMap(below),
  ];
  return below(root);
};

/** The transitions of a state, including `always`, `after` and actor results. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
