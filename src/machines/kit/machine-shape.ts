import type { AnyStateNode } from "xstate";
import { keyOfText } from "../../domain/kit/key-of-text.ts";
import { stateNodes, transitionsOf } from "./state-nodes.ts";
import { guardText } from "./transition-id.ts";
import type { MachineMeta } from "./machine-meta.ts";

/** What is drawn of a machine: the ids of its states, and what leads from one to another. */
export interface DrawnMachine {
  readonly states: readonly string[];
  readonly transitions: readonly {
    readonly source: string;
    readonly event: string;
    readonly guard: string;
    readonly branch: string;
    readonly targets: readonly string[];
  }[];
}

/** The shape of what is drawn as a short key: two revisions of a machine with equal keys have the same diagram. */
export const keyOfShape = ({ states, transitions }: DrawnMachine): string =>
  keyOfText(
    [
      ...states,
      ...transitions.map(({ source, event, guard, branch, targets }) =>
        [source, event, guard, branch, ...targets].join("|"),
      ),
    ]
      .toSorted()
      .join("\n"),
  );

/** The key of a machine that runs, by the root of its statechart. */
export const shapeOf = (root: AnyStateNode): string => {
  const nodes = stateNodes({ root });
  return keyOfShape({
    states: nodes.map(({ id }) => id),
    transitions: nodes.flatMap(transitionsOf).map(({ source, eventType, guard, meta, target }) => ({
      source: source.id,
      event: eventType === "" ? "always" : eventType,
      guard: guardText(guard),
      branch: (meta as MachineMeta | undefined)?.id ?? "",
      targets: (target ?? []).map(({ id }) => id),
    })),
  });
};
