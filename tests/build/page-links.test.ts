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

it("the README is read in one go: at most 130 lines", () => {
  expect(fs.readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(130);
});
