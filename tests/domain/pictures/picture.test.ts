import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { wideShape } from "../../../src/domain/pictures/crop.ts";
import {
  cropOfText,
  CropText,
  cropText,
  picturePath,
  shownPicture,
} from "../../../src/domain/pictures/picture-address.ts";
import {
  withAdded,
  withCrop,
  withoutPicture,
  withPlace,
  withCaptions,
} from "../../../src/domain/pictures/picture-list.ts";
import {
  COPYRIGHT_LIMIT,
  DESCRIPTION_LIMIT,
  hasShape,
  LONGEST_SIDE,
  Picture,
  KEPT_PICTURE_BYTES,
  pictureFile,
  type PictureId,
} from "../../../src/domain/pictures/picture.ts";
import { pictureCodes } from "../../../src/domain/pictures/pictures.refusals.ts";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";

const [a, b, c] = [samplePicture("a"), samplePicture("b"), samplePicture("c")];
const list = [a, b, c];
const added = { id: "d".repeat(32) as PictureId, width: 800, height: 600 };
const ids = (pictures: readonly { readonly id: string }[]) => pictures.map(({ id }) => id[0]).join("");

describe("a list of pictures", () => {
  it("takes a picture at its end, or in the place of another with its texts, but not with its crop", () => {
    expect(withAdded(list, added, undefined).at(-1)).toEqual({ ...added, description: "", copyright: "" });
    const old = {
      ...b,
      description: "The house",
      copyright: "Ada",
      crop: { x: 0, y: 0, width: 20, height: 20 },
    };
    const replaced = withAdded([a, old, c], added, b.id);
    expect(replaced[1]).toEqual({ ...added, description: "The house", copyright: "Ada" });
    expect(ids(replaced)).toBe("adc");
    expect(ids(withAdded([a], added, b.id))).toBe("ad");
  });

  it.each([
    [0, "bac"],
    [1, "abc"],
    [2, "acb"],
    [9, "acb"],
    [-1, "bac"],
  ])("has the second picture at place %i: %s", (place, order) => {
    expect(ids(withPlace(list, b.id, place))).toBe(order);
  });

  it("changes one picture alone", () => {
    expect(withCaptions(list, b.id, { description: "x" })).toEqual([a, { ...b, description: "x" }, c]);
    expect(ids(withoutPicture(list, b.id))).toBe("ac");
    expect(withPlace(list, added.id, 0)).toBe(list);
    const crop = { x: 0, y: 0, width: 20, height: 20 };
    expect(withCrop(list, b.id, crop)).toEqual([a, { ...b, crop }, c]);
  });

  it("has no crop where the whole picture is shown", () => {
    const crop = { x: 10, y: 0, width: 1590, height: 1200 };
    const [cropped] = withCrop([a], a.id, crop);
    expect(cropped).toEqual({ ...a, crop });
    expect(withCrop([{ ...a, crop }], a.id, { x: 0, y: 0, width: 1600, height: 1200 })).toEqual([a]);
    for (const part of [
      { x: 0, y: 1, width: 1600, height: 1199 },
      { x: 0, y: 0, width: 1599, height: 1200 },
      { x: 0, y: 0, width: 1600, height: 1199 },
      { x: 1, y: 0, width: 1600, height: 1200 },
    ])
      expect(withCrop([a], a.id, part)).toEqual([{ ...a, crop: part }]);
  });
});

describe("a picture on the wire", () => {
  it.each([
    [{}, true],
    [{ id: "A".repeat(32) }, false],
    [{ id: "a".repeat(31) }, false],
    [{ id: "a".repeat(33) }, false],
    [{ id: `x${"a".repeat(32)}` }, false],
    [{ width: 1 }, true],
    [{ width: 0 }, false],
    [{ height: LONGEST_SIDE }, true],
    [{ height: LONGEST_SIDE + 1 }, false],
    [{ height: 10.5 }, false],
    [{ description: "x".repeat(DESCRIPTION_LIMIT) }, true],
    [{ description: "x".repeat(DESCRIPTION_LIMIT + 1) }, false],
    [{ copyright: "x".repeat(COPYRIGHT_LIMIT) }, true],
    [{ copyright: "x".repeat(COPYRIGHT_LIMIT + 1) }, false],
    [{ crop: { x: 0, y: 0, width: 1, height: 1 } }, true],
    [{ crop: { x: -1, y: 0, width: 1, height: 1 } }, false],
    [{ crop: { x: 0, y: -1, width: 1, height: 1 } }, false],
    [{ crop: { x: 0, y: 0, width: 0, height: 1 } }, false],
    [{ crop: { x: 0, y: 0, width: 1, height: 0 } }, false],
    [{ crop: { x: 0, y: 0, width: 100_001, height: 1 } }, false],
    [{ crop: { x: 0.5, y: 0, width: 1, height: 1 } }, false],
    [{ crop: { x: 0, y: 0, width: 1 } }, false],
  ])("with %j is one: %s", (more, is) => expect(Schema.is(Picture)({ ...a, ...more })).toBe(is));

  it("was a file of at most 15 MB that a browser shows or a phone takes, and is kept within 2 MB (docs/decisions/pictures.md)", () =>
    expect([pictureFile, KEPT_PICTURE_BYTES]).toEqual([
      { kinds: ["jpg", "png", "gif", "heic"], maxBytes: 15_000_000 },
      2_000_000,
    ]));

  it("may be refused as every file, and as a picture", () => {
    expect(pictureCodes).toEqual(expect.arrayContaining(["TOO_LARGE", "PICTURE_DAMAGED"]));
  });
});

describe("the shape of a picture", () => {
  it.each([
    [{ width: 1600, height: 900 }, true],
    [{ width: 1600, height: 915 }, true],
    // Two hundredths are the most on either side.
    [{ width: 1632, height: 900 }, true],
    [{ width: 1633, height: 900 }, false],
    [{ width: 1568, height: 900 }, true],
    [{ width: 1567, height: 900 }, false],
    [{ width: 1600, height: 940 }, false],
    [{ width: 1600, height: 1200 }, false],
    [{ width: 1600, height: 1200, crop: { x: 0, y: 0, width: 320, height: 180 } }, true],
    [{ width: 1600, height: 900, crop: { x: 0, y: 0, width: 320, height: 320 } }, false],
  ])("%j is 16:9: %s", (picture, is) => {
    expect(hasShape(picture, wideShape)).toBe(is);
  });
});

describe("the address of a picture", () => {
  it("names what is shown of it", () => {
    const crop = { x: 1, y: 2, width: 30, height: 40 };
    expect(picturePath({ ...a, crop }, "640")).toBe(`/pictures/${a.id}/1-2-30-40/640.webp`);
    expect(picturePath(a, "320")).toBe(`/pictures/${a.id}/whole/320.webp`);
    expect([cropOfText(cropText(crop)), cropOfText("whole")]).toEqual([crop, undefined]);
    expect(shownPicture({ ...a, crop }, "1280")).toEqual({ id: a.id, width: "1280", crop: "1-2-30-40" });
    expect(shownPicture(a, "1920")).toEqual({ id: a.id, width: "1920", crop: "whole" });
  });

  it.each(["1", "1-2", "1-2-3"])("of a crop %j that is not complete shows the whole picture", (text) =>
    expect(cropOfText(text)).toBeUndefined(),
  );

  it.each(["whole", "0-0-1-1", "12345-2-3-99999"])("may have the crop %j", (text) => {
    expect(Schema.is(CropText)(text)).toBe(true);
  });

  it.each([
    "",
    "1-2-3",
    "1-2-0-4",
    "1-2-3-0",
    "1-2-012-4",
    "1-123456-3-4",
    "1-2-123456-4",
    "1-2-3-123456",
    "wholes",
    "x1-2-3-4",
    "1-2-3-4-5",
    "-1-2-3-4",
    "1.5-2-3-4",
    "123456-2-3-4",
    "../x",
  ])("has no crop %j", (text) => {
    expect(Schema.is(CropText)(text)).toBe(false);
  });
});
