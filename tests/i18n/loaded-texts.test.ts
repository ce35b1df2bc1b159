import { describe, expect, test } from "vitest";
import { partsOf } from "../../scripts/vite/text-files.ts";
import { screenModules } from "../../src/app/screens/screen-modules.ts";
import { isAdvice } from "../../src/domain/kit/advice.ts";

const sources = import.meta.glob<string>(
  [
    "../../src/ui/**/*.{ts,tsx}",
    "../../src/app/screens/*.tsx",
    "../../src/app/{journal,following}/*.tsx",
    "../../src/domain/**/*.{refusals,lists}.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ["../../locales/int/*.json", "!../../locales/int/server-*.json"],
  { import: "default", eager: true },
);

const plural = /_(one|other)$/;
const keysOf = (file: string): readonly string[] =>
  Object.keys(catalogue[`../../locales/int/${file}.json`] ?? {})
    // What support tells of a refusal is named in its table, and no page of the portal loads it.
    .filter((key) => !isAdvice(key))
    .map((key) => key.replace(plural, ""));
const everyKey = [
  ...new Set(Object.keys(catalogue).flatMap((file) => keysOf(file.replaceAll(/^.*\/|\.json$/g, "")))),
];

const resolved = (file: string, relative: string): string => {
  const parts = file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
};

/** Source files with those that they import, at once or on demand. */
const closure = (files: readonly string[]): ReadonlySet<string> => {
  const found = new Set(files);
  for (const file of found) {
    const source = sources[file] ?? "";
    const imports = [
      ...source.matchAll(/^(?:im|ex)port (?!type )[^;]*?\bfrom "(\.[^"]*)"/gm),
      ...source.matchAll(/\bimport\("(\.[^"]*)"\)/g),
    ];
    for (const [, relative = ""] of imports) {
      const target = resolved(file, relative);
      if (target in sources) found.add(target);
    }
  }
  return found;
};

/** What a pattern's group finds. */
const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, text = ""]) => text);

/** The texts that a source names: whole keys, or the beginning of one up to a code. */
const namedIn = (source: string): readonly string[] => [
  ...found(source, /\bt\(\s*["`]([\w.-]+)/g),
  ...found(source, /\bwithTexts\(\s*"([\w.]+)"/g).map((key) => `${key}.`),
  ...found(source, /"([\w.-]+)"/g).filter((text) => everyKey.includes(text)),
  ...found(source, /`([\w.-]+\.)\$\{/g).filter((start) => everyKey.some((key) => key.startsWith(start))),
];

/** The texts that these sources name and that are not loaded with these namespaces. */
const missing = (files: readonly string[], namespaces: readonly string[]): readonly string[] => {
  const loaded = ["shell", ...namespaces].flatMap(partsOf).flatMap(keysOf);
  return [...closure(files)].flatMap((file) =>
    namedIn(sources[file] ?? "")
      .filter((name) => !loaded.some((key) => key.startsWith(name)))
      .map((name) => `${file.replace("../../src/", "")}: ${name}`),
  );
};

const modules = Object.values(screenModules).map(({ load, namespaces }) => ({
  entry: `../../src/app/screens/${/[\w-]+\.entry\.tsx/.exec(String(load))?.[0] ?? ""}`,
  namespaces,
}));
const entries = [...new Set(modules.map(({ entry }) => entry))];

describe("texts are loaded with the code that names them", () => {
  test("there is a source for every screen", () => {
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((entry) => !(entry in sources))).toEqual([]);
  });

  // The screens of one entry may load different files: here it has those of all of them.
  test.each(entries)("%s", (entry) => {
    const namespaces = modules
      .filter((screen) => screen.entry === entry)
      .flatMap((screen) => screen.namespaces);
    expect(missing([entry], namespaces)).toEqual([]);
  });

  test.each([
    ["dashboard", "dashboard"],
    ["invoices", "invoices"],
    ["orders", "orders"],
    ["help", "order"],
    ["help", "new-ticket"],
    ["products", "product-settings"],
  ] as const)("the sources of %s, with the screen %s", (area, screen) => {
    const own = Object.keys(sources).filter(
      (file) => file.includes(`/screens/${area}/`) && !/\.screens\.tsx?$/.test(file),
    );
    expect(own.length).toBeGreaterThan(3);
    expect(missing(own, screenModules[screen].namespaces)).toEqual([]);
  });

  test("the problem report, which every screen can open", () =>
    expect(missing(["../../src/app/journal/problem-report.entry.tsx"], ["report"])).toEqual([]));

  test("the consent to be followed, which every screen can ask for", () =>
    expect(missing(["../../src/app/following/followed-tab.entry.tsx"], ["tools"])).toEqual([]));
});
