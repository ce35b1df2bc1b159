// Checks in a copy of the sources that `npm run new area` writes a working area: types, format and import rules pass,
// and so do its tests and the tests of the tables that list it. The types of all sources are checked here alone: the copy
// has them all, and an area adds to nearly every table that they meet in.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const NAME = "service-visits";
const MACHINE = "service-visit-closing";
const modules = path.resolve("node_modules");
const copy = fs.mkdtempSync(path.join(os.tmpdir(), "new-area-"));

const copySources = () => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0"))
    if (file !== "" && fs.existsSync(file)) fs.cpSync(file, path.join(copy, file));
  fs.symlinkSync(modules, path.join(copy, "node_modules"));
};

/** Every test file of the new area that needs no server, and the tests of the tables that list all areas. */
const tests = [
  `tests/machines/${NAME}`,
  `tests/ui/${NAME}`,
  "tests/domain/shell/access.test.ts",
  "tests/domain/shell/navigation.test.ts",
  "tests/domain/shell/routes.test.ts",
  "tests/client/early.test.ts",
  "tests/i18n/catalogues.test.ts",
];

const steps = [
  ["new area", process.execPath, ["scripts/new.mjs", "area", NAME]],
  ["format", "oxfmt", ["--check", "."]],
  ["types", "tsc", ["--noEmit", "-p", "."]],
  ["types of the worker", "tsc", ["--noEmit", "-p", "src/worker"]],
  ["lint", "oxlint", []],
  [
    "tests",
    "vitest",
    ["run", "--maxWorkers=1", "--project=machines", "--project=unit", "--project=ui", ...tests],
  ],
  [
    "its machine",
    "vitest",
    // The walks through all other machines are part of every run of the tests already.
    [
      "run",
      "--project=machines",
      "tests/machines/every-transition.test.ts",
      "tests/machines/spec-tables.test.ts",
      "tests/machines/proofs.test.ts",
      `--testNamePattern=^samples |${MACHINE}`,
    ],
  ],
];

try {
  copySources();
  process.chdir(copy);
  for (const [name, command, args] of steps) {
    const { code, output } = await run(command, args, { quiet: true });
    if (code === 0) continue;
    console.error(`A new area: ${String(name)} failed.\n${output}`);
    process.exitCode = 1;
    break;
  }
} finally {
  process.chdir(os.tmpdir());
  fs.rmSync(copy, { recursive: true, force: true });
}
