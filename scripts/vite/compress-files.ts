import { promises as fs } from "node:fs";
import path from "node:path";
import { writeCompressed } from "../../dev-portal/compressed.ts";

const isText = (file: string): boolean => /\.(js|css|html|svg|json)$/.test(file);

/** Writes the compressed forms of those text files in a folder that are wanted, beside each. */
export const compressFiles = async (folder: string, wanted: (file: string) => boolean): Promise<void> => {
  const files = (await fs.readdir(folder, { recursive: true })).filter(
    (file) => isText(file) && wanted(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(folder, file);
      await writeCompressed(name, await fs.readFile(name));
    }),
  );
};
