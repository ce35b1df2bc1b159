import fs from "node:fs";
import path from "node:path";
import { afterAll, expect } from "vitest";
import type { TestNotes } from "../../../src/atlas/model/coverage.ts";
import { recorded } from "./recorded-transitions.ts";

// Runs for each test file: writes which of its tests fired which transitions, for the atlas's diagrams.

afterAll(() => {
  const { testPath } = expect.getState();
  const machines = [...recorded];
  recorded.clear();
  if (testPath === undefined || machines.length === 0) return;
  const file = path.relative(process.cwd(), testPath);
  // The atlas's own tests are excluded: they inspect the machines and do not test them. It plays the tables' lines by itself.
  if (file.startsWith("tests/atlas/") || file === "tests/machines/spec-tables.test.ts") return;
  const fired = Object.fromEntries(
    machines.map(([machine, transitions]) => [
      machine,
      Object.fromEntries([...transitions].map(([id, tests]) => [id, [...tests]])),
    ]),
  );
  const notes: TestNotes = { file, ranAt: new Date().toISOString(), fired };
  fs.mkdirSync(".cache/coverage", { recursive: true });
  fs.writeFileSync(`.cache/coverage/${file.replaceAll("/", "--")}.json`, `${JSON.stringify(notes)}\n`);
});
