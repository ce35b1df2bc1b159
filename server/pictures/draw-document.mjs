// A process of its own (drawn-document.ts starts it): it reads a document from its input, draws its first pages and writes them to its
// fourth stream: the decoders write what they think of a file to the usual ones. It has no environment, and may be killed at any
// moment. Plain JavaScript, because Node runs it as it is.
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

const [kind, limitsText] = process.argv.slice(2);
/** @type {{ pages: number, width: number, height: number, pixels: number, format: "webp" | "png" }} */
const limits = JSON.parse(limitsText);

sharp.concurrency(1);
sharp.cache(false);
// Only pixels are given to it; nothing that a file says is read by it.
sharp.block({ operation: ["VipsForeignLoad"] });

const shrunk = (pixels, width, height) =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).resize({
    width: limits.width,
    height: limits.height,
    fit: "inside",
    withoutEnlargement: true,
  });

/** As a panel shows it. */
const asWebp = (pixels, width, height) =>
  shrunk(pixels, width, height)
    .flatten({ background: "#ffffff" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });

const isOpaque = (pixels) => {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
};

const pngChunk = (type, data) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Where the chunks of a PNG may begin that say what its colours mean: behind its signature and its header. */
const BEHIND_HEADER = 33;

/** For who makes it anew: uncompressed, with the profile that says what its colours mean, and transparent only where something is. */
const asPng = async (pixels, width, height, profile) => {
  const whole = shrunk(pixels, width, height);
  const { data, info } = await (isOpaque(pixels) ? whole.removeAlpha() : whole)
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const meaning =
    profile === undefined
      ? []
      : [pngChunk("iCCP", Buffer.concat([Buffer.from("colours\0\0"), deflateSync(profile)]))];
  const bytes = Buffer.concat([data.subarray(0, BEHIND_HEADER), ...meaning, data.subarray(BEHIND_HEADER)]);
  return { data: bytes, info: { ...info, size: bytes.length } };
};

const encode = limits.format === "png" ? asPng : asWebp;

/** Why a document is not drawn. */
class Refused extends Error {
  constructor(problem) {
    super(problem);
    this.problem = problem;
  }
}

/** The size of a page in pixels: as wide as is shown, and no higher than is allowed. */
const scaleOf = ({ originalWidth, originalHeight }) => {
  const scale = Math.min(limits.width / originalWidth, limits.height / originalHeight);
  if (!(scale > 0) || originalWidth * scale < 1 || originalHeight * scale < 1) throw new Refused("DAMAGED");
  return scale;
};

const drawPdf = async (bytes) => {
  const library = await PDFiumLibrary.init();
  let document;
  try {
    document = await library.loadDocument(bytes);
  } catch (error) {
    throw new Refused(/password|security/i.test(String(error)) ? "ENCRYPTED" : "DAMAGED");
  }
  const total = document.getPageCount();
  if (total < 1) throw new Refused("DAMAGED");
  const pages = [];
  for (let at = 0; at < Math.min(total, limits.pages); at += 1) {
    const page = document.getPage(at);
    let encoded;
    await page.render({
      scale: scaleOf(page.getOriginalSize()),
      renderFormFields: true,
      render: async ({ data, width, height }) => {
        encoded = await encode(data, width, height);
        return data;
      },
    });
    pages.push(encoded);
  }
  return { pages, total };
};

/** The ICC profile of a picture, which phones write for colours that sRGB does not have; undefined where there is none. */
const profileOf = (libheif, { handle }) => {
  // The library's own objects do not offer it: this is its C function, which writes an error and the profile where it is told to.
  const { ptr } = handle.$$;
  const size = libheif._heif_image_handle_get_raw_color_profile_size(ptr);
  if (size === 0) return undefined;
  const [error, profile] = [libheif._malloc(12), libheif._malloc(size)];
  libheif._heif_image_handle_get_raw_color_profile(error, ptr, profile);
  return libheif.HEAPU32[error / 4] === 0
    ? Buffer.from(libheif.HEAPU8.slice(profile, profile + size))
    : undefined;
};

const drawHeic = async (bytes) => {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) throw new Refused("DAMAGED");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > limits.pixels) throw new Refused("TOO_LARGE");
  const decoded = await new Promise((resolve) =>
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve),
  );
  if (decoded === null) throw new Refused("DAMAGED");
  const profile = profileOf(libheif, image);
  return { pages: [await encode(Buffer.from(decoded.data.buffer), width, height, profile)], total: 1 };
};

/** As high as paper and mail show a mark, some times over; in pixels. */
const MARK_HEIGHT = 256;
/** What an SVG is drawn at unless something else is said, in dots an inch. */
const PLAIN_DENSITY = 72;

const drawSvg = async (bytes) => {
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const { height } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, { density: Math.max(1, (PLAIN_DENSITY * MARK_HEIGHT) / height) })
    .resize({ height: MARK_HEIGHT, width: limits.width, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { pages: [{ data, info }], total: 1 };
};

const draw = { pdf: drawPdf, heic: drawHeic, svg: drawSvg }[kind];

/** What came of it, as one line of JSON, and the pages' bytes behind it. */
const written = async () => {
  try {
    const { pages, total } = await draw(await buffer(process.stdin));
    const sizes = pages.map(({ info: { width, height, size } }) => ({ width, height, size }));
    return [{ pages: sizes, total }, ...pages.map(({ data }) => data)];
  } catch (error) {
    if (error instanceof Refused) return [{ problem: error.problem }];
    // The libraries name a lack of memory in different ways; anything else is a fault of the document.
    return [{ problem: /memory|alloc|abort|invalid array/i.test(String(error)) ? "TOO_LARGE" : "DAMAGED" }];
  }
};

const [head, ...pages] = await written();
writeFileSync(3, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pages]));
