import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { escaped, typed } from "../../scripts/test/command-line.mjs";
import { summaryOf } from "../../scripts/test/summary.mjs";

const well = { name: "lint", time: 34.4, seconds: 41.6, passed: 1, failures: [], files: [] };
const files = Array.from({ length: 12 }, (_file, index) => ({ file: `${index}.test.ts`, seconds: index }));

describe("the summary of a test run", () => {
  test("has the seconds of each step, and the ten slowest files", () => {
    const lines = summaryOf([well, { ...well, name: "unit", passed: 40, files }], 76);
    expect(lines).toContain("lint: 34 s, 42 s of processor time, 1 passed, 0 failed");
    expect(lines.filter((line) => line.endsWith(".test.ts"))).toHaveLength(10);
    expect(lines).toContain("    11.0 s  11.test.ts");
    expect(lines).not.toContain("     1.0 s  1.test.ts");
    expect(lines.at(-1)).toBe("41 passed, 0 failed");
  });

  test("ends with what has failed, the command that runs it again, and the counts", () => {
    const failures = [{ name: "a.test.ts: is kept", again: "npx vitest run a.test.ts -t '^is kept$'" }];
    const broken = { ...well, name: "ui", passed: 3, failures };
    const step = { ...well, passed: 0, failures: [{ name: "", again: "npx oxlint" }] };
    expect(summaryOf([broken, step], 1).slice(-6)).toEqual([
      "Failed, each with the command that runs it again:",
      "  ui: a.test.ts: is kept",
      "    npx vitest run a.test.ts -t '^is kept$'",
      "  lint",
      "    npx oxlint",
      "3 passed, 2 failed",
    ]);
  });

  test("names a test in a way that a shell and a pattern read as it is", () => {
    const name = `it's [x] $1 | "y" (a.b) \\ c`;
    const words = execFileSync("sh", ["-c", typed("printf", ["%s", escaped(name)]).replace("npx ", "")], {
      encoding: "utf8",
    });
    expect(new RegExp(`^${words}$`).test(name)).toBe(true);
    expect(new RegExp(`^${words}$`).test(name.replace(".", "-"))).toBe(false);
  });
});
