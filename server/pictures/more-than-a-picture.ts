import type { FileKind } from "../../src/domain/kit/upload.ts";

/** What a picture's file holds beside pixels: texts and data that the format allows inside, and what comes after the picture's end. */
interface BesidePixels {
  readonly inside: readonly Buffer[];
  readonly after: Buffer;
}

/** The marker's byte of a JPEG where pixels begin, and where the picture ends. */
const SCAN = 0xda;
const END = 0xd9;

/** The end of a JPEG's pixels: the next marker that is neither a stuffed zero nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length - 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
};

const besideJpeg = (bytes: Buffer): BesidePixels => {
  const inside: Buffer[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return { inside, after: bytes.subarray(at + 2) };
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    inside.push(bytes.subarray(at + 4, end));
    at = marker === SCAN ? endOfScan(bytes, end) : end;
  }
  return { inside, after: bytes.subarray(at + 2) };
};

const besidePng = (bytes: Buffer): BesidePixels => {
  const inside: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IEND") return { inside, after: bytes.subarray(end) };
    if (type !== "IDAT") inside.push(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  return { inside, after: bytes.subarray(at) };
};

/** The end of a GIF's blocks, each of which begins with its length. */
const endOfBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

const besideGif = (bytes: Buffer): BesidePixels => {
  const inside: Buffer[] = [];
  let at = 13 + colourTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return { inside, after: bytes.subarray(at + 1) };
    if (block === 0x21) {
      const end = endOfBlocks(bytes, at + 2);
      inside.push(bytes.subarray(at + 2, end));
      at = end;
    } else if (block === 0x2c) at = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
    else break;
  }
  return { inside, after: bytes.subarray(at) };
};

/** Boxes of a HEIC that hold pixels, or the film that a phone has taken beside them. */
const pixelBoxes = ["mdat", "mpvd"];

const besideHeic = (bytes: Buffer): BesidePixels => {
  const inside: Buffer[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0: the rest of the file. 1: the size follows as 64 bits.
    const isLong = size === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? bytes.length : size;
    if (length < 8) break;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (!pixelBoxes.includes(type)) inside.push(bytes.subarray(at + 8, at + length));
    at = Math.min(at + length, bytes.length);
  }
  return { inside, after: bytes.subarray(at) };
};

const readers: Partial<Record<FileKind, (bytes: Buffer) => BesidePixels>> = {
  jpg: besideJpeg,
  png: besidePng,
  gif: besideGif,
  heic: besideHeic,
};

/**
 * What documents, archives, programs and pages begin with; no camera and no image editor writes any of it into a picture. Each is long enough not to
 * occur by chance in a thumbnail or a colour profile.
 */
const foreign = [
  "%PDF-1.",
  "%PDF-2.",
  // The end of an archive, which its readers look for.
  "PK\u0005\u0006\0\0\0\0",
  "\u007fELF\u0001\u0001",
  "\u007fELF\u0002\u0001",
  "#!/bin/",
  "#!/usr/",
];
const foreignTag = /<(?:script|html|svg|!doctype|\?php)[\s>]/i;

const holdsForeign = (part: Buffer): boolean =>
  foreign.some((sign) => part.includes(sign, 0, "latin1")) || foreignTag.test(part.toString("latin1"));

/** After a photo phones put a smaller picture or a short film, which nobody gets; zeros fill up. */
const isUsualAfter = (kind: FileKind, after: Buffer): boolean =>
  after.every((byte) => byte === 0) ||
  ((kind === "jpg" || kind === "heic") &&
    ((after[0] === 0xff && after[1] === 0xd8) ||
      after.toString("latin1", 4, 8) === "ftyp" ||
      after.includes("SEFT", after.length - 4, "latin1")));

/**
 * True if a file is a picture and something else at the same time, such as an archive after the picture's end or a page in its comment. What is kept
 * of a picture has none of it in any case, because it is made anew from the pixels; whoever sends such a file is told.
 */
export const holdsMore = (kind: FileKind, bytes: Buffer): boolean => {
  const beside = readers[kind]?.(bytes);
  if (beside === undefined) return false;
  const { inside, after } = beside;
  return !isUsualAfter(kind, after) || holdsForeign(after) || inside.some(holdsForeign);
};
