import type { MachineAddress } from "../address.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.1;
const LARGEST = 4;
/** Minimum scale at which labels are readable. */
const READABLE = 0.9;

const within = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The scale at which the whole diagram fits; at most 1. */
export const fitScale = (diagram: Size, view: Size): number =>
  within(Math.min(1, view.width / diagram.width, view.height / diagram.height));

/** The scale of an address. By default the diagram's width fits, unless texts would be too small. */
export const scaleOf = (zoom: MachineAddress["zoom"], diagram: Size, view: Size): number => {
  if (zoom === "fit") return fitScale(diagram, view);
  if (zoom !== undefined) return within(zoom / 100);
  return Math.max(READABLE, Math.min(1, view.width / diagram.width));
};

/** The next zoom step in a direction, of about a fifth. */
export const stepped = (scale: number, direction: 1 | -1): number => within(scale * 1.2 ** direction);

/** The scale after a turn of the wheel or a pinch. */
export const wheeled = (scale: number, turn: number): number => within(scale * Math.exp(-turn / 400));

/** The address's format. */
export const percentOf = (scale: number): number => Math.round(scale * 100);

/** The scroll position that keeps the point `at` in place when the scale changes. */
export const scrollFor = (scroll: number, at: number, before: number, after: number): number =>
  ((scroll + at) / before) * after - at;
