import type { MachineAddress } from "../address.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.1;
const LARGEST = 4;
/** Below this nobody reads the labels without effort. */
const READABLE = 0.8;

const within = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The scale at which all of a diagram is in sight; never above its own size. */
export const fitScale = (diagram: Size, view: Size): number =>
  within(Math.min(1, view.width / diagram.width, view.height / diagram.height));

/** The scale that an address asks for. By default the diagram's width is in sight, unless the words got too small to read. */
export const scaleOf = (zoom: MachineAddress["zoom"], diagram: Size, view: Size): number => {
  if (zoom === "fit") return fitScale(diagram, view);
  if (zoom !== undefined) return within(zoom / 100);
  return Math.max(READABLE, Math.min(1, view.width / diagram.width));
};

/** The next step larger or smaller, in steps of about a fifth. */
export const stepped = (scale: number, direction: 1 | -1): number => within(scale * 1.2 ** direction);

/** How much a turn of the wheel, or two fingers, change the scale. */
export const wheeled = (scale: number, turn: number): number => within(scale * Math.exp(-turn / 400));

/** As the address keeps it. */
export const percentOf = (scale: number): number => Math.round(scale * 100);

/** Where to scroll to, so that the point that was under `at` stays there when the scale changes. */
export const scrollFor = (scroll: number, at: number, before: number, after: number): number =>
  ((scroll + at) / before) * after - at;
