// A process of its own (drawn-document.ts starts it): it reads a document from its input, draws its first pages and writes them to its
// fourth stream: the decoders write what they think of a file to the usual ones. It has no environment, and may be killed at any
// moment. Plain JavaScript, because Node runs it as it is.
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

const [kind, limitsText] = process.argv.slice(2);
/** @type {{ pages: number, width: number, height: number, pixels: number }} */
const limits = JSON.parse(limitsText);

sharp.concurrency(1);
sharp.cache(false);
// Only pixels are given to it; nothing that a file says is read by it.
sharp.block({ operation: ["VipsForeignLoad"] });

const encode = (pixels, width, height) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ width: limits.width, height: limits.height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });

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
  return { pages: [await encode(Buffer.from(decoded.data.buffer), width, height)], total: 1 };
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
