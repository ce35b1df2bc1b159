import type { IrState, IrTransition, LineKind, MachineIr } from "../model/atlas-model.ts";
import { isListed, leavesFromAny, listOf } from "./label-text.ts";

/** One line before it has a place. `from` and `to` are states, a container's pill or a start. */
export interface Edge {
  readonly id: string;
  /** All that lead from one place to the other, those of one event beside each other; none for the line from a start. */
  readonly transitions: readonly IrTransition[];
  readonly kind: LineKind;
  readonly from: string;
  readonly to: string;
}

export const pillId = (state: string): string => `${state}::any`;
export const startId = (state: string): string => `${state}::start`;

/** The state that a pill or start belongs to; a state's own id as it is. */
const ownerOf = (id: string): string => id.replace(/::(any|start)$/, "");

/** Transitions whose labels make one list stand beside each other; otherwise they keep the order of the machine. */
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

/** Every line of a diagram, those of starts and histories included. */
export const edgesIn = (ir: MachineIr): readonly Edge[] => [
  ...ir.states.flatMap(initialEdges),
  ...transitionEdges(ir),
];

interface Lifted {
  readonly container: string;
  readonly from: string;
  readonly to: string;
}

/** An arrow between two states is, seen from the container that holds both, one between two of its own children. */
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
 * The lines that lead back, found by walking from the start: a layout without them has the start on top. From each state the walk goes on to those written
 * below it first, the nearest before others, so that a row of steps stands in its own order.
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
  /** The ids of the edges to lay out backwards, so that no circle is left and each container's beginning comes first. */
  readonly reversed: ReadonlySet<string>;
  /** Lines that nobody sees: they keep a state below its container's start where nothing else within the container leads to it. */
  readonly guides: readonly { readonly from: string; readonly to: string }[];
}

/** What comes above what. */
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
