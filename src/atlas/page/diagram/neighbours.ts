import { metrics } from "../../diagram/metrics.ts";
import type { Area, Box, IrTransition, Layout, Point } from "../../model/atlas-model.ts";

// A part of a diagram in little room: parts keep their sizes and their order, the empty space between them shrinks.

/** The most space that stays empty between two parts or lines, in pixels. */
const GAP = 24;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The spans that keep their length, without overlaps, in order. */
const merged = (spans: readonly Span[]): readonly Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || span.from > last.to) all.push(span);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return all;
};

/** Where a position is after the space between the spans has shrunk; the order of positions stays. */
const shrunk = (spans: readonly Span[], lines: readonly number[]): ((at: number) => number) => {
  const solid = merged(spans);
  const knots = [
    ...new Set([
      ...solid.flatMap(({ from, to }) => [from, to]),
      ...lines.filter((line) => !solid.some(({ from, to }) => line > from && line < to)),
    ]),
  ].toSorted((one, other) => one - other);
  const starts = new Set(solid.map(({ from }) => from));
  const places = new Map<number, number>();
  let place = metrics.margin;
  knots.forEach((knot, index) => {
    const before = knots[index - 1];
    if (before !== undefined) place += starts.has(before) ? knot - before : Math.min(knot - before, GAP);
    places.set(knot, place);
  });
  // A position within a span is as far from the span's start as before.
  return (at) => {
    const from = knots.findLast((knot) => knot <= at) ?? at;
    return (places.get(from) ?? 0) + at - from;
  };
};

const contains = (outer: Area, inner: Area): boolean =>
  outer !== inner &&
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The box that shows a state: its own, or that of the closed state around it. */
const boxOf = (boxes: readonly Box[], state: string): Box | undefined =>
  boxes
    .filter((box) => box.state === state || (box.folded && state.startsWith(`${box.state}.`)))
    .toSorted((one, other) => other.state.length - one.state.length)[0];

/** A generous width of a letter of a box. */
const LETTER = 8;

/** The texts of a container need room too: its head and its lines. */
const headOf = ({ x, y, title, subtitle, spec, lines, textsAt, specAt }: Box): Area => ({
  x,
  y,
  width: Math.max(
    textsAt + LETTER * (title.length + spec.length) + 2 * specAt,
    ...[subtitle, ...lines.map(({ text, spec }) => text + spec)].map(
      (text) => textsAt + LETTER * text.length,
    ),
  ),
  height:
    (subtitle === "" ? metrics.box.head.plain : metrics.box.head.withSubtitle) +
    lines.length * metrics.box.line.height +
    metrics.box.foot,
});

/** A state of a diagram with the transitions to and from it and the states at their other ends, and nothing else. */
export const neighbourLayout = (
  layout: Layout,
  state: string,
  near: ReadonlySet<string>,
  transitions: readonly IrTransition[],
): Layout => {
  const ends = transitions
    .filter(({ id }) => near.has(id))
    .flatMap(({ source, targets }) => [source, ...targets]);
  const shown = new Set([state, ...ends].map((id) => boxOf(layout.boxes, id)?.state));
  const boxes = layout.boxes.filter((box) => shown.has(box.state));
  const arrows = layout.arrows.filter(({ transition }) => transition !== null && near.has(transition));
  const pills = layout.pills.filter((pill) => shown.has(pill.state));
  const [containers, leaves] = [
    boxes.filter((box) => boxes.some((inner) => contains(box, inner))),
    boxes.filter((box) => !boxes.some((inner) => contains(box, inner))),
  ];
  const solid: readonly Area[] = [
    ...leaves,
    ...pills,
    ...arrows.flatMap(({ label }) => label ?? []),
    ...containers.map(headOf),
  ];
  const lines: readonly Point[] = [
    ...arrows.flatMap(({ points }) => points),
    ...containers.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ];
  const spans = (at: "x" | "y", size: "width" | "height"): readonly Span[] =>
    solid.map((area) => ({ from: area[at], to: area[at] + area[size] }));
  const [toX, toY] = [
    shrunk(
      spans("x", "width"),
      lines.map(({ x }) => x),
    ),
    shrunk(
      spans("y", "height"),
      lines.map(({ y }) => y),
    ),
  ];
  const moved = <Of extends Area>(area: Of): Of => ({
    ...area,
    x: toX(area.x),
    y: toY(area.y),
    width: toX(area.x + area.width) - toX(area.x),
    height: toY(area.y + area.height) - toY(area.y),
  });
  const placed = { boxes: boxes.map(moved), pills: pills.map(moved) };
  const all = [...solid, ...containers].map(moved);
  return {
    ...placed,
    width:
      Math.max(...all.map(({ x, width }) => x + width), ...lines.map(({ x }) => toX(x))) + metrics.margin,
    height:
      Math.max(...all.map(({ y, height }) => y + height), ...lines.map(({ y }) => toY(y))) + metrics.margin,
    starts: [],
    arrows: arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(({ x, y }) => ({ x: toX(x), y: toY(y) })),
      label: arrow.label === null ? null : moved(arrow.label),
    })),
  };
};
