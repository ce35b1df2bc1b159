import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import MagicString from "magic-string";
import type { ESTree, Plugin } from "vite";
import { parseModule, walk } from "./leave-out-properties.ts";

/**
 * The generated name of a CSS class: its own name and a suffix for its file. Class names are part of the first load, in
 * styles and in code; all classes of a file share one short suffix, which compresses well.
 */
export const generateScopedName = (name: string, file: string): string => {
  const ending = createHash("sha256")
    .update(path.relative(process.cwd(), file))
    .digest("base64url")
    .slice(0, 4);
  return `${name}_${ending}`;
};

/** The files of styles that a module imports, by local name. */
const stylesOf = (program: ESTree.Program, file: string): ReadonlyMap<string, string> =>
  new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== "ImportDeclaration" || !statement.source.value.endsWith(".module.css"))
        return [];
      const style = path.resolve(path.dirname(file), statement.source.value);
      return statement.specifiers
        .filter(({ type }) => type === "ImportDefaultSpecifier")
        .map(({ local }) => [local.name, style] as const);
    }),
  );

/**
 * A module with the generated names of classes in the place of `css["name"]`; throws for a name that the style sheet
 * does not have. `has` says whether it has one.
 */
export const withClassNames = (code: string, file: string, has: (style: string, name: string) => boolean) => {
  const program = parseModule(code, file);
  const styles = stylesOf(program, file);
  const edited = new MagicString(code, { filename: file });
  walk(program, (node) => {
    if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return;
    const style = styles.get(node.object.name);
    if (style === undefined || node.property.type !== "Literal" || typeof node.property.value !== "string")
      return;
    const name = node.property.value;
    if (!has(style, name)) throw new Error(`${file} names the class ${name}, which ${style} does not have`);
    edited.update(node.start, node.end, JSON.stringify(generateScopedName(name, style)));
  });
  return edited.hasChanged()
    ? { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) }
    : undefined;
};

/** The names of all classes in a style sheet. */
const classesIn = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name));

/**
 * Writes the generated names of classes where the code uses them, instead of a table of all names for each style sheet.
 * A table stays in the bundle only where code computes a name.
 */
export const classNamesInPlace = (): Plugin[] => {
  const sheets = new Map<string, ReadonlySet<string>>();
  return [
    {
      name: "class-names-in-place",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\/src\/.+\.tsx?$/, code: /\.module\.css"/ },
        handler: async (code, id) => {
          for (const style of stylesOf(parseModule(code, id), id).values())
            if (!sheets.has(style)) sheets.set(style, classesIn(await fs.readFile(style, "utf8")));
          return withClassNames(code, id, (style, name) => sheets.get(style)?.has(name) === true);
        },
      },
    },
    {
      // A style sheet whose table nothing uses stays in the build.
      name: "styles-without-tables",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
};
