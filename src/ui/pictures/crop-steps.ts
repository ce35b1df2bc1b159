import type { CropChange, Size } from "../../domain/pictures/crop.ts";

/** How far a key or a button moves a crop: a fiftieth of the longer side. */
export const cropStep = ({ width, height }: Size): number =>
  Math.max(1, Math.round(Math.max(width, height) / 50));

const directions: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key changes: the place, with Shift the size; undefined for every other key. */
export const keyChange = (
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  step: number,
): CropChange | undefined => {
  const [dx, dy] = directions[key] ?? [];
  return dx === undefined || dy === undefined
    ? undefined
    : { grip: shiftKey ? "se" : "move", dx: dx * step, dy: dy * step };
};
