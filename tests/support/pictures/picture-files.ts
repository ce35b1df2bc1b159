import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { hugeHeic, phoneHeic } from "./phone-heic.ts";

const file = (bytes: Uint8Array, name: string): File => new File([Buffer.from(bytes)], name);

/** The bytes of a plain picture: its left half is red, its right half blue. */
export const pictureBytes = async (
  format: "jpeg" | "png" | "gif" | "webp" | "tiff",
  { width = 400, height = 200 }: { readonly width?: number; readonly height?: number } = {},
): Promise<Buffer> => {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: "#ff0000" } as const;
  const left = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
};

/** A photo as a phone takes it: on its side, with the place where it was taken, a comment, and a smaller picture after its end. */
export const phonePhoto = async (): Promise<File> => {
  const photo = await sharp(await pictureBytes("jpeg"))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: "hidden words" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 30/1" },
    })
    .toBuffer();
  return file(
    Buffer.concat([
      photo,
      await pictureBytes("jpeg", { width: 40, height: 20 }),
      Buffer.from("trailing words"),
    ]),
    "photo.jpg",
  );
};

export const picture = async (format: "jpeg" | "png" | "gif", name: string): Promise<File> =>
  file(await pictureBytes(format), name);

/** A GIF of two pictures, of which the first is red and the second blue. */
export const animation = async (): Promise<File> => {
  const frames = await Promise.all(
    ["#ff0000", "#0000ff"].map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  return file(bytes, "moving.gif");
};

/** A text in a comment of a JPEG or a GIF, or in a text chunk of a PNG. */
const jpegComment = (bytes: Buffer, text: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, Buffer.from(text), bytes.subarray(2)]);
};
const gifComment = (bytes: Buffer, text: string): Buffer => {
  // Before the trailer.
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])]);
  return Buffer.concat([bytes.subarray(0, -1), block, bytes.subarray(-1)]);
};

const archive = Buffer.from("PK\u0003\u0004\u0014\0archive PK\u0005\u0006" + "\0".repeat(18), "latin1");
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of black points, of a few thousand bytes. */
export const blackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a point.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A GIF that says that it, and its only frame, has 65,535 × 65,535 points. */
const hugeGif = async (): Promise<Buffer> => {
  const bytes = Buffer.from(await pictureBytes("gif"));
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 400 & 255, 400 >> 8, 200, 0]));
  for (const place of [6, 8, frame + 5, frame + 7]) bytes.writeUInt16LE(0xffff, place);
  return bytes;
};

/** A box that readers of a HEIC skip. */
const freeBox = (text: string): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + text.length);
  return Buffer.concat([size, Buffer.from(`free${text}`)]);
};

/** Files that are no pictures, or more than that, with the refusal of each. */
export const attacks: readonly (readonly [what: string, make: () => Promise<File>, code: string])[] = [
  [
    "a program in disguise",
    async () => file(Buffer.from("MZ\u0090\0\u0003".padEnd(2_000_000, "x"), "latin1"), "house.png"),
    "FILE_TYPE_NOT_ALLOWED",
  ],
  [
    "a program behind a picture's first bytes",
    async () =>
      file(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("MZ".padEnd(5000, "x"))]),
        "house.jpg",
      ),
    "PICTURE_DAMAGED",
  ],
  ["an SVG with a script", async () => file(Buffer.from(svg), "logo.svg"), "FILE_TYPE_NOT_ALLOWED"],
  [
    "an SVG with a script that is called PNG",
    async () => file(Buffer.from(svg), "logo.png"),
    "FILE_TYPE_NOT_ALLOWED",
  ],
  ["a PDF", async () => file(Buffer.from("%PDF-1.7 ..."), "logo.jpg"), "FILE_TYPE_NOT_ALLOWED"],
  [
    "a PNG that is called JPG",
    async () => file(await pictureBytes("png"), "logo.jpg"),
    "FILE_TYPE_NOT_ALLOWED",
  ],
  ["a WebP", async () => file(await pictureBytes("webp"), "logo.jpg"), "FILE_TYPE_NOT_ALLOWED"],
  [
    "a bomb of 64 million pixels",
    async () => file(blackPng(8000, 8000), "wall.png"),
    "PICTURE_TOO_MANY_PIXELS",
  ],
  [
    "one row more than 40 million pixels",
    async () => file(blackPng(8000, 5001), "wall.png"),
    "PICTURE_TOO_MANY_PIXELS",
  ],
  ["a GIF that says it is huge", async () => file(await hugeGif(), "wall.gif"), "PICTURE_TOO_MANY_PIXELS"],
  [
    "half of a JPEG",
    async () => file((await pictureBytes("jpeg")).subarray(0, -400), "half.jpg"),
    "PICTURE_DAMAGED",
  ],
  [
    "half of a PNG",
    async () => file((await pictureBytes("png")).subarray(0, -300), "half.png"),
    "PICTURE_DAMAGED",
  ],
  [
    "half of a GIF",
    async () => {
      const bytes = await pictureBytes("gif");
      return file(bytes.subarray(0, bytes.length / 2), "half.gif");
    },
    "PICTURE_DAMAGED",
  ],
  ["half of a HEIC", async () => file(phoneHeic.subarray(0, -200), "half.heic"), "PICTURE_DAMAGED"],
  [
    "a JPEG that is called HEIC",
    async () => file(await pictureBytes("jpeg"), "house.heic"),
    "FILE_TYPE_NOT_ALLOWED",
  ],
  [
    "a program behind a HEIC's first bytes",
    async () =>
      file(Buffer.concat([phoneHeic.subarray(0, 16), Buffer.from("MZ".padEnd(5000, "x"))]), "house.heic"),
    "PICTURE_DAMAGED",
  ],
  [
    "a HEIC of one row more than 40 million pixels",
    async () => file(hugeHeic, "wall.heic"),
    "PICTURE_TOO_MANY_PIXELS",
  ],
  [
    "a HEIC with an archive behind it",
    async () => file(Buffer.concat([phoneHeic, archive]), "house.heic"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a HEIC with a page in a box of its own",
    async () => file(Buffer.concat([phoneHeic, freeBox("<html>")]), "house.heic"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a JPEG with an archive behind it",
    async () => file(Buffer.concat([await pictureBytes("jpeg"), archive]), "house.jpg"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a PNG with a page behind it",
    async () => file(Buffer.concat([await pictureBytes("png"), Buffer.from("<html>")]), "house.png"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a PNG with anything behind it",
    async () => file(Buffer.concat([await pictureBytes("png"), Buffer.from("words")]), "house.png"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a GIF with a script behind it",
    async () => file(Buffer.concat([await pictureBytes("gif"), Buffer.from("=1;alert(1)")]), "house.gif"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a GIF with a page in its comment",
    async () => file(gifComment(await pictureBytes("gif"), "<script>alert(1)</script>"), "house.gif"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a JPEG with a program in its comment",
    async () => file(jpegComment(await pictureBytes("jpeg"), "<?php system($_GET[0]);"), "house.jpg"),
    "PICTURE_WITH_MORE",
  ],
  [
    "a JPEG with a PDF in its comment",
    async () => file(jpegComment(await pictureBytes("jpeg"), "%PDF-1.7 1 0 obj"), "house.jpg"),
    "PICTURE_WITH_MORE",
  ],
];

/** A JPEG of more than 2 MB: noise is not made smaller. */
export const largePicture = async (): Promise<File> =>
  file(
    await sharp({
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: "#888888",
        noise: { type: "gaussian", mean: 128, sigma: 90 },
      },
    })
      .jpeg({ quality: 100 })
      .toBuffer(),
    "noise.jpg",
  );
