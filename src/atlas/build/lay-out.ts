import ElkConstructor, { type ElkEdgeSection, type ElkNode } from "elkjs/lib/elk.bundled.js";
import { metrics } from "../diagram/metrics.ts";
import type {
  Area,
  Arrow,
  ArrowLabel,
  Box,
  IrTransition,
  Layout,
  MachineIr,
  Point,
} from "../model/atlas-model.ts";
import { edgesIn, pillId, orderOf, startId, type Edge } from "./edges.ts";
import { readText } from "./imports.ts";
import { boxTexts, elkGraph, labelSize, type Room } from "./elk-graph.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { labelTexts } from "./label-text.ts";
import { placeTexts, type PlacedTexts } from "./place-texts.ts";

/** The version of elkjs, which decides about positions too. */
const { version: ELK } = JSON.parse(readText("node_modules/elkjs/package.json")) as {
  readonly version: string;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x: rounded(x + metrics.margin),
  y: rounded(y + metrics.margin),
  width: rounded(width),
  height: rounded(height),
});

const moved = ({ x, y }: Point): Point => ({
  x: rounded(x + metrics.margin),
  y: rounded(y + metrics.margin),
});

const nodesIn = (node: ElkNode): readonly ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);
const edgesInside = (node: ElkNode): readonly NonNullable<ElkNode["edges"]>[number][] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesInside),
];

const pointsOf = (
  { startPoint, bendPoints = [], endPoint }: ElkEdgeSection,
  reversed: boolean,
): readonly Point[] => {
  const points = [startPoint, ...bendPoints, endPoint].map(moved);
  return reversed ? points.toReversed() : points;
};

/** A start's edge begins at its centre; elkjs distributes it along the side together with the invisible edges. */
const fromMiddle = (points: readonly Point[], start: Area | undefined): readonly Point[] => {
  const [first, second, ...rest] = points;
  if (start === undefined || first === undefined || second === undefined || first.x !== second.x)
    return points;
  const x = rounded(start.x + metrics.start.radius);
  return [{ ...first, x }, { ...second, x }, ...rest];
};

/** The labels of one edge, stacked, all as wide as the widest. */
const stacked = ({ x, y, width }: Area, transitions: readonly IrTransition[]): readonly ArrowLabel[] => {
  const texts = labelTexts(transitions);
  const heights = texts.map((text) => labelSize(text).height);
  return texts.map((text, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height + metrics.label.apart, 0);
    return { x, y: rounded(y + above), width, height: heights[index] ?? 0, ...text };
  });
};

const atEdges: PlacedTexts = { textsAt: metrics.box.inset, specAt: metrics.box.inset, needs: undefined };

interface Placed {
  readonly layout: Layout;
  /** The containers whose texts are crossed by edges, with the space that they need. */
  readonly crowded: ReadonlyMap<string, Room>;
}

const place = async (
  ir: MachineIr,
  folded: ReadonlySet<string>,
  rooms: ReadonlyMap<string, Room>,
  kept: Kept,
): Promise<Placed> => {
  const edges = edgesIn(ir);
  const order = orderOf(ir, edges);
  const graph = elkGraph(ir, edges, order, rooms);
  // elkjs writes the positions into the graph that it is given.
  const placed = await kept.byText("layout", `${ELK} ${JSON.stringify(graph)}`, () =>
    new ElkConstructor().layout(graph),
  );
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, areaOf(node)]));
  const placedEdges = new Map(edgesInside(placed).map((edge) => [edge.id, edge]));
  const texts = boxTexts(ir);
  const starts = new Map([...nodes].filter(([id]) => id.endsWith("::start")));

  const arrowsOf = (edge: Edge): readonly Arrow[] => {
    const found = placedEdges.get(edge.id);
    const section = found?.sections?.[0];
    if (section === undefined) throw new Error(`no way was found for ${edge.id}`);
    const line = {
      line: edge.kind,
      points: fromMiddle(pointsOf(section, order.reversed.has(edge.id)), starts.get(edge.from)),
    };
    if (edge.transitions.length === 0) return [{ ...line, kind: "initial", transition: null, label: null }];
    const labels = stacked(areaOf(found?.labels?.[0] ?? {}), edge.transitions);
    return edge.transitions.map((transition, index) => ({
      ...line,
      kind: transition.kind,
      transition: transition.id,
      label: labels[index] ?? null,
    }));
  };
  const arrows = edges.flatMap(arrowsOf);
  const crowded = new Map<string, Room>();
  const boxes = ir.states.flatMap((state): readonly Box[] => {
    const [area, text] = [nodes.get(state.id), texts.get(state.id)];
    if (area === undefined || text === undefined) return [];
    const { textsAt, specAt, needs }: PlacedTexts =
      state.children.length === 0 ? atEdges : placeTexts(area, text, state.spec, arrows);
    if (needs !== undefined) crowded.set(state.id, needs);
    return [
      { ...area, state: state.id, ...text, textsAt, specAt, spec: state.spec, folded: folded.has(state.id) },
    ];
  });
  const layout: Layout = {
    width: rounded((placed.width ?? 0) + 2 * metrics.margin),
    height: rounded((placed.height ?? 0) + 2 * metrics.margin),
    boxes,
    starts: ir.states.flatMap(({ id }) => {
      const area = nodes.get(startId(id));
      return area === undefined
        ? []
        : [{ state: id, x: area.x + metrics.start.radius, y: area.y + metrics.start.radius }];
    }),
    pills: ir.states.flatMap(({ id }) => {
      const area = nodes.get(pillId(id));
      return area === undefined ? [] : [{ state: id, ...area }];
    }),
    arrows,
  };
  return { layout, crowded };
};

/** Computes the position of every state, edge and label of a machine; deterministic. */
export const layOut = async (
  ir: MachineIr,
  folded: ReadonlySet<string> = new Set(),
  kept: Kept = nothingKept,
): Promise<Layout> => {
  const { layout, crowded } = await place(ir, folded, new Map(), kept);
  return crowded.size === 0 ? layout : (await place(ir, folded, crowded, kept)).layout;
};
