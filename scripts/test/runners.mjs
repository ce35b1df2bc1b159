// The kinds of steps: a program, Vitest, Playwright, a function of this process.
import fs from "node:fs";
import path from "node:path";
import { runMeasured } from "../lib/run.mjs";
import { typed, withEnvironment } from "./command-line.mjs";

const REPORTS = ".cache/reports";

/** A step without a report counts as one test. */
const asOneTest = (well, again) => ({
  passed: well ? 1 : 0,
  failures: well ? [] : [{ name: "", again }],
  files: [],
});

const readReport = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : { passed: 0, failures: [], files: [] };

/** Runs a test runner whose reporter writes what it counts. One that exits with an error has failed, whatever it counted. */
const reported = async (command, args, { reporting, quiet, env, within = [] }) => {
  const again = typed(command, args);
  fs.mkdirSync(REPORTS, { recursive: true });
  const file = path.resolve(REPORTS, `${again.replaceAll(/\W+/g, "-").slice(0, 100)}.json`);
  fs.rmSync(file, { force: true });
  const [started, ...given] = [...within, command, ...args, ...reporting];
  const { code, seconds, ...ended } = await runMeasured(started, given, {
    quiet,
    env: { ...env, TEST_REPORT: file },
  });
  const { browserSeconds = 0, ...report } = readReport(file);
  const failures = code !== 0 && report.failures.length === 0 ? [{ name: "", again }] : report.failures;
  return {
    ...ended,
    ...report,
    seconds: seconds === undefined ? undefined : seconds + browserSeconds,
    failures: failures.map((failure) => ({ ...failure, again: withEnvironment(env, failure.again) })),
  };
};

export const program =
  (command, args = [], env = {}) =>
  async ({ quiet }) => {
    const { code, ...ended } = await runMeasured(command, args, { quiet, env });
    return { ...ended, ...asOneTest(code === 0, withEnvironment(env, typed(command, args))) };
  };

/** A function of this process that says whether it succeeded, and the command that does the same. */
export const inProcess = (work, again) => async () => asOneTest(await work(), again);

/** `workers`: number of test files run in parallel; `tags`: an expression of the tests' tags; `only`: files and patterns. */
export const vitest =
  (projects, { workers = "100%", tags, only = [], env = {} } = {}) =>
  ({ quiet }) =>
    reported(
      "vitest",
      [
        "run",
        ...projects.flatMap((name) => ["--project", name]),
        ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
        ...only,
      ],
      {
        reporting: [
          "--reporter=default",
          "--reporter=./scripts/test/vitest-reporter.mjs",
          `--maxWorkers=${workers}`,
        ],
        quiet,
        env,
      },
    );

/** On what `npm run build` has built; `within`: a program that runs it, with its arguments. */
export const playwright =
  (project, { only = [], env = {}, within } = {}) =>
  ({ quiet }) =>
    reported("playwright", ["test", `--project=${project}`, ...only], {
      reporting: ["--reporter=list,./scripts/test/playwright-reporter.mjs"],
      quiet,
      env: { ...env, PORTAL_IS_BUILT: "1" },
      within,
    });
