import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { isAdvice } from "../../src/domain/kit/advice.ts";
import { englishVariants } from "../../src/domain/shell/english-variants.ts";
import { catalogues, type Catalogue } from "../../src/domain/shell/locale.ts";

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
  orders: ["orders", "case-company"],
  tickets: ["tickets", "support"],
  tools: ["search", "tools"],
};
const groupOf = Object.fromEntries(
  Object.entries(together).flatMap(([group, names]) => names.map((name) => [name, group])),
);

/** The catalogue files whose texts a namespace has too, because several of them show these. */
const added: Readonly<Record<string, readonly string[]>> = {
  dashboard: ["order-list"],
  fields: ["upload"],
  orders: ["order-list", "help", "upload"],
  pioneer: ["upload"],
  products: ["help", "upload"],
  report: ["help", "upload"],
  tickets: ["help", "upload"],
};
/** The catalogue files that the texts of a namespace come from. */
export const partsOf = (namespace: string): readonly string[] => [namespace, ...(added[namespace] ?? [])];

/** The built file of a namespace's texts in a language. */
export const textFileName = (locale: string, namespace: string): string =>
  `${locale}-${groupOf[namespace] ?? namespace}.js`;

/** Catalogue files that no screen asks for: the desk's texts and synonyms are in the atlas, and those of CSV files are the server's, as are all whose names begin with `server-`. */
const others: ReadonlySet<string> = new Set(["desk", "synonyms", "csv", ...Object.values(added).flat()]);
const namespaces = (): readonly string[] =>
  fs
    .readdirSync(path.join(LOCALES, "int"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.basename(file, ".json"))
    .filter((name) => !others.has(name) && !name.startsWith("server-"));

/** The texts of one file of a catalogue; a variant of English has those of `int` but where it says something in other words. */
export const catalogueFile = (locale: Catalogue, name: string): Readonly<Record<string, string>> => {
  const file = path.join(LOCALES, locale, `${name}.json`);
  const isVariant = englishVariants.includes(locale);
  const own =
    isVariant && !fs.existsSync(file)
      ? {}
      : (JSON.parse(fs.readFileSync(file, "utf8")) as Readonly<Record<string, string>>);
  return isVariant ? { ...catalogueFile("int", name), ...own } : own;
};

/** All texts of a catalogue, those of the server and the desk among them. */
export const catalogueTexts = (locale: Catalogue): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...fs
      .readdirSync(path.join(LOCALES, "int"))
      .map((file) => catalogueFile(locale, path.basename(file, ".json"))),
  ) as Readonly<Record<string, string>>;

/** What the portal loads of a namespace's texts in a language: not what support tells of refusals, which stands beside them. */
const loadedTexts = (locale: Catalogue, namespace: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    partsOf(namespace)
      .flatMap((name) => Object.entries(catalogueFile(locale, name)))
      .filter(([key]) => !isAdvice(key)),
  );

/** The text of each file by its name, such as `dede-orders.js`: a module whose default export has the texts by namespace. */
export const textFiles = (): ReadonlyMap<string, string> => {
  const byFile = new Map<string, Record<string, unknown>>();
  for (const locale of catalogues)
    for (const namespace of namespaces()) {
      const file = textFileName(locale, namespace);
      byFile.set(file, { ...byFile.get(file), [namespace]: loadedTexts(locale, namespace) });
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
          ? `import { isAdvice } from "/src/domain/kit/advice.ts";
const files = import.meta.glob(["/locales/*/*.json", "!/locales/*/server-*.json"], { import: "default" });
const added = ${JSON.stringify(added)};
export const loadTextFile = async (locale, namespace) => {
  const parts = [namespace, ...(added[namespace] ?? [])];
  const of = async (folder) => Promise.all(parts.map((name) => files[\`/locales/\${folder}/\${name}.json\`]?.()));
  const texts = Object.assign({}, ...(${JSON.stringify(englishVariants)}.includes(locale) ? await of("int") : []), ...(await of(locale)));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isAdvice(key)));
};`
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
