import type { Area, Point } from "../../model/atlas-model.ts";

/** The corner radius of an edge. */
const BEND = 6;
/** An arrowhead's length, and half its width. */
const HEAD = { length: 9, half: 4 } as const;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
};

const text = ({ x, y }: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** The path of an edge with rounded corners, up to its arrowhead. */
export const linePath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const reach = (other: Point): number =>
      Math.min(BEND, Math.hypot(other.x - corner.x, other.y - corner.y) / 2);
    return `L${text(towards(corner, before, reach(before)))}Q${text(corner)} ${text(towards(corner, after, reach(after)))}`;
  });
  const tip = points.at(-1) ?? first;
  const before = points.at(-2) ?? first;
  return `M${text(first)}${corners.join("")}L${text(towards(tip, before, Math.min(HEAD.length - 1, Math.hypot(tip.x - before.x, tip.y - before.y))))}`;
};

/** The arrowhead's path, in the direction of the last segment. */
export const headPath = (points: readonly Point[]): string => {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return "";
  const foot = towards(tip, before, HEAD.length);
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const side = {
    x: (-(tip.y - before.y) / length) * HEAD.half,
    y: ((tip.x - before.x) / length) * HEAD.half,
  };
  return `M${text(tip)}L${text({ x: foot.x + side.x, y: foot.y + side.y })}L${text({ x: foot.x - side.x, y: foot.y - side.y })}Z`;
};

export type Direction = "left" | "right" | "up" | "down";

const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The distance to another area in a direction; sideways distance counts double. Undefined if it is not in that direction. */
const distance = (from: Area, to: Area, direction: Direction): number | undefined => {
  const [a, b] = [middle(from), middle(to)];
  const along = { left: a.x - b.x, right: b.x - a.x, up: a.y - b.y, down: b.y - a.y }[direction];
  const aside = Math.abs(direction === "left" || direction === "right" ? b.y - a.y : b.x - a.x);
  return along > 1 ? along + 2 * aside : undefined;
};

/** The nearest area in a direction, if any. */
export const nearest = <Of extends Area>(
  from: Of,
  all: readonly Of[],
  direction: Direction,
): Of | undefined => {
  const ranked = all.flatMap((to) => {
    const far = to === from ? undefined : distance(from, to, direction);
    return far === undefined ? [] : [{ to, far }];
  });
  return ranked.toSorted((one, other) => one.far - other.far)[0]?.to;
};
