import path from "node:path";
import type { Plugin } from "vite";
import { createVitest, type Reporter, type TestSpecification } from "vitest/node";

/** A source that tests get in place of the file's. */
export interface Replaced {
  /** Its path from the project's folder. */
  readonly file: string;
  readonly code: string;
}

/** Test files; with `only` the tests whose full name it matches. */
export interface Tests {
  readonly files: readonly string[];
  readonly only?: RegExp;
}

/** How a run ended; `failed` has the test that failed, or what else did, and why. */
export type Ended =
  | { readonly _tag: "Passed" }
  | { readonly _tag: "Failed"; readonly test: string; readonly reason: string }
  | { readonly _tag: "TooLong" };

export interface TestRunner {
  /** Runs tests one file after the other, and stops at the first that fails. */
  readonly run: (tests: Tests, replaced?: Replaced) => Promise<Ended>;
  readonly close: () => Promise<void>;
}

/** A mutant may wait for what never comes: then a test fails after this time, in ms. On a busy machine a walk took more than 30 s. */
const TEST_LIMIT = 60_000;

/** Files run in the order in which they are given. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/** Starts Vitest once: a run costs a worker, and what changed since the run before. `limit`: of a run, in ms. */
export const startTests = async (limit: number): Promise<TestRunner> => {
  let now: Replaced | undefined;
  /** Of the present run. */
  let ran = 0;
  let failures: Extract<Ended, { readonly _tag: "Failed" }>[] = [];
  const addFailure = (test: string, reason = ""): void =>
    void failures.push({ _tag: "Failed", test, reason });

  const replaces: Plugin = {
    name: "replaced-source",
    enforce: "pre",
    load: (id) => (now !== undefined && id === path.resolve(now.file) ? now.code : undefined),
  };
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      const { state, errors } = test.result();
      if (state !== "skipped") ran += 1;
      if (state === "failed") addFailure(test.fullName, errors[0]?.message);
    },
    onTestModuleEnd: (module) => {
      for (const { message } of module.errors()) addFailure(module.relativeModuleId, message);
    },
    onTestRunEnd: (_, errors) => {
      for (const { message } of errors) addFailure("outside of a test", message);
    },
  };
  // No setup files: those of the project note for the atlas what tests fire.
  const vitest = await createVitest(
    "test",
    {
      config: false,
      watch: false,
      cache: false,
      bail: 1,
      maxWorkers: 1,
      isolate: false,
      sequence: { sequencer: AsGiven },
      testTimeout: TEST_LIMIT,
      hookTimeout: TEST_LIMIT,
      include: ["tests/**/*.test.ts"],
      reporters: [reporter],
    },
    { plugins: [replaces] },
  );

  const replace = (by: Replaced | undefined): void => {
    for (const one of [now, by]) if (one !== undefined) vitest.invalidateFile(path.resolve(one.file));
    now = by;
  };

  return {
    run: async ({ files, only }, replaced) => {
      if (files.length === 0) return { _tag: "Passed" };
      replace(replaced);
      ran = 0;
      failures = [];
      let isTooLong = false;
      const timer = setTimeout(() => {
        isTooLong = true;
        void vitest.cancelCurrentRun("test-failure");
        // A second time, since a worker that does not answer is ended only then.
        void vitest.cancelCurrentRun("test-failure");
      }, limit);
      try {
        await vitest.runTestSpecifications(
          files.map((file) =>
            vitest
              .getRootProject()
              .createSpecification(path.resolve(file), only === undefined ? [] : { testNamePattern: only }),
          ),
        );
      } finally {
        clearTimeout(timer);
      }
      if (isTooLong) return { _tag: "TooLong" };
      const [failure] = failures;
      if (failure === undefined && ran === 0) throw new Error(`No test of ${files.join(", ")} has run`);
      return failure ?? { _tag: "Passed" };
    },
    close: () => vitest.close(),
  };
};
