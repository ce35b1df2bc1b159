import type { IrState, IrTransition, LineKind, MachineIr } from "../model/atlas-model.ts";
import { isListed, leavesFromAny, listOf } from "./label-text.ts";

/** An edge before the layout. `from` and `to` are states, a container's pill or a start point. */
export interface Edge {
  readonly id: string;
  /** All transitions from one place to the other, those of one event in sequence; empty for the edge of a start point. */
  readonly transitions: readonly IrTransition[];
  readonly kind: LineKind;
  readonly from: string;
  readonly to: string;
}

export const pillId = (state: string): string => `${state}::any`;
export const startId = (state: string): string => `${state}::start`;

/** The state that a pill or start point belongs to; any other id unchanged. */
const ownerOf = (id: string): string => id.replace(/::(any|start)$/, "");

/** Transitions whose labels are merged into a list are placed in sequence; otherwise the machine's order is kept. */
const byList = (transitions: readonly IrTransition[]): readonly IrTransition[] => {
  const lists = new Map<string, IrTransition[]>();
  for (const transition of transitions) {
    const key = listOf(transition);
    lists.set(key, [...(lists.get(key) ?? []), transition]);
  }
  return [...lists.values()].flat();
};

const kindOf = (transitions: readonly IrTransition[]): LineKind => {
  const [kind, ...others] = new Set(transitions.map((transition) => transition.kind));
  return kind === undefined || others.length > 0 ? "mixed" : kind;
};

const transitionEdges = (ir: MachineIr): readonly Edge[] => {
  const bundles = new Map<string, { from: string; to: string; transitions: readonly IrTransition[] }>();
  for (const transition of ir.transitions.filter((candidate) => !isListed(candidate))) {
    for (const to of transition.targets) {
      const from = leavesFromAny(transition, to) ? pillId(transition.source) : transition.source;
      const id = `${from}>${to}`;
      bundles.set(id, { from, to, transitions: [...(bundles.get(id)?.transitions ?? []), transition] });
    }
  }
  return [...bundles].map(([id, { from, to, transitions }]) => ({
    id,
    from,
    to,
    kind: kindOf(transitions),
    transitions: byList(transitions),
  }));
};

const initialEdges = (state: IrState): readonly Edge[] =>
  state.initial.map((to) => ({
    id: `${state.id}>${to}>initial`,
    transitions: [],
    kind: "initial",
    from: state.type === "history" ? state.id : startId(state.id),
    to,
  }));

/** Every edge of a diagram, including those of starts and histories. */
export const edgesIn = (ir: MachineIr): readonly Edge[] => [
  ...ir.states.flatMap(initialEdges),
  ...transitionEdges(ir),
];

interface Lifted {
  readonly container: string;
  readonly from: string;
  readonly to: string;
}

/** An edge between two states, seen from their common container, connects two of its children. */
const lift = (parents: ReadonlyMap<string, string | null>, edge: Edge): Lifted | undefined => {
  const chain = (id: string): readonly string[] => {
    const owner = ownerOf(id);
    const up = (state: string): readonly string[] => {
      const parent = parents.get(state) ?? null;
      return parent === null ? [state] : [...up(parent), state];
    };
    return owner === id ? up(id) : [...up(owner), id];
  };
  const [from, to] = [chain(edge.from), chain(edge.to)];
  const split = from.findIndex((id, index) => id !== to[index]);
  const [container, a, b] = [from[split - 1], from[split], to[split]];
  return container === undefined || a === undefined || b === undefined
    ? undefined
    : { container, from: a, to: b };
};

const lineOf = ({ container, from, to }: Lifted): string => `${container} ${from} ${to}`;

/**
 * The back edges, found by a depth-first walk from the start: a layout that reverses them has the start on top. From each state the walk first visits the
 * following states in source order, nearest first, so that a sequence of steps keeps its order.
 */
const backLines = (start: readonly string[], lines: readonly Lifted[]): readonly string[] => {
  const back: string[] = [];
  const state = new Map<string, "open" | "done">();
  const ranks = new Map(start.map((id, index) => [id, index]));
  const further = (from: string, to: string): number => {
    const ahead = (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0);
    return ahead > 0 ? ahead : start.length - ahead;
  };
  const visit = (id: string): void => {
    state.set(id, "open");
    for (const line of lines
      .filter(({ from }) => from === id)
      .toSorted((one, other) => further(id, one.to) - further(id, other.to))) {
      if (state.get(line.to) === "open") back.push(lineOf(line));
      else if (!state.has(line.to)) visit(line.to);
    }
    state.set(id, "done");
  };
  for (const id of start) if (!state.has(id)) visit(id);
  return back;
};

export interface Order {
  /** The ids of the edges to reverse, so that the graph has no cycles and each container's start is on top. */
  readonly reversed: ReadonlySet<string>;
  /** Invisible edges: they keep a state below its container's start if no other edge within the container leads to it. */
  readonly guides: readonly { readonly from: string; readonly to: string }[];
}

/** The vertical order of the states. */
export const orderOf = (ir: MachineIr, edges: readonly Edge[]): Order => {
  const parents = new Map(ir.states.map(({ id, parent }) => [id, parent]));
  const lifted = edges.flatMap((edge) => {
    const line = lift(parents, edge);
    return line === undefined || line.from === line.to ? [] : [{ edge, line }];
  });
  const linesIn = (state: IrState): readonly Lifted[] =>
    lifted.flatMap(({ line }) => (line.container === state.id ? [line] : []));
  const back = new Set(
    ir.states.flatMap((state) =>
      backLines([startId(state.id), ...state.children, pillId(state.id)], linesIn(state)),
    ),
  );
  const guides = ir.states
    .filter(({ type }) => type === "compound")
    .flatMap((state) => {
      const led = new Set(linesIn(state).map((line) => (back.has(lineOf(line)) ? line.from : line.to)));
      return state.children.filter((child) => !led.has(child)).map((to) => ({ from: startId(state.id), to }));
    });
  return {
    reversed: new Set(lifted.flatMap(({ edge, line }) => (back.has(lineOf(line)) ? [edge.id] : []))),
    guides,
  };
};
