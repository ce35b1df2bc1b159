import { headHeight, linesHeight } from "../../../src/atlas/build/elk-graph.ts";
import { metrics, textWidth } from "../../../src/atlas/diagram/metrics.ts";
import type { Area, Arrow, Box, Layout, Point } from "../../../src/atlas/model/atlas-model.ts";

interface Named extends Area {
  readonly name: string;
}

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Area, one: Area): boolean =>
  one.x >= outer.x &&
  one.y >= outer.y &&
  one.x + one.width <= outer.x + outer.width &&
  one.y + one.height <= outer.y + outer.height;

const shrunk = ({ name, x, y, width, height }: Named, by: number): Named => ({
  name,
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const containersOf = ({ boxes }: Layout): readonly Box[] =>
  boxes.filter(({ state }) => boxes.some((other) => other.state.startsWith(`${state}.`)));

const leavesOf = (layout: Layout): readonly Named[] => {
  const containers = new Set(containersOf(layout));
  return layout.boxes.filter((box) => !containers.has(box)).map((box) => ({ ...box, name: box.state }));
};

const labelsOf = ({ arrows }: Layout): readonly (Named & Pick<Arrow, "points">)[] =>
  arrows.flatMap(({ transition, label, points }) =>
    label === null ? [] : [{ ...label, points, name: `the label ${transition}` }],
  );

/** The header of a container: its name and lines at the left, the specification's sections at the right. */
const textsOf = (layout: Layout): readonly Named[] =>
  containersOf(layout).flatMap((box): readonly Named[] => {
    const { x, y, width, state, title, subtitle, lines, spec, textsAt, specAt } = box;
    const [texts, specs] = [
      Math.max(
        textWidth(title, metrics.box.title),
        textWidth(subtitle, metrics.box.subtitle),
        ...lines.map((line) => textWidth(line.text, metrics.box.line)),
      ),
      Math.max(
        textWidth(spec, metrics.box.spec),
        ...lines.map((line) => textWidth(line.spec, metrics.box.lineSpec)),
      ),
    ];
    const height = headHeight(box) + linesHeight(box);
    return [
      { name: `the text of ${state}`, x: x + textsAt, y, width: texts, height },
      { name: `the spec of ${state}`, x: x + width - specAt - specs, y, width: specs, height },
    ];
  });

/** Elements that must not overlap any other: labels, innermost boxes, texts of containers, pills and starts. */
const solid = (layout: Layout): readonly Named[] => [
  ...leavesOf(layout),
  ...labelsOf(layout),
  ...textsOf(layout),
  ...layout.pills.map((pill) => ({ ...pill, name: `${pill.state}'s pill` })),
  ...layout.starts.map(({ state, x, y }) => ({
    x: x - 6,
    y: y - 6,
    width: 12,
    height: 12,
    name: `${state}'s start`,
  })),
];

/** Elements that overlap, and labels on a container's edge. */
export const overlaps = (layout: Layout): readonly string[] => {
  const areas = solid(layout);
  return [
    ...areas.flatMap((one, index) =>
      areas
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    ),
    ...labelsOf(layout).flatMap((label) =>
      containersOf(layout)
        .filter((box) => overlap(box, label) && !contains(box, label))
        .map(({ state }) => `${label.name} and the edge of ${state}`),
    ),
  ];
};

const stretches = (points: readonly Point[]): readonly Area[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });

/** Arrows that cross a state, the text of a container, or the label of another arrow. */
export const crossings = (layout: Layout): readonly string[] => {
  const inTheWay: readonly (Named & { readonly points?: readonly Point[] })[] = [
    ...leavesOf(layout).map((leaf) => shrunk(leaf, 2)),
    ...textsOf(layout),
    ...labelsOf(layout).map((label) => ({ ...shrunk(label, 1), points: label.points })),
  ];
  return layout.arrows.flatMap(({ transition, points }) => {
    const own = JSON.stringify(points);
    return inTheWay
      .filter(
        (area) =>
          JSON.stringify(area.points) !== own && stretches(points).some((stretch) => overlap(stretch, area)),
      )
      .map(({ name }) => `${transition ?? "a start"} goes through ${name}`);
  });
};
