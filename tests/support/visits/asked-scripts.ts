import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import type { Asked } from "./visit.ts";

/** A script's size in the build, in bytes of gzip at its highest level. */
export interface ScriptSize {
  readonly file: string;
  readonly size: number;
}

/** The scripts among some requests, each once, largest first; `build` is the folder that was served. */
export const scriptsOf = (asked: readonly Asked[], build: string): readonly ScriptSize[] =>
  [...new Set(asked.map(({ path }) => path).filter((file) => file.endsWith(".js")))]
    .map((file) => ({
      file,
      size: zlib.gzipSync(fs.readFileSync(path.join(build, file)), { level: 9 }).length,
    }))
    .toSorted((one, other) => other.size - one.size);

export const sizeOf = (scripts: readonly ScriptSize[]): number =>
  scripts.reduce((sum, { size }) => sum + size, 0);
