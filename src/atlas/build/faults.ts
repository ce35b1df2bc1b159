import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionName, isWritten, type Named } from "./read-ir.ts";

/** Where a fault can make a difference; anywhere else the machine does what it does without the fault. */
export type Matters = "where it is taken" | "where its guard says no";

/** The parts of a transition that a fault changes. */
interface Parts {
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[];
  readonly actions?: readonly unknown[];
}

/** A fault of a transition. */
export interface Fault {
  /** What is wrong, as the atlas says it; unique for a transition. */
  readonly what: string;
  readonly matters: Matters;
  readonly parts: Parts;
}

/** The state beside another one that a transition leads to by mistake; undefined where there is none. */
const beside = (target: AnyStateNode): AnyStateNode | undefined => {
  // Regions of a parallel state are all entered, whichever of them a transition leads to.
  if (target.parent === undefined || target.parent.type === "parallel") return undefined;
  const siblings = Object.values<AnyStateNode>(target.parent.states).filter(({ type }) => type !== "history");
  const next = siblings[(siblings.indexOf(target) + 1) % siblings.length];
  return next === target ? undefined : next;
};

const isNever = (): boolean => false;

/** A name that comes again gets its number. */
const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((one) => one === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

/** Everything that can be wrong with a transition: it is gone, leads to the state beside its target, or lacks its guard or one of its actions. */
export const faultsOf = ({ target, guard, actions }: AnyTransitionDefinition): readonly Fault[] => {
  const fault = (what: string, parts: Parts, matters: Matters = "where it is taken"): Fault => ({
    what,
    matters,
    parts,
  });
  const elsewhere = target?.length === 1 && target[0] !== undefined ? beside(target[0]) : undefined;
  const own = (actions as readonly Named[]).filter(isWritten);
  return [
    // XState keeps the lists of transitions that it has made: one whose guard says no is as good as gone.
    fault("is gone", { guard: isNever }),
    ...(elsewhere === undefined ? [] : [fault(`leads to ${elsewhere.key}`, { target: [elsewhere] })]),
    ...(guard === undefined ? [] : [fault("has no guard", { guard: undefined }, "where its guard says no")]),
    ...numbered(own.map(actionName)).map((name, index) =>
      fault(`lacks ${name}`, { actions: actions.filter((action) => action !== own[index]) }),
    ),
  ];
};

/** Runs something while a transition has other parts. */
export const withParts = async <Value>(
  transition: AnyTransitionDefinition,
  parts: Parts,
  run: () => Promise<Value>,
): Promise<Value> => {
  const { guard, target, actions } = transition;
  Object.assign(transition, parts);
  try {
    return await run();
  } finally {
    Object.assign(transition, { guard, target, actions });
  }
};
