import { promises as fs } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { writeCompressed } from "../../dev-portal/compressed.ts";

/** Writes `.br` and `.gz` files for every text file, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: async ({ dir }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|json)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const name = path.join(dir ?? "dist", file);
        await writeCompressed(name, await fs.readFile(name));
      }),
    );
  },
});
