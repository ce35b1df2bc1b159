import { promises as fs } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes `.br` and `.gz` files for every text file, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: async ({ dir }, bundle) => {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg|json)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const name = path.join(dir ?? "dist", file);
        const bytes = await fs.readFile(name);
        await fs.writeFile(
          `${name}.br`,
          await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await fs.writeFile(`${name}.gz`, await gzip(bytes, { level: 9 }));
      }),
    );
  },
});
