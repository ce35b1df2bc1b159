// The steps of `npm test`, the parts that are made of them, and the order of the whole.
import os from "node:os";
import { forgetMeasurements, writePerformance } from "../lib/performance.mjs";
import { forgetResults, writeReliability } from "../lib/reliability.mjs";
import { inProcess, playwright, program, vitest } from "./runners.mjs";
import { dateSteps } from "./dates.mjs";
import { areaApiTests, areaTests } from "./area-tests.mjs";

const say = (line) => console.log(line);

const node = (script, args = [], env = {}) => program(process.execPath, [script, ...args], env);

const withNewArea = (command, args) => node("scripts/with-new-area.mjs", [command, ...args]);

// One checker: each further one checks the types of the libraries again, and the other core has other steps.
const typesArguments =
  "--noEmit -p . --checkers 1 --incremental --tsBuildInfoFile .cache/types.tsbuildinfo".split(" ");

/** The seed of a random run, which repeats it: printed with what failed. */
const seed = (name) => ({ [name]: process.env[name] ?? String((Date.now() % 1_000_000) + 1) });
const faultsSeed = seed("FAULTS_SEED");
const shuffleSeed = seed("SHUFFLE_SEED");

const apiOptions = {
  // Three for two cores: a test waits for its store a fifth of the time.
  workers: String(Math.ceil(os.availableParallelism() * 1.5)),
  tags: "not long and (not pglite or on-both/*)",
};

const dates = dateSteps(apiOptions);

/** `forget` clears what earlier runs have left. */
const afterForgetting = (forget, step) => (options) => {
  forget();
  return step(options);
};

export const steps = {
  format: withNewArea("oxfmt", ["--check", "."]),
  types: withNewArea("tsc", typesArguments),
  workerTypes: program("tsc", ["--noEmit", "-p", "src/worker"]),
  lint: withNewArea("oxlint", ["--type-aware"]),
  newArea: withNewArea("vitest", areaTests),
  newAreaApi: withNewArea("vitest", areaApiTests),
  deadCode: program("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  build: node("scripts/build.mjs"),
  atlas: node("scripts/atlas.mjs", ["--if-stale"]),
  replays: node("scripts/routes.mjs", ["--replays"]),
  machines: vitest(["machines"]),
  unit: vitest(["unit", "ui"]),
  api: vitest(["api"], apiOptions),
  longApi: vitest(["api"]),
  // All mutants of the machines, and a sample of the domain's. A percentage of noticed ones below `FLOOR` is a failure; the pages have what was measured.
  mutants: node("scripts/mutate.mjs", [], { FLOOR: "95" }),
  domainMutants: node("scripts/mutate-domain.mjs", [], { LINES: "300", SEED: "1", FLOOR: "90" }),
  size: vitest(["size"]),
  e2e: playwright("e2e"),
  // Rendering, answers and timers late at random, files and tests in random order.
  shuffled: vitest(["machines", "unit", "ui"], { env: shuffleSeed }),
  // Twice the workers on half of two cores. Chromium's own slowing of pages takes half a core for a page that is idle.
  shuffledBrowser: playwright("e2e", { env: shuffleSeed, within: ["taskset", "--cpu-list", "0"] }),
  long: playwright("long"),
  ...dates,
  engines: vitest(["engines"], { workers: "1" }),
  deployment: playwright("deployment"),
  bench: afterForgetting(forgetMeasurements, vitest(["bench"], { workers: "1" })),
  performance: inProcess(() => writePerformance(say), "npm run bench"),
  faults: afterForgetting(forgetResults, vitest(["faults"], { workers: "1", env: faultsSeed })),
  reliability: inProcess(() => writeReliability(say), "npm run test:faults"),
};

/** What checks the sources without running the portal, as two lists of about the same length. */
const checks = [
  ["lint", "deadCode", "format"],
  ["types", "workerTypes", "newArea"],
];

/** `lists` of steps are performed in parallel. Where a need of a part with `mayBeLeftOut` cannot be had, it is not run, and nothing has failed. */
export const parts = {
  check: { needs: [], lists: checks },
  machines: { needs: [], lists: [["machines"]] },
  unit: { needs: [], lists: [["unit"]] },
  shuffle: {
    needs: ["chromium", "taskset"],
    lists: [["shuffled", "build", "atlas", "replays", "shuffledBrowser"]],
  },
  api: { needs: ["postgresql"], lists: [["build", "api"]] },
  size: { needs: ["chromium"], lists: [["build", "atlas", "size"]] },
  e2e: { needs: ["chromium"], lists: [["build", "atlas", "replays", "e2e"]] },
  long: {
    needs: ["chromium", "postgresql"],
    lists: [["build", "atlas", "newAreaApi", "longApi", "long", "mutants", "domainMutants"]],
  },
  engines: { needs: ["firefox-esr", "webkit2gtk-driver", "xvfb"], lists: [["build", "engines"]] },
  deployment: {
    needs: ["chromium", "postgresql", "java", "maven", "keycloak"],
    mayBeLeftOut: true,
    lists: [["build", "deployment"]],
  },
  bench: { needs: ["chromium"], lists: [["build", "atlas", "bench", "performance"]] },
  dates: {
    needs: ["chromium", "postgresql", "libfaketime"],
    lists: [["build", "atlas", "replays", ...Object.keys(dates)]],
  },
  faults: { needs: ["chromium", "postgresql"], lists: [["build", "atlas", "faults", "reliability"]] },
};

/**
 * The whole suite: phases run one after the other, the lists of a phase in parallel. The atlas shows which tests fire
 * which transition, so it is built, and the portals that serve it are started, after the tests that record this.
 */
export const everything = {
  names: ["check", "machines", "unit", "api", "size", "e2e"],
  phases: [
    // The replays keep the ways through the machines, which tests of the routes and the atlas have then.
    [
      ["replays", "build", ...checks.flat()],
      ["machines", "unit"],
    ],
    // A test waits for its store a fifth of the time. The atlas, one core without a portal, and the sizes fill it.
    [["api"], ["atlas", "size"]],
    // It and the API's tests start portals and use both cores: beside each other their time limits run out.
    [["e2e"]],
  ],
};
