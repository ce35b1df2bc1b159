// npm test, and its parts: runs the checks, counts passes and failures, reports durations, and ends with one summary
// line.
import fs from "node:fs";
import os from "node:os";
import { build, buildAtlas } from "./lib/build.mjs";
import { forgetMeasurements, writePerformance } from "./lib/performance.mjs";
import { ensure } from "./lib/prerequisites.mjs";
import { forgetResults, writeReliability } from "./lib/reliability.mjs";
import { writeReplays } from "./lib/replay-pages.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
// Rendered pages are thrown away by the thousand: with 16 MB, collecting them takes a fifth of the time of the view tests.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim();
const REPORTS = ".cache/reports";
fs.mkdirSync(REPORTS, { recursive: true });
const say = (line) => console.log(line);

const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

/** A check without counts of its own counts as one test. */
const yesOrNo = (well, output = "") =>
  well ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };

const program =
  (command, ...args) =>
  async ({ quiet }) => {
    const { code, output } = await run(command, args, { quiet });
    return yesOrNo(code === 0, output);
  };

/** A runner that exits with an error has failed, whatever it counted. */
const counted = ({ code, output }, passed, failed) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  output,
});

/** `workers`: number of test files run in parallel; `tags`: an expression of the tests' tags. */
const vitest =
  (projects, { workers = "100%", tags } = {}) =>
  async ({ quiet }) => {
    const report = `${REPORTS}/${[...projects, ...(tags === undefined ? [] : [tags])].join("-")}.json`;
    fs.rmSync(report, { force: true });
    const args = [
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      `--maxWorkers=${workers}`,
      ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
    ];
    const ended = await run("vitest", args, { quiet });
    const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) ?? {};
    return counted(ended, numPassedTests, numFailedTests);
  };

const playwright =
  (project) =>
  async ({ quiet }) => {
    const report = `${REPORTS}/${project}.json`;
    fs.rmSync(report, { force: true });
    const ended = await run("playwright", ["test", `--project=${project}`, "--reporter=list,json"], {
      quiet,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { expected = 0, unexpected = 0 } = readReport(report)?.stats ?? {};
    return counted(ended, expected, unexpected);
  };

/** A sample of mutants. A percentage of noticed ones below `FLOOR` is a failure; the pages have what was measured. */
const mutation =
  (script, sample) =>
  async ({ quiet }) => {
    const { code, output } = await run(process.execPath, [script], { quiet, env: { ...sample, SEED: "1" } });
    return yesOrNo(code === 0, output);
  };

const steps = {
  format: program("oxfmt", "--check", "."),
  deadCode: program("knip", "--no-progress", "--treat-config-hints-as-errors"),
  lint: program("oxlint", "--type-aware"),
  typesAndNewArea: program(process.execPath, "scripts/check-new-area.mjs"),
  build: async () => yesOrNo(await build(say)),
  atlas: async () => yesOrNo(await buildAtlas(say)),
  replays: async () => yesOrNo(await writeReplays("codes")),
  machines: vitest(["machines"]),
  unit: vitest(["unit", "ui"]),
  // Three for two cores: a test waits for its store a fifth of the time.
  api: vitest(["api"], { workers: String(Math.ceil(os.availableParallelism() * 1.5)), tags: "not long" }),
  longApi: vitest(["api"], { tags: "long" }),
  mutants: mutation("scripts/mutate.mjs", { MUTANTS: "200", FLOOR: "92" }),
  domainMutants: mutation("scripts/mutate-domain.mjs", { LINES: "300", FLOOR: "87" }),
  size: vitest(["size"]),
  e2e: playwright("e2e"),
  long: playwright("long"),
  engines: vitest(["engines"], { workers: "1" }),
  bench: async (options) => {
    forgetMeasurements();
    return vitest(["bench"], { workers: "1" })(options);
  },
  performance: async () => yesOrNo(writePerformance(say)),
  faults: async (options) => {
    forgetResults();
    // The files of a run share a seed; each prints it.
    process.env.FAULTS_SEED ??= String((Date.now() % 1_000_000) + 1);
    return vitest(["faults"], { workers: "1" })(options);
  },
  dates: program(process.execPath, "scripts/dates.mjs"),
  reliability: async () => yesOrNo(writeReliability(say)),
};

const parts = {
  check: { needs: [], steps: ["format", "typesAndNewArea", "deadCode", "lint"] },
  machines: { needs: [], steps: ["machines"] },
  unit: { needs: [], steps: ["unit"] },
  api: { needs: ["postgresql"], steps: ["build", "api"] },
  size: { needs: ["chromium"], steps: ["build", "atlas", "size"] },
  e2e: { needs: ["chromium"], steps: ["build", "atlas", "replays", "e2e"] },
  long: {
    needs: ["chromium", "postgresql"],
    steps: ["build", "atlas", "longApi", "long", "mutants", "domainMutants"],
  },
  engines: { needs: ["firefox-esr", "webkit2gtk-driver", "xvfb"], steps: ["build", "engines"] },
  bench: { needs: ["chromium"], steps: ["build", "atlas", "bench", "performance"] },
  dates: { needs: ["chromium", "postgresql", "libfaketime"], steps: ["build", "atlas", "replays", "dates"] },
  faults: { needs: ["chromium", "postgresql"], steps: ["build", "atlas", "faults", "reliability"] },
};

/**
 * The whole suite: phases run one after the other, the lists of a phase in parallel. The atlas shows which tests fire
 * which transition, so it is built, and the portals that serve it are started, after the tests that record this.
 */
const everything = {
  names: ["check", "machines", "unit", "api", "size", "e2e"],
  phases: [
    [
      ["format", "typesAndNewArea", "deadCode", "lint", "build"],
      ["machines", "unit"],
    ],
    // A test waits for its store a fifth of the time. The replays and the atlas, one core each without any portal, fill it.
    [["api"], ["replays", "atlas"]],
    // It and the API's tests start portals and use both cores: beside each other their time limits run out.
    [["size", "e2e"]],
  ],
};

const wanted = process.argv.slice(2);
const names = wanted.length === 0 ? everything.names : wanted;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  say(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
if (!ensure([...new Set(names.flatMap((name) => parts[name].needs))], say)) process.exit(2);
const phases =
  wanted.length === 0 ? everything.phases : [[[...new Set(names.flatMap((name) => parts[name].steps))]]];

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(0)} s`;
const begun = Date.now();
const total = { passed: 0, failed: 0 };
const summary = [];

/** A check that runs in parallel with another prints its output when it ends, so that outputs are not mixed. */
const perform = async (name, quiet) => {
  if (quiet) say(`${name} begins.`);
  const start = Date.now();
  const { passed, failed, output } = await steps[name]({ quiet });
  total.passed += passed;
  total.failed += failed;
  const line = `${name}: ${secondsSince(start)}, ${passed} passed, ${failed} failed`;
  summary.push(line);
  if (quiet) say(`${output ?? ""}\n${line}`);
};

for (const lists of phases)
  await Promise.all(
    lists.map(async (list) => {
      for (const name of list) await perform(name, lists.length > 1);
    }),
  );
for (const line of summary) say(line);
say(`All together: ${secondsSince(begun)}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
