import type { AnyPill, Arrow, Box, IrState, Layout, MachineIr, Start } from "../model/atlas-model.ts";
import { headPath, linePath } from "../page/diagram/geometry.ts";
import { diagramStyle } from "./diagram-style.ts";
import { fitted, metrics, type TextStyle } from "./metrics.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const textAt = (
  kind: string,
  x: number,
  y: number,
  text: string,
  style: TextStyle,
  anchor: "start" | "middle" | "end" = "start",
): string => {
  const { textLength, lengthAdjust } = fitted(text, style);
  return `<text class="${kind}" x="${x}" y="${y}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`} textLength="${textLength}" lengthAdjust="${lengthAdjust}">${escaped(text)}</text>`;
};

const rectAt = (kind: string, x: number, y: number, width: number, height: number, radius: number): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

const { box: boxMetrics, label: labelMetrics, pill: pillMetrics, history } = metrics;

const historyMark = ({ x, y, width, height }: Box, { history: depth }: IrState): string =>
  `<circle class="shape" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2 - 1}"/>${textAt("title", x + width / 2, y + history.text.baseline, depth === "deep" ? "H*" : "H", history.text, "middle")}`;

const headOf = ({ subtitle }: Box): number =>
  subtitle === "" ? boxMetrics.head.plain : boxMetrics.head.withSubtitle;

const holdsOthers = (box: Box, { children }: IrState): boolean => children.length > 0 && !box.folded;

const boxShape = (box: Box, state: IrState): string => {
  const { x, y, width, height } = box;
  return [
    ...(box.folded ? [rectAt("shape", x + 4, y + 4, width, height, 8)] : []),
    rectAt("shape", x, y, width, height, 8),
    ...(state.type === "final" ? [rectAt("inner", x + 3, y + 3, width - 6, height - 6, 6)] : []),
    ...(holdsOthers(box, state) ? [`<path class="rule" d="M${x} ${y + headOf(box)}H${x + width}"/>`] : []),
  ].join("");
};

/** Painted after the edges: an edge into a container can cross its name, which has an outline. */
const boxTexts = (box: Box, state: IrState): string => {
  const { x, y, width, title, subtitle, spec, lines, textsAt, specAt } = box;
  const [left, right] = [x + textsAt, x + width - specAt];
  const texts = [
    textAt("title", left, y + boxMetrics.title.baseline, title, boxMetrics.title),
    ...(spec === ""
      ? []
      : [textAt("spec", right, y + boxMetrics.spec.baseline, spec, boxMetrics.spec, "end")]),
    ...(subtitle === ""
      ? []
      : [textAt("subtitle", left, y + boxMetrics.subtitle.baseline, subtitle, boxMetrics.subtitle)]),
    ...lines.flatMap((line, index) => {
      const baseline = y + headOf(box) + boxMetrics.line.baseline + index * boxMetrics.line.height;
      return [
        textAt(`line ${line.kind}`, left, baseline, line.text, boxMetrics.line),
        ...(line.spec === "" ? [] : [textAt("spec", right, baseline, line.spec, boxMetrics.lineSpec, "end")]),
      ];
    }),
  ];
  return `<g class="texts${holdsOthers(box, state) ? " container" : ""}">${texts.join("")}</g>`;
};

const paintBox = (box: Box, state: IrState): string => {
  const kinds = ["state", state.type, ...state.tags.map((tag) => `tag-${tag}`)].join(" ");
  const title = `<title>${escaped(`${state.id}: ${state.description}`)}</title>`;
  return `<g class="${kinds}">${title}${state.type === "history" ? historyMark(box, state) : boxShape(box, state)}</g>`;
};

const paintStart = ({ x, y }: Start): string =>
  `<circle class="start" cx="${x}" cy="${y}" r="${metrics.start.radius}"/>`;

const paintPill = ({ x, y, width, height }: AnyPill): string =>
  `<g class="pill">${rectAt("shape", x, y, width, height, height / 2)}${textAt("any", x + width / 2, y + pillMetrics.text.baseline, "any state", pillMetrics.text, "middle")}</g>`;

const paintLine = ({ line, points }: Arrow): string =>
  `<g class="arrow ${line}"><path class="way" d="${linePath(points)}"/><path class="head" d="${headPath(points)}"/></g>`;

const paintLabel = ({ kind, label }: Arrow, title: string): string => {
  if (label === null) return "";
  const { x, y, width, height, lines, spec, isCase } = label;
  const left = x + labelMetrics.inset;
  const texts = lines.map((line, index) =>
    textAt(
      index > 0 ? "line" : isCase ? "case" : "event",
      left,
      y + labelMetrics.baseline + index * labelMetrics.line,
      line,
      index > 0 || isCase ? labelMetrics.rest : labelMetrics.first,
    ),
  );
  const badge =
    spec === ""
      ? ""
      : textAt(
          "spec",
          x + width - labelMetrics.inset,
          y + labelMetrics.baseline,
          spec,
          labelMetrics.spec,
          "end",
        );
  return `<g class="label ${kind}"><title>${escaped(title)}</title>${rectAt("shape", x, y, width, height, 4)}${texts.join("")}${badge}</g>`;
};

/** A diagram as a standalone, scalable SVG for light and dark colour schemes. */
export const paintSvg = (ir: MachineIr, layout: Layout): string => {
  const states = new Map(ir.states.map((state) => [state.id, state]));
  const transitions = new Map(ir.transitions.map((transition) => [transition.id, transition]));
  const { width, height, boxes, starts, pills, arrows } = layout;
  const drawn = boxes.flatMap((box) => {
    const state = states.get(box.state);
    return state === undefined ? [] : [{ box, state }];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" class="diagram">`,
    `<title>${escaped(`${ir.id}: ${ir.description}`)}</title>`,
    `<style>${diagramStyle.replaceAll(/\s*\n\s*/g, "")}</style>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
    ...drawn.map(({ box, state }) => paintBox(box, state)),
    ...starts.map(paintStart),
    ...pills.map(paintPill),
    ...new Set(arrows.map(paintLine)),
    ...drawn.filter(({ state }) => state.type !== "history").map(({ box, state }) => boxTexts(box, state)),
    ...arrows
      .map((arrow) => paintLabel(arrow, transitions.get(arrow.transition ?? "")?.description ?? ""))
      .filter((label) => label !== ""),
    "</svg>",
    "",
  ].join("\n");
};
