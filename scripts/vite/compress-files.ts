import { createHash } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import { codings, type Effort } from "../../server/compressed.ts";
import { forgetUnused, KEPT, keptFile } from "../../src/atlas/build/kept-file.ts";

/** An atlas has 20 MB of data, of which a page reads a hundredth. */
const effortFor = (file: string): Effort => (file.endsWith(".json") ? "fast" : "best");

const isText = (file: string): boolean => /\.(js|css|html|svg|json)$/.test(file);

/** Where a compressed content is kept: most files of a build are those of the one before. How it is compressed counts too. */
const nameOf = (
  plain: Uint8Array,
  { ending, compress }: (typeof codings)[number],
  effort: Effort,
): string => {
  const { zlib, brotli } = process.versions;
  const hash = createHash("sha256")
    .update(`${zlib} ${brotli} ${String(compress)} ${effort}`)
    .update(plain)
    .digest("hex");
  return path.join(KEPT, "compressed", `${hash}${ending}`);
};

/** Writes the compressed forms of those text files in a folder that are wanted, beside each. */
export const compressFiles = async (folder: string, wanted: (file: string) => boolean): Promise<void> => {
  const files = (await fs.readdir(folder, { recursive: true })).filter(
    (file) => isText(file) && wanted(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(folder, file);
      const plain = await fs.readFile(name);
      const effort = effortFor(file);
      await Promise.all(
        codings.map(async (coding) =>
          fs.writeFile(
            `${name}${coding.ending}`,
            await keptFile(nameOf(plain, coding, effort), () => coding.compress(plain, effort)),
          ),
        ),
      );
    }),
  );
  forgetUnused(KEPT);
};
