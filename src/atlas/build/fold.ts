import { conditionOf } from "../model/condition.ts";
import type { IrState, Layout, MachineIr } from "../model/atlas-model.ts";

/** An opened diagram with more square pixels than this, a few screens, is not readable at once. */
const LARGE = 4_000_000;

/** The states one level below the root that have children. */
const foldable = (ir: MachineIr): readonly IrState[] =>
  ir.states.filter(({ parent, children }) => parent === ir.id && children.length > 0);

/** The states to close in a folded diagram; none for a machine whose opened diagram is small. */
export const foldedStates = (ir: MachineIr, { width, height }: Layout): ReadonlySet<string> =>
  new Set(width * height > LARGE ? foldable(ir).map(({ id }) => id) : []);

/** A machine with some states closed: transitions of inner states are attached to the closed one, purely inner ones are left out. */
export const fold = (ir: MachineIr, closed: ReadonlySet<string>): MachineIr => {
  const parents = new Map(ir.states.map(({ id, parent }) => [id, parent]));
  const seenAs = (id: string): string => {
    const parent = parents.get(id) ?? null;
    if (parent === null) return id;
    const above = seenAs(parent);
    return above !== parent || closed.has(parent) ? above : id;
  };
  const isSeen = (id: string): boolean => seenAs(id) === id;
  const seen = new Set<string>();
  const transitions = ir.transitions.flatMap((transition) => {
    const source = seenAs(transition.source);
    const targets = [...new Set(transition.targets.map(seenAs))];
    const movesInside =
      closed.has(source) &&
      transition.targets.some((target) => target !== source) &&
      targets.every((target) => target === source);
    const inside = movesInside || (source !== transition.source && targets.length === 0);
    const line = [source, transition.label, conditionOf(transition), ...targets].join(" ");
    if (inside || seen.has(line)) return [];
    seen.add(line);
    return [{ ...transition, source, targets }];
  });
  return {
    ...ir,
    transitions,
    states: ir.states
      .filter(({ id }) => isSeen(id))
      .map((state) =>
        closed.has(state.id) ? { ...state, type: "atomic", children: [], initial: [] } : state,
      ),
  };
};
