import fs from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** The project's modules that a module imports by a literal name, at run time. */
const importedBy = (file: string): readonly string[] => {
  const code = fs.readFileSync(file, "utf8");
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
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/.test(name))
    .map((name) => path.join(path.dirname(file), name))
    .filter((imported) => fs.existsSync(imported));
};

const direct = new Map<string, readonly string[]>();

/**
 * A module and all that it imports, directly or not, by their paths from the project's folder. What it imports by a
 * pattern (`import.meta.glob`) is left out: such a test inspects all machines alike.
 */
export const closureOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imported = direct.get(file) ?? importedBy(file);
  direct.set(file, imported);
  for (const one of imported) closureOf(one, seen);
  return seen;
};
