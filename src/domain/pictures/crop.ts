import * as Schema from "effect/Schema";

/** Width and height in whole pixels, or the two numbers of an aspect ratio. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const from = (minimum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum: 100_000 }));

/** The part of a picture that is shown, in pixels of the upright picture. */
export const Crop = Schema.Struct({ x: from(0), y: from(0), width: from(1), height: from(1) });
export type Crop = typeof Crop.Type;

/** The edges and corners by which a crop is resized, by the points of the compass. */
export const cropHandles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type CropHandle = (typeof cropHandles)[number];

/** A change of a crop: moved, or resized by a handle. */
export type CropGrip = CropHandle | "move";

/** A change by a distance in pixels of the picture. */
export interface CropChange {
  readonly grip: CropGrip;
  readonly dx: number;
  readonly dy: number;
}

/** The least width and height of a crop in pixels; of a smaller picture, the picture's own. */
export const LEAST_CROP = 16;

/** The preferred shape of a picture in a reference's gallery (business §2). */
export const wideShape: Size = { width: 16, height: 9 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The crop that is the whole picture. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: 0, y: 0, width, height });

/** True if the crop is inside of the picture. */
export const cropFits = ({ x, y, width, height }: Crop, size: Size): boolean =>
  x + width <= size.width && y + height <= size.height;

export const isSameCrop = (one: Crop, other: Crop): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** The largest crop of a shape inside of another, around its middle. */
export const shapedCrop = ({ x, y, width, height }: Crop, shape: Size): Crop => {
  const ratio = shape.width / shape.height;
  const wide = clamp(Math.round(Math.min(width, height * ratio)), 1, width);
  const high = clamp(Math.round(wide / ratio), 1, height);
  return {
    x: x + Math.floor((width - wide) / 2),
    y: y + Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
};

const movedCrop = (crop: Crop, dx: number, dy: number, size: Size): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, size.width - crop.width),
  y: clamp(crop.y + dy, 0, size.height - crop.height),
});

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const pulledEdges = (crop: Crop, handle: CropHandle, dx: number, dy: number, size: Size): Edges => {
  const [left, top, right, bottom] = [crop.x, crop.y, crop.x + crop.width, crop.y + crop.height];
  // A crop that is smaller than the least stays as it is where it cannot grow.
  const leastWide = Math.min(LEAST_CROP, crop.width, size.width);
  const leastHigh = Math.min(LEAST_CROP, crop.height, size.height);
  return {
    left: handle.includes("w") ? clamp(left + dx, 0, right - leastWide) : left,
    right: handle.includes("e") ? clamp(right + dx, left + leastWide, size.width) : right,
    top: handle.includes("n") ? clamp(top + dy, 0, bottom - leastHigh) : top,
    bottom: handle.includes("s") ? clamp(bottom + dy, top + leastHigh, size.height) : bottom,
  };
};

/** Keeps the shape: the side that was pulled further decides, and the opposite corner stays where it is. */
const shapedResize = (
  crop: Crop,
  { left, top, right, bottom }: Edges,
  handle: CropHandle,
  size: Size,
  shape: Size,
): Crop => {
  const ratio = shape.width / shape.height;
  const [wide, high] = [right - left, bottom - top];
  const byHeight = Math.abs(high - crop.height) * ratio > Math.abs(wide - crop.width);
  const roomWide = handle.includes("w") ? crop.x + crop.width : size.width - crop.x;
  const roomHigh = handle.includes("n") ? crop.y + crop.height : size.height - crop.y;
  const most = Math.min(roomWide, roomHigh * ratio);
  const least = Math.min(most, Math.max(LEAST_CROP, LEAST_CROP * ratio));
  const width = clamp(Math.floor(clamp(byHeight ? high * ratio : wide, least, most)), 1, roomWide);
  const height = clamp(Math.round(width / ratio), 1, roomHigh);
  return {
    x: handle.includes("w") ? crop.x + crop.width - width : crop.x,
    y: handle.includes("n") ? crop.y + crop.height - height : crop.y,
    width,
    height,
  };
};

/** A crop after a change, inside of the picture; of the given shape if there is one. */
export const changedCrop = (
  crop: Crop,
  { grip, dx, dy }: CropChange,
  size: Size,
  shape: Size | undefined,
): Crop => {
  const [right, down] = [Math.round(dx), Math.round(dy)];
  if (grip === "move") return movedCrop(crop, right, down, size);
  const edges = pulledEdges(crop, grip, right, down, size);
  if (shape !== undefined) return shapedResize(crop, edges, grip, size, shape);
  const { left, top } = edges;
  return { x: left, y: top, width: edges.right - left, height: edges.bottom - top };
};
