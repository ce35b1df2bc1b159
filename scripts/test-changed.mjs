// npm run test:changed: checks what has changed since the branch left main (`BASE`: another revision), and says what
// it has left out. The whole is `npm test`.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ensure } from "./lib/prerequisites.mjs";
import { selectionOf } from "./test/changes.mjs";
import { performAll } from "./test/perform.mjs";
import { playwright, program, vitest } from "./test/runners.mjs";
import { steps } from "./test/steps.mjs";
import { summaryOf } from "./test/summary.mjs";

process.chdir(new URL("..", import.meta.url).pathname);

/** The walks and tables of all machines; a test has its machine's name. */
const everyMachineTests = [
  "tests/machines/every-transition.test.ts",
  "tests/machines/spec-tables.test.ts",
  "tests/machines/proofs.test.ts",
];

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 });
const listed = (...args) =>
  git(...args)
    .split("\0")
    .filter((file) => file !== "");
const isRevision = (name) => {
  try {
    return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`) !== "";
  } catch {
    return false;
  }
};

const changedSince = (revision) => [
  ...new Set([
    ...listed("diff", "--name-only", "--no-renames", "-z", revision),
    ...listed("ls-files", "--others", "--exclude-standard", "-z"),
  ]),
];

/** On main itself that is what is not committed, or else the last commit. */
const findChanges = () => {
  const given = process.env.BASE;
  const since = given ?? ["main", "origin/main"].find(isRevision);
  if (since === undefined || !isRevision(since))
    throw new Error(`There is no revision ${since ?? "main"}: BASE=REVISION names another.`);
  const base = git("merge-base", since, "HEAD").trim();
  const changed = changedSince(base);
  if (changed.length > 0 || given !== undefined) return { since, base, changed };
  return { since: "HEAD~1", base: git("rev-parse", "HEAD~1").trim(), changed: changedSince("HEAD~1") };
};

/** For each module the files that import it, by a relative path. */
const importersIn = (files) => {
  const importers = new Map();
  for (const file of files.filter((name) => /\.(?:mjs|tsx?)$/.test(name)))
    for (const [, name] of fs.readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const module = path.join(path.dirname(file), name);
      importers.set(module, [...(importers.get(module) ?? []), file]);
    }
  return importers;
};

const { since, base, changed } = findChanges();
const files = listed("ls-files", "--cached", "--others", "--exclude-standard", "-z").filter((file) =>
  fs.existsSync(file),
);
const selection = selectionOf({ changed, files, importers: importersIn(files) });
console.log(`${changed.length} files have changed since ${since} (${base.slice(0, 8)}).`);
if (changed.length === 0) process.exit(0);
console.log(`Areas: ${selection.areas.join(", ") || "none"}.`);

const { formatted, linted, tests, machines, browserTests, screens } = selection;
const needsBrowser = browserTests.length > 0 || screens.length > 0;
const needsStores = tests.some((file) => /^tests\/(?:api|server)\//.test(file));
const needs = [...(needsBrowser ? ["chromium"] : []), ...(needsStores ? ["postgresql"] : [])];
if (!ensure(needs, console.log)) process.exit(2);

/** A step where there is anything for it. */
const when = (condition, name, step) => (condition ? [[name, step]] : []);
const { results, time } = await performAll([
  [
    [
      ...when(
        formatted.length > 0,
        "format",
        program("oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...formatted]),
      ),
      ["types", steps.types],
      ["workerTypes", steps.workerTypes],
      ...when(linted.length > 0, "lint", program("oxlint", ["--type-aware", ...linted])),
    ],
    [
      ...when(
        tests.length > 0,
        "tests",
        vitest(["machines", "unit", "ui", ...(needsStores ? ["api"] : [])], {
          tags: "not long",
          only: tests,
        }),
      ),
      ...when(
        machines.length > 0,
        "machines",
        vitest(["machines"], { only: [...everyMachineTests, `--testNamePattern=${machines.join("|")}`] }),
      ),
    ],
  ],
  when(needsBrowser, "build", steps.build).map((step) => [step]),
  [
    [
      ...when(browserTests.length > 0, "browser", playwright("e2e", { only: browserTests })),
      ...when(
        screens.length > 0,
        "screens",
        playwright("e2e", {
          only: [
            "tests/e2e/screens",
            "-g",
            `(?<!\\w)(?:${screens.join("|")})(?!\\w)`,
            "--pass-with-no-tests",
          ],
        }),
      ),
    ],
  ],
]);
console.log("Left out, to be run by npm test:");
for (const line of selection.leftOut) console.log(`  ${line}`);
for (const line of summaryOf(results, time)) console.log(line);
process.exit(results.every(({ failures }) => failures.length === 0) ? 0 : 1);
