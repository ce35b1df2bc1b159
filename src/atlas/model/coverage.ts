import type { Coverage } from "./atlas-model.ts";

/** The notes of one test file's last run, stored in `.cache/coverage/<file>.json`. */
export interface TestNotes {
  /** The test file's path from the project root. */
  readonly file: string;
  readonly ranAt: string;
  /** The names of the tests that fired a transition, by machine id and transition id. */
  readonly fired: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const nameOf = (file: string, test: string): string => `${file.replace(/^tests\//, "")} › ${test}`;

/** The notes of the last test run, if there is a whole one. */
export type TestRun =
  | { readonly _tag: "NotRun" }
  | { readonly _tag: "Run"; readonly ranAt: string; readonly notes: readonly TestNotes[] };

/** The last test run. It is not whole, and counts as none, while one of the machines' test files has not yet passed: what it fires would seem to be without a test. */
export const testRunOf = (notes: readonly TestNotes[], machineTests: readonly string[]): TestRun => {
  const noted = new Set(notes.map(({ file }) => file));
  const [newest] = notes
    .map(({ ranAt }) => ranAt)
    .toSorted()
    .toReversed();
  return newest !== undefined && machineTests.every((file) => noted.has(file))
    ? { _tag: "Run", ranAt: newest, notes }
    : { _tag: "NotRun" };
};

/** The fired transitions of one machine, merged over all test files. */
export const coverageOf = (machineId: string, run: TestRun): Coverage => {
  if (run._tag === "NotRun") return run;
  const { ranAt, notes } = run;
  const tests = new Map<string, readonly number[]>();
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  for (const { file, fired } of notes.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    for (const [transition, names] of Object.entries(fired[machineId] ?? {})) {
      tests.set(transition, [
        ...(tests.get(transition) ?? []),
        ...names.map((name) => numberOf(nameOf(file, name))),
      ]);
    }
  }
  return {
    _tag: "Run",
    ranAt,
    names: [...numbers.keys()],
    tests: Object.fromEntries([...tests].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
};

/** The names of the tests that fired a transition. */
export const testsOf = (coverage: Coverage, transition: string): readonly string[] =>
  coverage._tag === "Run"
    ? (coverage.tests[transition] ?? []).map((number) => coverage.names[number] ?? "")
    : [];

/** True if a test fired a transition. */
export const isFired = (coverage: Coverage, transition: string): boolean =>
  coverage._tag === "Run" && (coverage.tests[transition] ?? []).length > 0;
