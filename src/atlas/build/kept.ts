import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { closureOf, readText, type ReadText } from "./imports.ts";
import { keptFile, type Make } from "./kept-file.ts";

/** What earlier builds have made, by the content that it was made from: from the same content it is not made again. */
export interface Kept {
  /** Made from a text alone. The value is kept as JSON. */
  readonly byText: <Value>(kind: string, text: string, make: Make<Value>) => Promise<Value>;
  /** Made by the code of files and of all that they import; a folder counts with every file in it. The value is kept as JSON. */
  readonly bySources: <Value>(kind: string, sources: readonly string[], make: Make<Value>) => Promise<Value>;
}

/** Everything is made. */
export const nothingKept: Kept = {
  byText: async (_kind, _text, make) => make(),
  bySources: async (_kind, _sources, make) => make(),
};

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The versions of all packages. */
const PACKAGES = "package-lock.json";

const filesOf = (source: string, read: ReadText): readonly string[] =>
  fs.statSync(source).isDirectory()
    ? fs
        .readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [...closureOf(source, read)];

interface KeptOptions {
  readonly readSource?: ReadText;
  /** False if what is made by sources is not written: they may not be those that were loaded. */
  readonly writesBySources?: boolean;
}

/** Keeps values in a folder. The sources are read once, before they are loaded, so it serves one build. */
export const keptIn = (
  folder: string,
  { readSource = readText, writesBySources = true }: KeptOptions = {},
): Kept => {
  const texts = new Map<string, string>();
  const read: ReadText = (file) => {
    const text = texts.get(file) ?? readSource(file);
    texts.set(file, text);
    return text;
  };
  const hashes = new Map<string, string>();
  const fileHash = (file: string): string => {
    const hash = hashes.get(file) ?? hashOf(read(file));
    hashes.set(file, hash);
    return hash;
  };
  const keep = async <Value>(
    kind: string,
    text: string,
    make: Make<Value>,
    valid?: () => boolean,
  ): Promise<Value> => {
    const file = path.join(folder, kind, `${hashOf(text)}.json`);
    const content = await keptFile(file, async () => JSON.stringify(await make()), valid);
    return JSON.parse(content.toString()) as Value;
  };
  return {
    byText: keep,
    bySources: (kind, sources, make) => {
      const files = [PACKAGES, ...new Set(sources.flatMap((source) => filesOf(source, read)))].toSorted();
      const text = [...sources, ...files.map((file) => `${file} ${fileHash(file)}`)].join("\n");
      /** A file that was changed meanwhile may have been loaded before or after. */
      const valid = () => writesBySources && files.every((file) => readSource(file) === read(file));
      return keep(kind, text, make, valid);
    },
  };
};
