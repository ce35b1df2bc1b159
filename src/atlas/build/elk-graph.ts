import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import { metrics, textWidth } from "../diagram/metrics.ts";
import type { BoxLine, IrState, MachineIr } from "../model/atlas-model.ts";
import { pillId, startId, type Edge, type Order } from "./edges.ts";
import { boxLines, labelTexts, titleOf, type LabelText } from "./label-text.ts";

const { box, label: labelMetrics } = metrics;

/** Gap between a name and the spec section on its right. */
const APART = 16;

export interface BoxText {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly BoxLine[];
}

/** The texts of each state's box, by state id. */
export const boxTexts = (ir: MachineIr): ReadonlyMap<string, BoxText> =>
  new Map(
    ir.states.map((state) => [
      state.id,
      { title: titleOf(state), subtitle: state.screen ?? "", lines: boxLines(state, ir.transitions) },
    ]),
  );

const lineWidth = ({ text, spec }: BoxLine): number =>
  textWidth(text, box.line) + (spec === "" ? 0 : APART + textWidth(spec, box.lineSpec));

const boxWidth = (state: IrState, { title, subtitle, lines }: BoxText): number =>
  2 * box.inset +
  Math.max(
    textWidth(title, box.title) + (state.spec === "" ? 0 : APART + textWidth(state.spec, box.spec)),
    textWidth(subtitle, box.subtitle),
    ...lines.map(lineWidth),
  );

/** The height of a box's head, above its lines. */
export const headHeight = ({ subtitle }: BoxText): number =>
  subtitle === "" ? box.head.plain : box.head.withSubtitle;

/** The height of a box's lines with the space below them. */
export const linesHeight = ({ lines }: BoxText): number =>
  lines.length === 0 ? 0 : lines.length * box.line.height + box.foot;

/** ELK does not inherit options: those of the root do not apply inside containers. This placement is a fifth narrower than ELK's default. */
const containerOptions = (width: number, top: number, { left, right }: Room) => ({
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.padding": `[top=${top},left=${20 + left},bottom=20,right=${20 + right}]`,
  "elk.nodeSize.constraints": "MINIMUM_SIZE",
  "elk.nodeSize.minimum": `(${width},${top + 20})`,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a transition's label. */
export const labelSize = ({ lines, spec, isCase }: LabelText): Size => {
  const [first = "", ...rest] = lines;
  const { inset, gap, line, foot } = labelMetrics;
  const firstWidth =
    textWidth(first, isCase ? labelMetrics.rest : labelMetrics.first) +
    (spec === "" ? 0 : gap + textWidth(spec, labelMetrics.spec));
  return {
    width: Math.max(firstWidth, ...rest.map((text) => textWidth(text, labelMetrics.rest))) + 2 * inset,
    height: lines.length * line + foot,
  };
};

/** The labels of one edge are stacked vertically. */
const stackSize = (sizes: readonly Size[]): Size => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: sizes.reduce((sum, { height }) => sum + height, (sizes.length - 1) * labelMetrics.apart),
});

const elkEdge = ({ id, transitions, from, to }: Edge, reversed: boolean): ElkExtendedEdge => ({
  id,
  sources: [reversed ? to : from],
  targets: [reversed ? from : to],
  ...(transitions.length === 0
    ? {}
    : {
        labels: [
          {
            id: `label>${id}`,
            text: id,
            ...stackSize(labelTexts(transitions).map(labelSize)),
            layoutOptions: { "elk.edgeLabels.inline": "true" },
          },
        ],
      }),
});

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.randomSeed": "1",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.spacing.nodeNodeBetweenLayers": "28",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
} as const;

/** The extra space at a container's sides for its texts. */
export interface Room {
  readonly left: number;
  readonly right: number;
}

const noRoom: Room = { left: 0, right: 0 };

/** The machine as an elkjs graph: nested boxes sized by their texts, some with extra space at their sides. */
export const elkGraph = (
  ir: MachineIr,
  edges: readonly Edge[],
  { reversed, guides }: Order,
  rooms: ReadonlyMap<string, Room>,
): ElkNode => {
  const states = new Map(ir.states.map((state) => [state.id, state]));
  const texts = boxTexts(ir);
  const ends = new Set(edges.flatMap(({ from }) => from));
  const nodeOf = (id: string): ElkNode => {
    const [state, text] = [states.get(id), texts.get(id)];
    if (state === undefined || text === undefined) throw new Error(`there is no state ${id}`);
    if (state.type === "history") return { id, width: metrics.history.size, height: metrics.history.size };
    const width = boxWidth(state, text);
    if (state.children.length === 0)
      return {
        id,
        width: Math.max(width, 96),
        height: headHeight(text) + linesHeight(text) + (text.lines.length === 0 ? 4 : 0),
      };
    const start = startId(id);
    const pill = pillId(id);
    const first = { layoutOptions: { "elk.layered.layering.layerConstraint": "FIRST" } };
    return {
      id,
      children: [
        ...(ends.has(start)
          ? [{ id: start, width: 2 * metrics.start.radius, height: 2 * metrics.start.radius, ...first }]
          : []),
        ...(ends.has(pill)
          ? [{ id: pill, width: metrics.pill.width, height: metrics.pill.height, ...first }]
          : []),
        ...state.children.map(nodeOf),
      ],
      layoutOptions: containerOptions(
        width,
        headHeight(text) + linesHeight(text) + 16,
        rooms.get(id) ?? noRoom,
      ),
    };
  };
  return {
    id: "diagram",
    children: [nodeOf(ir.id)],
    layoutOptions: options,
    edges: [
      ...edges.map((edge) => elkEdge(edge, reversed.has(edge.id))),
      ...guides.map(({ from, to }) => ({ id: `guide>${to}`, sources: [from], targets: [to] })),
    ],
  };
};
