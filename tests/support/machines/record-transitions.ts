import fs from "node:fs";
import path from "node:path";
import { afterAll, afterEach, type RunnerTestFile } from "vitest";
import type { TestNotes } from "../../../src/atlas/model/coverage.ts";
import { isWhole } from "./is-whole.ts";
import { recorded } from "./recorded-transitions.ts";

// Runs for each test file: writes which of its tests fired which transitions, for the atlas's diagrams.

/** The atlas plays the tables' lines by itself. */
const PLAYS_TABLES = ["tests/machines/spec-tables.test.ts", "tests/machines/proofs.test.ts"];

let present: RunnerTestFile | undefined;
afterEach(({ task }) => {
  present = task.file;
});

afterAll(() => {
  const machines = [...recorded];
  recorded.clear();
  // What the last whole run noted is kept: a broken one fires fewer transitions.
  if (present === undefined || !isWhole(present)) return;
  const file = path.relative(process.cwd(), present.filepath);
  // The atlas's own tests are excluded: they inspect the machines and do not test them.
  if (file.startsWith("tests/atlas/")) return;
  const fired = Object.fromEntries(
    machines.map(([machine, transitions]) => [
      machine,
      Object.fromEntries([...transitions].map(([id, tests]) => [id, [...tests]])),
    ]),
  );
  const notes: TestNotes = {
    file,
    ranAt: new Date().toISOString(),
    fired: PLAYS_TABLES.includes(file) ? {} : fired,
  };
  fs.mkdirSync(".cache/coverage", { recursive: true });
  fs.writeFileSync(`.cache/coverage/${file.replaceAll("/", "--")}.json`, `${JSON.stringify(notes)}\n`);
});
