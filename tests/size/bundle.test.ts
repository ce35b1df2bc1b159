import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { textFileName } from "../../scripts/vite/text-files.ts";
import { screenModules } from "../../src/app/screens/screen-modules.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";

/** Vite's manifest of the build: the output file of each source module, and its imports. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const ROOT = "dist/portal";
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  fs.readFileSync(path.join(ROOT, ".vite/manifest.json"), "utf8"),
);
const page = fs.readFileSync(path.join(ROOT, "index.html"), "utf8");
const KB = 1000;
/** The most of the login screen: 190 kB, and the 17.8 kB of i18next and react-i18next. */
const LOGIN = 207.8 * KB;

const chunkOf = (name: string): Chunk => {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}`);
  return chunk;
};

const closure = (names: readonly string[], seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  names.reduce(
    (found, name) =>
      found.has(name) ? found : closure(chunkOf(name).imports ?? [], new Set([...found, name])),
    seen,
  );

const gzipped = (file: string): number =>
  zlib.gzipSync(fs.readFileSync(path.join(ROOT, file)), { level: 9 }).length;
const sum = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, file) => total + gzipped(file), 0);

const scripts = (names: ReadonlySet<string>): number => sum([...names].map((name) => chunkOf(name).file));

/** The files in `index.html` and all that they import. */
const first = closure(
  Object.keys(manifest).filter(
    (name) => chunkOf(name).file.endsWith(".js") && page.includes(chunkOf(name).file),
  ),
);
const [textFolder = ""] = fs
  .readdirSync(path.join(ROOT, "assets"))
  .filter((name) => name.startsWith("texts-"));
/** The sizes of the shell's texts, by language. */
const shellTexts = fs
  .readdirSync(path.join(ROOT, "assets", textFolder))
  .filter((name) => name.endsWith("-shell.js"))
  .map((name) => gzipped(path.join("assets", textFolder, name)));
/** What is loaded by itself: the screens, and what opens over them. */
const entries = fs
  .readdirSync("src/app", { recursive: true, encoding: "utf8" })
  .flatMap((file) => /([^/]+)\.entry\.tsx$/.exec(file)?.[1] ?? []);
const namesOf = (entry: string): readonly string[] =>
  Object.keys(manifest).filter((name) => chunkOf(name).name === entry && chunkOf(name).file.endsWith(".js"));
const sheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? [file] : []));

describe("size budgets", () => {
  test(`the login screen's JavaScript is at most ${LOGIN / KB} kB gzip`, () => {
    expect(shellTexts.length).toBeGreaterThanOrEqual(7);
    const size = scripts(first) + Math.max(...shellTexts);
    console.log(
      `login screen: ${(size / KB).toFixed(1)} kB of JavaScript, the longest language's texts included`,
    );
    expect(size).toBeGreaterThan(100 * KB);
    expect(size).toBeLessThanOrEqual(LOGIN);
  });

  test.each(catalogues)("the texts of login and dashboard in %s are at most 9 kB gzip", (catalogue) => {
    const files = new Set(
      ["shell", ...screenModules.dashboard.namespaces].map((name) => textFileName(catalogue, name)),
    );
    const size = sum([...files].map((file) => path.join("assets", textFolder, file)));
    expect(size).toBeGreaterThan(5 * KB);
    expect(size).toBeLessThanOrEqual(9 * KB);
  });

  test("the login screen's CSS is at most 12 kB gzip", () => {
    const size = sum(sheets);
    console.log(`login screen: ${(size / KB).toFixed(1)} kB of CSS`);
    expect(size).toBeGreaterThan(1 * KB);
    expect(size).toBeLessThanOrEqual(12 * KB);
  });

  test("the page loads every shared style sheet before it shows anything; the screens' styles are in their chunks", () => {
    expect(sheets.filter((file) => !page.includes(`<link rel="stylesheet" href="/${file}">`))).toEqual([]);
    expect([...first].flatMap((name) => chunkOf(name).css ?? []).toSorted()).toEqual(sheets.toSorted());
  });

  test("the first script imports no other file, and the actors' file none of the view", () => {
    const importsOf = (entry: string) => {
      const [name = "", ...others] = namesOf(entry);
      expect(others).toEqual([]);
      return chunkOf(name).imports ?? [];
    };
    expect(importsOf("early")).toEqual([]);
    expect(importsOf("main")).toEqual(namesOf("early"));
    expect(importsOf("view").toSorted()).toEqual([...namesOf("early"), ...namesOf("main")].toSorted());
  });

  test("each file that a script names exists", () => {
    const files = fs.readdirSync(path.join(ROOT, "assets")).filter((file) => file.endsWith(".js"));
    const named = files.flatMap((file) =>
      [
        ...fs
          .readFileSync(path.join(ROOT, "assets", file), "utf8")
          .matchAll(/["`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["`]/g),
      ].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !fs.existsSync(path.join(ROOT, "assets", name)))).toEqual([]);
  });

  test("there is one chunk for every area", () => {
    expect(entries.length).toBeGreaterThanOrEqual(7);
    expect(entries.filter((entry) => namesOf(entry).length !== 1)).toEqual([]);
  });

  test.each(entries)("%s adds at most 60 kB gzip, its styles included", (entry) => {
    const added = new Set([...closure(namesOf(entry))].filter((name) => !first.has(name)));
    const size = scripts(added);
    console.log(`${entry}: ${(size / KB).toFixed(1)} kB of JavaScript and CSS`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(60 * KB);
  });

  test("the sign-on adapter, the date picker, the drop zone, the help form, the combobox and the lists of selection fields are not part of the first load", () => {
    const code = [...first]
      .map((name) => fs.readFileSync(path.join(ROOT, chunkOf(name).file), "utf8"))
      .join("\n");
    for (const mark of [
      "login-status-iframe.html",
      "rdp-",
      "dropzone",
      "keepLastWords",
      "kit.combobox.missed",
      "aria-activedescendant",
    ])
      expect(code.includes(mark), mark).toBe(false);
  });

  test("no file of the portal contains code of the atlas", () => {
    const files = fs
      .readdirSync(ROOT, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"));
    expect(files.length).toBeGreaterThan(20);
    const marks = [".samples.ts", "give them a meta.id", "Traversal limit exceeded", "org.eclipse.elk"];
    const found = files.filter((file) =>
      marks.some((mark) => fs.readFileSync(path.join(ROOT, file), "utf8").includes(mark)),
    );
    expect(found).toEqual([]);
  });

  test("the atlas's page contains no layout code, because diagrams are laid out at build time", () => {
    const files = fs.readdirSync("dist/atlas/assets").filter((file) => file.endsWith(".js"));
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) =>
        fs.readFileSync(path.join("dist/atlas/assets", file), "utf8").includes("org.eclipse.elk"),
      ),
    ).toEqual([]);
    expect(fs.readFileSync("node_modules/elkjs/lib/elk.bundled.js", "utf8")).toContain("org.eclipse.elk");
  });
});
