import fs from "node:fs";
import path from "node:path";
import { afterAll, expect } from "vitest";
import type { TestNotes } from "../../../src/atlas/model/coverage.ts";
import { noted } from "./noted-transitions.ts";

// Runs for each test file: writes which of its tests fired which transitions. The atlas paints it on the diagrams.

afterAll(() => {
  const { testPath } = expect.getState();
  const machines = [...noted];
  noted.clear();
  if (testPath === undefined || machines.length === 0) return;
  const file = path.relative(process.cwd(), testPath);
  // The atlas's own tests look at the machines, and say nothing of what they do.
  if (file.startsWith("tests/atlas/")) return;
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
