import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type sharp from "sharp";
import type { OutputInfo } from "sharp";
import type { Crop } from "../../src/domain/pictures/crop.ts";
import { KEPT_PICTURE_BYTES, LONGEST_SIDE, MOST_PIXELS } from "../../src/domain/pictures/picture.ts";
import type { PictureRefusal } from "../../src/domain/pictures/pictures.refusals.ts";
import { createBoundedQueue } from "../accounts/bounded-queue.ts";
import type { UploadedFile } from "../http/handler.ts";
import { DrawingTooSlow, drawDocument, drawingLimits, readDrawn } from "./drawn-document.ts";
import { holdsMore } from "./more-than-a-picture.ts";

/** How long one picture may take, in seconds. */
const timeLimit = 10;

type Sharp = typeof sharp;

/** The library is loaded with the first picture: a server that is asked for none starts without it. */
const load = async (): Promise<Sharp> => {
  const { default: loaded } = await import("sharp");
  // One thread for each picture: the queue says how many there are at the same time.
  loaded.concurrency(1);
  loaded.cache(false);
  // Nothing but these three is read, whatever the bytes say they are.
  loaded.block({ operation: ["VipsForeignLoad"] });
  loaded.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif"] });
  return loaded;
};
let library: Promise<Sharp> | undefined;
const sharpOf = (): Promise<Sharp> => (library ??= load());

/** Decoding takes up to 160 MB a picture: few at once, and some that wait. */
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 60 });

const options = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;
/** What the library calls the formats of the kinds that it reads. */
const formats = { jpg: "jpeg", png: "png", gif: "gif" } as const;

/** A HEIC is read by a process of its own, which leaves as much of it as is kept. */
const heicLimits = { ...drawingLimits, width: LONGEST_SIDE, height: LONGEST_SIDE, format: "png" } as const;

/** A picture as it is kept: made anew from its pixels, upright, without what the file said beside them. */
export interface DecodedPicture {
  readonly _tag: "Decoded";
  readonly bytes: Buffer;
  readonly kind: "jpg" | "png";
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken. */
export interface PictureProblem {
  readonly _tag: "Problem";
  readonly code: PictureRefusal | "FILE_TYPE_NOT_ALLOWED";
}

const problem = (code: PictureProblem["code"]): PictureProblem => ({ _tag: "Problem", code });

/** The library names neither limit in a way of its own. */
const meansTooMuch = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|timeout/i.test(error.message);

/** A picture as it is encoded: as a photo, or without any loss. */
interface Encoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
  readonly kind: "jpg" | "png";
}

/**
 * The picture upright and within the bytes that are kept. Without loss as long as it fits; then as a photo, unless a part of it
 * is transparent; then smaller, by as much as its bytes are too many, and a little more.
 */
const fitted = async (
  encode: (side: number, kind: Encoded["kind"]) => Promise<Encoded>,
  kind: Encoded["kind"],
  hasAlpha: boolean,
  side = LONGEST_SIDE,
): Promise<Encoded> => {
  const encoded = await encode(side, kind);
  const { data, info } = encoded;
  if (data.length <= KEPT_PICTURE_BYTES) return encoded;
  if (kind === "png" && !hasAlpha) return fitted(encode, "jpg", hasAlpha, side);
  const share = Math.sqrt(KEPT_PICTURE_BYTES / data.length);
  return fitted(encode, kind, hasAlpha, Math.floor(Math.max(info.width, info.height) * share * 0.95));
};

/** Reads what the library knows; a photo is kept as JPEG, unless a part of it is transparent. */
const decode = async (
  bytes: Buffer,
  kind: keyof typeof formats,
  isPhoto: boolean,
): Promise<DecodedPicture | PictureProblem> => {
  const sharp = await sharpOf();
  try {
    const { format, width, height, hasAlpha } = await sharp(bytes, options).metadata();
    if (format !== formats[kind]) return problem("FILE_TYPE_NOT_ALLOWED");
    if (width * height > MOST_PIXELS) return problem("PICTURE_TOO_MANY_PIXELS");
    if (holdsMore(kind, bytes)) return problem("PICTURE_WITH_MORE");
    const encode = async (side: number, as: Encoded["kind"]): Promise<Encoded> => {
      const upright = sharp(bytes, options)
        .timeout({ seconds: timeLimit })
        .autoOrient()
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb");
      const { data, info } = await (
        as === "jpg" ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 9 })
      ).toBuffer({ resolveWithObject: true });
      return { data, info, kind: as };
    };
    const kept = await fitted(encode, isPhoto && !hasAlpha ? "jpg" : "png", hasAlpha);
    const { info } = kept;
    return { _tag: "Decoded", bytes: kept.data, kind: kept.kind, width: info.width, height: info.height };
  } catch (error) {
    return problem(meansTooMuch(error) ? "PICTURE_TOO_MANY_PIXELS" : "PICTURE_DAMAGED");
  }
};

/** What a HEIC shows, as a PNG that the library reads. Not in turn: its process has a queue of its own. */
const heicAsPng = async (bytes: Buffer): Promise<Buffer | PictureProblem> => {
  if (holdsMore("heic", bytes)) return problem("PICTURE_WITH_MORE");
  try {
    const content = Readable.from([bytes], { objectMode: false });
    const drawn = readDrawn(await drawDocument("heic", content, heicLimits));
    if ("problem" in drawn)
      return problem(drawn.problem === "TOO_LARGE" ? "PICTURE_TOO_MANY_PIXELS" : "PICTURE_DAMAGED");
    return drawn.pages[0]?.bytes ?? problem("PICTURE_DAMAGED");
  } catch (error) {
    if (error instanceof DrawingTooSlow) return problem("PICTURE_TOO_MANY_PIXELS");
    throw error;
  }
};

/** Reads an uploaded picture. */
export const decodeUpload = async ({
  path,
  kind,
}: UploadedFile): Promise<DecodedPicture | PictureProblem> => {
  if (kind === "jpg" || kind === "png" || kind === "gif")
    return inTurn(async () => decode(await readFile(path), kind, kind === "jpg"));
  if (kind !== "heic") return problem("FILE_TYPE_NOT_ALLOWED");
  const drawn = await heicAsPng(await readFile(path));
  return "_tag" in drawn ? drawn : inTurn(() => decode(drawn, "png", true));
};

/** The part of a kept picture that is shown, at most so wide, as WebP. */
export const scaledPicture = (kept: Buffer, crop: Crop | undefined, width: number): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await sharpOf();
    const whole = sharp(kept, options).timeout({ seconds: timeLimit });
    const part =
      crop === undefined
        ? whole
        : whole.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
    return part.resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  });
