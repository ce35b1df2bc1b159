import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const pages = [
  "README.md",
  ...fs
    .readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join("docs", name)),
];

it("each link of the README and the pages of docs/ leads to a file that is there", () => {
  const broken = pages.flatMap((page) =>
    [...fs.readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !fs.existsSync(path.join(path.dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

it("each file and folder that a page names in backticks by its path is there", () => {
  const named = pages.flatMap((page) =>
    [...fs.readFileSync(page, "utf8").matchAll(/`((?:src|server|locales|scripts|tests)\/[^`<*{ ]*)`/g)].map(
      ([, file = ""]) => ({ page, file }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file }) => !fs.existsSync(file))).toEqual([]);
});

it("each line of the examples in docs/patterns is in the sources", () => {
  const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
  const sources = ["src", "tests", "server"]
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => inOneLine(fs.readFileSync(path.join(folder, name), "utf8"))),
    )
    .join("\n");
  const lines = pages
    .filter((page) => page.startsWith("docs/patterns/"))
    .flatMap((page) => [...fs.readFileSync(page, "utf8").matchAll(/```tsx?\n(.*?)```/gs)])
    .flatMap(([, example = ""]) => example.split("\n").map(inOneLine));
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => !sources.includes(line))).toEqual([]);
});

it("each `npm run` command that a page names is one of package.json, and each of these is named", () => {
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const unknown = pages.flatMap((page) =>
    [...fs.readFileSync(page, "utf8").matchAll(/npm run ([a-z][a-z:]*)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: ${name}`),
  );
  const documented = ["README.md", "docs/commands.md"]
    .map((page) => fs.readFileSync(page, "utf8"))
    .join("\n");
  const undocumented = Object.keys(scripts).filter(
    (name) => !new RegExp(`[\`\\s]${name}[\`\\s]`).test(documented),
  );
  expect(unknown).toEqual([]);
  expect(undocumented).toEqual([]);
});

it("the README is read in one go: at most 130 lines", () => {
  expect(fs.readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(130);
});
