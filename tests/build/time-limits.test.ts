import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What ends a test of Vitest that waits for ever, in ms (`vitest.config.ts`). */
const LIMIT = 120_000;
/** A last argument of a test or a hook, or an option of a test. */
const limits = /(?:^ {0,4}\}, |^ {2,4}\{ timeout: )([\d_]+)/gm;

it("no test has a limit of its own that is shorter than its project's: a busy machine is slower than anybody thinks", () => {
  const files = fs
    .readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("e2e"));
  const short = files.flatMap((name) =>
    [...fs.readFileSync(path.join("tests", name), "utf8").matchAll(limits)]
      .map(([, limit = ""]) => Number(limit.replaceAll("_", "")))
      .filter((limit) => limit < LIMIT)
      .map((limit) => `${name}: ${limit}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(short).toEqual([]);
});
