// The steps of `npm test`, the parts that are made of them, and the order of the whole.
import os from "node:os";
import { forgetMeasurements, writePerformance } from "../lib/performance.mjs";
import { forgetResults, writeReliability } from "../lib/reliability.mjs";
import { inProcess, playwright, program, vitest } from "./runners.mjs";

const say = (line) => console.log(line);

const node = (script, args = [], env = {}) => program(process.execPath, [script, ...args], env);

/** The files of a run of faults share a seed, which repeats it. */
const faultsSeed = process.env.FAULTS_SEED ?? String((Date.now() % 1_000_000) + 1);

/** `forget` clears what earlier runs have left. */
const afterForgetting = (forget, step) => (options) => {
  forget();
  return step(options);
};

export const steps = {
  format: program("oxfmt", ["--check", "."]),
  deadCode: program("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
  lint: program("oxlint", ["--type-aware"]),
  typesAndNewArea: node("scripts/check-new-area.mjs"),
  build: node("scripts/build.mjs"),
  atlas: node("scripts/atlas.mjs", ["--if-stale"]),
  replays: node("scripts/routes.mjs", ["--replays"]),
  machines: vitest(["machines"]),
  unit: vitest(["unit", "ui"]),
  // Three for two cores: a test waits for its store a fifth of the time.
  api: vitest(["api"], {
    workers: String(Math.ceil(os.availableParallelism() * 1.5)),
    tags: "not long and (not pglite or on-both/*)",
  }),
  longApi: vitest(["api"]),
  // Samples of mutants. A percentage of noticed ones below `FLOOR` is a failure; the pages have what was measured.
  mutants: node("scripts/mutate.mjs", [], { MUTANTS: "200", SEED: "1", FLOOR: "95" }),
  domainMutants: node("scripts/mutate-domain.mjs", [], { LINES: "300", SEED: "1", FLOOR: "90" }),
  size: vitest(["size"]),
  e2e: playwright("e2e"),
  long: playwright("long"),
  engines: vitest(["engines"], { workers: "1" }),
  bench: afterForgetting(forgetMeasurements, vitest(["bench"], { workers: "1" })),
  performance: inProcess(() => writePerformance(say), "npm run bench"),
  faults: afterForgetting(
    forgetResults,
    vitest(["faults"], { workers: "1", env: { FAULTS_SEED: faultsSeed } }),
  ),
  reliability: inProcess(() => writeReliability(say), "npm run test:faults"),
};

export const parts = {
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
  faults: { needs: ["chromium", "postgresql"], steps: ["build", "atlas", "faults", "reliability"] },
};

/**
 * The whole suite: phases run one after the other, the lists of a phase in parallel. The atlas shows which tests fire
 * which transition, so it is built, and the portals that serve it are started, after the tests that record this.
 */
export const everything = {
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
