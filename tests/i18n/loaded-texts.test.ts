import { expect, test } from "vitest";
import { partsOf } from "../../scripts/vite/text-files.ts";

const sources = import.meta.glob<string>("../../src/ui/screens/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogue = import.meta.glob<Readonly<Record<string, string>>>("../../locales/int/*.json", {
  import: "default",
  eager: true,
});

const plural = /_(one|other)$/;
const keysOf = (file: string): readonly string[] =>
  Object.keys(catalogue[`../../locales/int/${file}.json`] ?? {}).map((key) => key.replace(plural, ""));

const resolved = (file: string, relative: string): string => {
  const parts = file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
};

/** A screen's source files with those that they import from other areas' screens. */
const closure = (files: readonly string[]): ReadonlySet<string> => {
  const found = new Set(files);
  for (const file of found) {
    const imports = (sources[file] ?? "").matchAll(/^import (?!type )[^;]*from "(\.[^"]*)"/gm);
    for (const [, relative = ""] of imports) {
      const target = resolved(file, relative);
      if (target in sources) found.add(target);
    }
  }
  return found;
};

/** The texts that a source names: whole keys, or the beginning of one up to a code. */
const namedIn = (source: string): readonly string[] =>
  [...source.matchAll(/\bt\(\s*["`]([\w.-]+)/g)].map(([, key = ""]) => key);

// The files of texts that src/app/screens/screen-modules.ts loads with these screens.
test.each([
  ["dashboard", ["shell", "dashboard"]],
  ["invoices", ["shell", "orders"]],
  ["orders", ["shell", "orders"]],
  ["products", ["shell", "products", "settings"]],
])("the screens of %s name only texts of the files that are loaded with them", (area, files) => {
  const own = Object.keys(sources).filter((file) => file.includes(`/screens/${area}/`));
  expect(own.length).toBeGreaterThan(3);
  const loaded = files.flatMap(partsOf).flatMap(keysOf);
  const missing = [...closure(own)].flatMap((file) =>
    namedIn(sources[file] ?? "").filter((name) => !loaded.some((key) => key.startsWith(name))),
  );
  expect(missing).toEqual([]);
});
