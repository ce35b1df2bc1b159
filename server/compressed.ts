import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's best quality takes a second for each MB; quality 9 a twentieth of that, for a tenth more bytes. */
export type Effort = "best" | "fast";

const brotliQuality = { best: 11, fast: 9 };

/** The content codings of text files, preferred first, with the ending of a file's name and how a file is compressed. */
export const codings = [
  {
    coding: "br",
    ending: ".br",
    compress: (plain: Uint8Array, effort: Effort = "best") =>
      brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } }),
  },
  { coding: "gzip", ending: ".gz", compress: (plain: Uint8Array) => gzip(plain, { level: 9 }) },
] as const;

/** A file's bytes by content coding, preferred first. */
export type Compressed = readonly { readonly coding: "br" | "gzip"; readonly bytes: Buffer }[];

/** Compresses a file in all codings. */
export const compressed = (plain: Uint8Array): Promise<Compressed> =>
  Promise.all(codings.map(async ({ coding, compress }) => ({ coding, bytes: await compress(plain) })));

/** Writes the compressed forms of a file beside it. */
export const writeCompressed = async (file: string, plain: Uint8Array): Promise<void> => {
  await Promise.all(
    codings.map(async ({ ending, compress }) => writeFile(`${file}${ending}`, await compress(plain))),
  );
};
