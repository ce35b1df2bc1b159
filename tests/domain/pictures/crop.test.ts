import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changedCrop,
  cropFits,
  cropHandles,
  isSameCrop,
  LEAST_CROP,
  shapedCrop,
  wholeOf,
  wideShape,
  type Crop,
  type CropGrip,
  type Size,
} from "../../../src/domain/pictures/crop.ts";

const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });
const distance = fc.integer({ min: -5000, max: 5000 });
const handle = fc.constantFrom(...cropHandles);
const shapes: readonly Size[] = [wideShape, { width: 1, height: 1 }, { width: 3, height: 4 }];

/** A picture and a crop inside of it. */
const cropped = size.chain(({ width, height }) =>
  fc
    .record({ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) })
    .chain(({ x, y }) =>
      fc.record({
        size: fc.constant({ width, height }),
        crop: fc.record({
          x: fc.constant(x),
          y: fc.constant(y),
          width: fc.integer({ min: 1, max: width - x }),
          height: fc.integer({ min: 1, max: height - y }),
        }),
      }),
    ),
);

const isInside = (crop: Crop, picture: Size): boolean =>
  cropFits(crop, picture) &&
  crop.x >= 0 &&
  crop.y >= 0 &&
  crop.width >= 1 &&
  crop.height >= 1 &&
  Object.values(crop).every(Number.isInteger);

/** Half a pixel of rounding on either side, as far as the picture's own edges allow. */
const keeps = ({ width, height }: Crop, shape: Size): boolean =>
  Math.abs(width - (height * shape.width) / shape.height) <= Math.max(1, shape.width / shape.height);

/** The corner, or the edges, that a handle leaves where they are. */
const farCorner = ({ x, y, width, height }: Crop, grip: CropGrip): readonly number[] => [
  grip.includes("w") ? x + width : x,
  grip.includes("n") ? y + height : y,
];

describe("a crop", () => {
  it("is inside of the picture after any change, in whole pixels", () => {
    fc.assert(
      fc.property(
        cropped,
        fc.oneof(handle, fc.constant<CropGrip>("move")),
        distance,
        distance,
        fc.constantFrom(undefined, ...shapes),
        ({ crop, size }, grip, dx, dy, shape) => {
          expect(isInside(changedCrop(crop, { grip, dx: dx / 3, dy: dy / 3 }, size, shape), size)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("keeps its size when it is moved, and its far corner when it is resized", () => {
    fc.assert(
      fc.property(cropped, handle, distance, distance, ({ crop, size }, grip, dx, dy) => {
        const { width, height } = changedCrop(crop, { grip: "move", dx, dy }, size, undefined);
        expect([width, height]).toEqual([crop.width, crop.height]);
        for (const shape of [undefined, wideShape]) {
          const resized = changedCrop(crop, { grip, dx, dy }, size, shape);
          expect(farCorner(resized, grip)).toEqual(farCorner(crop, grip));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("does not become smaller than can be seen, nor than it was", () => {
    fc.assert(
      fc.property(cropped, handle, distance, distance, ({ crop, size }, grip, dx, dy) => {
        const { width, height } = changedCrop(crop, { grip, dx, dy }, size, undefined);
        expect(width).toBeGreaterThanOrEqual(Math.min(LEAST_CROP, crop.width));
        expect(height).toBeGreaterThanOrEqual(Math.min(LEAST_CROP, crop.height));
      }),
    );
  });

  it("has the shape that it is held to, and is as large as the picture allows", () => {
    fc.assert(
      fc.property(
        cropped,
        handle,
        distance,
        distance,
        fc.constantFrom(...shapes),
        ({ crop, size }, grip, dx, dy, shape) => {
          // A strip that is thinner than a pixel has no shape.
          const room = 2 * LEAST_CROP;
          fc.pre(crop.width >= room && crop.height >= room);
          const shaped = shapedCrop(crop, shape);
          expect([isInside(shaped, size), keeps(shaped, shape)]).toEqual([true, true]);
          expect(shaped.width === crop.width || shaped.height === crop.height).toBe(true);
          expect(keeps(changedCrop(shaped, { grip, dx, dy }, size, shape), shape)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("stays as it is where nothing is changed", () => {
    fc.assert(
      fc.property(cropped, handle, ({ crop, size }, grip) => {
        expect(isSameCrop(changedCrop(crop, { grip, dx: 0, dy: 0 }, size, undefined), crop)).toBe(true);
      }),
    );
  });

  it.each([
    [
      { width: 1600, height: 1200 },
      { x: 0, y: 150, width: 1600, height: 900 },
    ],
    [
      { width: 1200, height: 1600 },
      { x: 0, y: 462, width: 1200, height: 675 },
    ],
    [
      { width: 1000, height: 100 },
      { x: 411, y: 0, width: 178, height: 100 },
    ],
  ])("of 16:9 of %j is %j", (picture, crop) => {
    expect(shapedCrop(wholeOf(picture), wideShape)).toEqual(crop);
  });

  it.each([
    [{ x: 0, y: 0, width: 100, height: 80 }, true],
    [{ x: 1, y: 0, width: 100, height: 80 }, false],
    [{ x: 0, y: 1, width: 100, height: 80 }, false],
    [{ x: 20, y: 30, width: 80, height: 50 }, true],
  ])("%j fits into 100 × 80: %s", (crop, fits) =>
    expect(cropFits(crop, { width: 100, height: 80 })).toBe(fits),
  );

  it.each([
    ["move", { x: 30, y: 20, width: 100, height: 80 }],
    ["nw", { x: 30, y: 20, width: 90, height: 75 }],
    ["n", { x: 20, y: 20, width: 100, height: 75 }],
    ["ne", { x: 20, y: 20, width: 110, height: 75 }],
    ["e", { x: 20, y: 15, width: 110, height: 80 }],
    ["se", { x: 20, y: 15, width: 110, height: 85 }],
    ["s", { x: 20, y: 15, width: 100, height: 85 }],
    ["sw", { x: 30, y: 15, width: 90, height: 85 }],
    ["w", { x: 30, y: 15, width: 90, height: 80 }],
  ] as const)("by %s, 10 to the right and 5 down, becomes %j", (grip, changed) => {
    const crop = { x: 20, y: 15, width: 100, height: 80 };
    const picture = { width: 200, height: 150 };
    expect(changedCrop(crop, { grip, dx: 10, dy: 5 }, picture, undefined)).toEqual(changed);
    expect(changedCrop(crop, { grip, dx: 10.4, dy: 4.6 }, picture, undefined)).toEqual(changed);
  });

  it.each([
    ["move", -100, -100, { x: 0, y: 0, width: 100, height: 80 }],
    ["move", 500, 500, { x: 100, y: 70, width: 100, height: 80 }],
    ["nw", -100, -100, { x: 0, y: 0, width: 120, height: 95 }],
    ["se", 500, 500, { x: 20, y: 15, width: 180, height: 135 }],
    ["nw", 500, 500, { x: 104, y: 79, width: LEAST_CROP, height: LEAST_CROP }],
    ["se", -500, -500, { x: 20, y: 15, width: LEAST_CROP, height: LEAST_CROP }],
  ] as const)("by %s, %i and %i, ends at an edge: %j", (grip, dx, dy, changed) => {
    const crop = { x: 20, y: 15, width: 100, height: 80 };
    expect(changedCrop(crop, { grip, dx, dy }, { width: 200, height: 150 }, undefined)).toEqual(changed);
  });

  it.each([
    ["nw", -16, 0, { x: 64, y: 91, width: 176, height: 99 }],
    ["nw", 16, 0, { x: 96, y: 109, width: 144, height: 81 }],
    ["nw", 0, -9, { x: 64, y: 91, width: 176, height: 99 }],
    ["ne", 16, 0, { x: 80, y: 91, width: 176, height: 99 }],
    ["sw", -16, 0, { x: 64, y: 100, width: 176, height: 99 }],
    ["se", 16, 9, { x: 80, y: 100, width: 176, height: 99 }],
    ["e", 16, 0, { x: 80, y: 100, width: 176, height: 99 }],
    ["s", 0, 9, { x: 80, y: 100, width: 176, height: 99 }],
    ["n", 0, -9, { x: 80, y: 91, width: 176, height: 99 }],
    ["nw", -500, -500, { x: 0, y: 55, width: 240, height: 135 }],
    ["se", 5000, 5000, { x: 80, y: 100, width: 720, height: 405 }],
    // The least height is 16 pixels, of which the width follows.
    ["se", -5000, -5000, { x: 80, y: 100, width: 28, height: 16 }],
  ] as const)("of 16:9 by %s, %i and %i, keeps the opposite corner: %j", (grip, dx, dy, changed) => {
    const crop = { x: 80, y: 100, width: 160, height: 90 };
    expect(changedCrop(crop, { grip, dx, dy }, { width: 800, height: 600 }, wideShape)).toEqual(changed);
  });

  it("of an upright shape is at least as wide as can be seen", () => {
    const crop = { x: 0, y: 0, width: 90, height: 160 };
    const upright = { width: 9, height: 16 };
    expect(
      changedCrop(crop, { grip: "se", dx: -500, dy: -500 }, { width: 200, height: 200 }, upright),
    ).toEqual({ x: 0, y: 0, width: 16, height: 28 });
  });

  it("of a shape inside of a part is around that part's middle", () => {
    expect(shapedCrop({ x: 100, y: 50, width: 1600, height: 1200 }, wideShape)).toEqual({
      x: 100,
      y: 200,
      width: 1600,
      height: 900,
    });
    expect(shapedCrop({ x: 100, y: 50, width: 1000, height: 100 }, wideShape)).toEqual({
      x: 511,
      y: 50,
      width: 178,
      height: 100,
    });
  });

  it.each([
    [{ x: 1, y: 2, width: 3, height: 4 }, true],
    [{ x: 0, y: 2, width: 3, height: 4 }, false],
    [{ x: 1, y: 0, width: 3, height: 4 }, false],
    [{ x: 1, y: 2, width: 5, height: 4 }, false],
    [{ x: 1, y: 2, width: 3, height: 5 }, false],
  ])("%j is the same as another: %s", (crop, same) =>
    expect(isSameCrop(crop, { x: 1, y: 2, width: 3, height: 4 })).toBe(same),
  );

  it("grows in its shape with the side that is pulled further, up to the picture's edge", () => {
    const picture = { width: 1600, height: 1200 };
    const crop = { x: 0, y: 0, width: 320, height: 180 };
    const pulled = (dx: number, dy: number) => changedCrop(crop, { grip: "se", dx, dy }, picture, wideShape);
    expect(pulled(160, 0)).toEqual({ x: 0, y: 0, width: 480, height: 270 });
    expect(pulled(0, 90)).toEqual({ x: 0, y: 0, width: 480, height: 270 });
    expect(pulled(-160, 0)).toEqual({ x: 0, y: 0, width: 160, height: 90 });
    expect(pulled(5000, 5000)).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
  });
});
