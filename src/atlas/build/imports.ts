import fs from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** Reads a file of the project by its path from the project's folder. */
export type ReadText = (file: string) => string;

/** Reads from the disk. */
export const readText: ReadText = (file) => fs.readFileSync(file, "utf8");

interface Read {
  readonly code: string;
  readonly imported: readonly string[];
}

/** What has been parsed, by file: a module whose code is the same is not parsed again. */
const parsed = new Map<string, Read>();

const importsIn = (file: string, code: string): readonly string[] => {
  if (!/\.tsx?$/.test(file)) return [];
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const named = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) =>
        isType || moduleRequest === null ? [] : moduleRequest.value,
      ),
    ),
    ...dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return named
    .filter((name) => /^\.{1,2}\/.*\.(tsx?|json)$/.test(name))
    .map((name) => path.join(path.dirname(file), name))
    .filter((imported) => fs.existsSync(imported));
};

/** The project's modules that a module imports by a literal name, at run time. */
const importedBy = (file: string, code: string): readonly string[] => {
  const before = parsed.get(file);
  if (before?.code === code) return before.imported;
  const imported = importsIn(file, code);
  parsed.set(file, { code, imported });
  return imported;
};

/**
 * A module and all that it imports, directly or not, by their paths from the project's folder. What it imports by a
 * pattern (`import.meta.glob`) is left out: that is a list of modules, and who uses one of them names it.
 */
export const closureOf = (
  file: string,
  read: ReadText = readText,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of importedBy(file, read(file))) closureOf(one, read, seen);
  return seen;
};
