import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { catalogues } from "../../src/domain/shell/locale.ts";

const LOCALES = path.resolve("locales");
const ID = "virtual:text-files";

/** Namespaces that are used together are one file per language, because a request costs more than the unused bytes. */
const together: Readonly<Record<string, readonly string[]>> = {
  forms: [
    "fields",
    "settings",
    "employees",
    "passwords",
    "sign-up",
    "review",
    "pictures",
    "website",
    "references",
    "conference",
  ],
  orders: ["orders", "dashboard", "case-company"],
  tickets: ["tickets", "support"],
  tools: ["search", "tools"],
};
const groupOf = Object.fromEntries(
  Object.entries(together).flatMap(([group, names]) => names.map((name) => [name, group])),
);

/** The desk's texts are in the atlas, and those of CSV files are the server's; notes are for translators. */
const namespacesOf = (locale: string): readonly string[] =>
  fs
    .readdirSync(path.join(LOCALES, locale))
    .filter((file) => file.endsWith(".json") && !["desk.json", "csv.json"].includes(file))
    .map((file) => path.basename(file, ".json"));

/** The text of each file by its name, such as `dede-orders.js`: a module whose default export has the texts by namespace. */
export const textFiles = (): ReadonlyMap<string, string> => {
  const byFile = new Map<string, Record<string, unknown>>();
  for (const locale of catalogues)
    for (const namespace of namespacesOf(locale)) {
      const file = `${locale}-${groupOf[namespace] ?? namespace}.js`;
      const text: unknown = JSON.parse(
        fs.readFileSync(path.join(LOCALES, locale, `${namespace}.json`), "utf8"),
      );
      byFile.set(file, { ...byFile.get(file), [namespace]: text });
    }
  return new Map([...byFile].map(([file, texts]) => [file, `export default ${JSON.stringify(texts)}`]));
};

/** The folder of a build's text files: its name depends on the content of all of them. */
const folderOf = (files: ReadonlyMap<string, string>): string =>
  `assets/texts-${createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("base64url")
    .slice(0, 8)}`;

/**
 * `virtual:text-files`: loads the texts of a namespace for a locale. In the build their addresses follow from the names,
 * so that the first script holds no list of them; in development Vite serves the files of `locales/`.
 */
export const textFilesByName = (): Plugin => {
  let built: { readonly folder: string; readonly files: ReadonlyMap<string, string> } | undefined;
  return {
    name: "text-files",
    config: (_, { command }) => {
      if (command !== "build") return;
      const files = textFiles();
      built = { folder: folderOf(files), files };
    },
    resolveId: { filter: { id: /^virtual:text-files$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:text-files$/ },
      handler: () =>
        built === undefined
          ? `const files = import.meta.glob("/locales/*/*.json", { import: "default" });
export const loadTextFile = (locale, namespace) => files[\`/locales/\${locale}/\${namespace}.json\`]();`
          : `const groups = ${JSON.stringify(groupOf)};
export const loadTextFile = async (locale, namespace) => {
  const { default: texts } = await import(/* @vite-ignore */ \`/${built.folder}/\${locale}-\${groups[namespace] ?? namespace}.js\`);
  return texts[namespace];
};`,
    },
    generateBundle() {
      for (const [file, source] of built?.files ?? [])
        this.emitFile({ type: "asset", fileName: `${built?.folder}/${file}`, source });
    },
  };
};
