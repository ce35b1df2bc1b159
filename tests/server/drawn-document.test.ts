import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { licenceHeic } from "../../server/demo/licence-photos.ts";
import {
  DrawingTooSlow,
  drawDocument,
  drawingLimits,
  readDrawn,
  type DrawingLimits,
  type DrawnKind,
} from "../../server/pictures/drawn-document.ts";
import {
  blankPdf,
  bombPdf,
  endlessPdf,
  pagePdf,
  redPdf,
  writtenPdf,
} from "../support/pictures/document-files.ts";
import { readWebp } from "../support/pictures/read-webp.ts";

const drawn = async (kind: DrawnKind, bytes: Buffer, limits: Partial<DrawingLimits> = {}) =>
  readDrawn(
    await drawDocument(kind, Readable.from([bytes], { objectMode: false }), { ...drawingLimits, ...limits }),
  );
/** The pages of a document that has to be drawn. */
const pagesOf = async (kind: DrawnKind, bytes: Buffer, limits: Partial<DrawingLimits> = {}) => {
  const found = await drawn(kind, bytes, limits);
  if ("problem" in found) throw new Error(found.problem);
  return found;
};
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await readWebp(() =>
    sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true }),
  );
  return [...data];
};

describe("a document is drawn", () => {
  // As a server leaves the library in a process that it shares with these tests.
  beforeAll(() => {
    sharp.block({ operation: ["VipsForeignLoadWebp"] });
  });

  test("a page of a PDF as WebP, as wide as is shown, in its colours", async () => {
    const { pages, total } = await pagesOf("pdf", redPdf);
    expect([pages.length, total]).toEqual([1, 1]);
    const [{ width, height, bytes }] = pages as [(typeof pages)[number]];
    expect([width, height]).toEqual([drawingLimits.width, 1_981]);
    expect(await readWebp(() => sharp(bytes).metadata())).toMatchObject({ format: "webp", width, height });
    const [red = 0, green = 255] = await colourAt(bytes, 300, 900);
    expect([red > 240, green < 20]).toEqual([true, true]);
    expect((await colourAt(bytes, 1_200, 900)).every((value) => value > 245)).toBe(true);
  });

  test("the first pages of a long PDF, with the number of all", async () => {
    const { pages, total } = await pagesOf("pdf", await writtenPdf(13));
    expect([pages.length, total]).toEqual([drawingLimits.pages, 13]);
    expect(pages.every(({ bytes }) => bytes.toString("latin1", 8, 12) === "WEBP")).toBe(true);
  });

  test("a photo of a phone, as a picture", async () => {
    const { pages, total } = await pagesOf("heic", licenceHeic);
    expect([pages.map(({ width, height }) => [width, height]), total]).toEqual([[[450, 600]], 1]);
    expect((await colourAt(pages[0]!.bytes, 5, 5)).every((value) => value > 220)).toBe(true);
  });

  test("a page of a square kilometre, no larger than any other", async () => {
    const { pages } = await pagesOf("pdf", pagePdf("2834645 2834645", "1 0 0 rg 0 0 9 9 re f"));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[1_400, 1_400]]);
  });

  test("where its library needs half of the memory that is allowed", async () => {
    expect(await drawn("pdf", blankPdf(100), { memory: 500 })).toMatchObject({ total: 1 });
  });

  test("where its bytes come late, or the processor is busy: only the processor's time counts", async () => {
    const time = 3;
    const late = async function* () {
      await setTimeout(time * 1_100);
      yield redPdf;
    };
    const bytes = await drawDocument("pdf", Readable.from(late(), { objectMode: false }), {
      ...drawingLimits,
      time,
    });
    expect(readDrawn(bytes)).toMatchObject({ total: 1 });
  });
});

describe("a document is refused in words, and the process ends", () => {
  test.each([
    ["a PDF with a password", "pdf", () => writtenPdf(1, "secret"), "ENCRYPTED"],
    ["no PDF at all", "pdf", async () => Buffer.from("%PDF-1.4 hello"), "DAMAGED"],
    ["an empty file", "pdf", async () => Buffer.alloc(0), "DAMAGED"],
    ["a PDF as HEIC", "heic", async () => redPdf, "DAMAGED"],
    ["half of a HEIC", "heic", async () => licenceHeic.subarray(0, 3_000), "DAMAGED"],
    ["a HEIC without its pixels", "heic", async () => licenceHeic.subarray(0, 620), "DAMAGED"],
    ["a page that is no wider than a hair", "pdf", async () => pagePdf("1 90000", ""), "DAMAGED"],
  ] as const)("%s", async (_, kind, bytes, problem) => {
    expect(await drawn(kind, await bytes())).toEqual({ problem });
  });

  test("more memory than is allowed", async () => {
    expect(await drawn("pdf", endlessPdf(), { memory: 300, time: 30 })).toEqual({ problem: "TOO_LARGE" });
  });

  test("more time than is allowed", async () => {
    await expect(drawn("pdf", bombPdf(), { time: 1 })).rejects.toBeInstanceOf(DrawingTooSlow);
  });
});
