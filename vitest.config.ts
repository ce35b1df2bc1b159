import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { earlyCalls } from "./scripts/vite/early-calls.ts";
import { storeTags } from "./tests/support/portal/on-both.ts";

/** Its test files share a worker's modules, since importing them took half of the time; no file may leave anything behind in them. */
const sharedModules = (...setupFiles: readonly string[]) => ({
  isolate: false,
  setupFiles: ["tests/support/settled-imports.ts", ...setupFiles],
});

/** Its tests note which transitions of the machines they fire, for the atlas. */
const withMachines = "tests/support/machines/record-transitions.ts";

/** Counts what is scheduled, which `npm run test:shuffle` delays. */
const counted = "tests/support/start-file.ts";

const project = (name: string, include: string[], options: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: "node", testTimeout: 120_000, hookTimeout: 180_000, ...options },
});

/** `npm run test:shuffle`: its files, and the tests of each, run in the seed's order. */
const seed = process.env["SHUFFLE_SEED"];

export default defineConfig({
  plugins: [react(), earlyCalls()],
  test: {
    ...(seed === undefined ? {} : { sequence: { shuffle: true, seed: Number(seed) } }),
    // It ends what waits for ever: a slow machine takes longer than Vitest's one second.
    expect: { poll: { timeout: 20_000 } },
    tags: [
      { name: "long", description: "Takes long and seldom changes: part of `npm run test:long`." },
      ...storeTags,
    ],
    projects: [
      project(
        "machines",
        ["tests/machines/**/*.test.ts", "tests/atlas/model/**/*.test.ts"],
        sharedModules(counted, withMachines),
      ),
      project(
        "unit",
        [
          "tests/domain/**/*.test.ts",
          "tests/i18n/**/*.test.ts",
          "tests/build/**/*.test.ts",
          "tests/client/**/*.test.ts",
          "tests/atlas/page/**/*.test.ts",
          "tests/atlas/desk/**/*.test.ts",
        ],
        sharedModules(counted),
      ),
      project("ui", ["tests/ui/**/*.test.tsx", "tests/atlas/page/**/*.test.tsx"], {
        ...sharedModules(
          counted,
          withMachines,
          "tests/support/machines/started-in-rendering.ts",
          "tests/support/machines/take-actions.ts",
          "tests/support/clean-page.ts",
        ),
        environment: "jsdom",
      }),
      project("size", ["tests/size/**/*.test.ts"]),
      project("engines", ["tests/engines/**/*.test.ts"], { hookTimeout: 120_000 }),
      project("bench", ["tests/bench/**/*.test.ts"]),
      project("faults", ["tests/faults/**/*.test.ts"], {
        globalSetup: ["tests/support/portal/prepared-stores.ts"],
        hookTimeout: 120_000,
        testTimeout: 300_000,
      }),
      project("api", ["tests/api/**/*.test.ts", "tests/server/**/*.test.ts"], {
        ...sharedModules(),
        globalSetup: ["tests/support/portal/prepared-stores.ts", "tests/support/portal/bundled-entries.ts"],
      }),
    ],
  },
});
