import type { Plugin } from "vite";
import { compressFiles } from "./compress-files.ts";

/** Writes `.br` and `.gz` files for every text file, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: async ({ dir }, bundle) => {
    await compressFiles(dir ?? "dist", (file) => file in bundle);
  },
});
