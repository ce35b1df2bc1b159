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

/** The time of the last test run; undefined without one. */
export const lastRun = (notes: readonly TestNotes[]): string | undefined =>
  notes
    .map(({ ranAt }) => ranAt)
    .toSorted()
    .at(-1);

/** The fired transitions of one machine, merged over all test files. */
export const coverageOf = (machineId: string, notes: readonly TestNotes[]): Coverage => {
  const newest = lastRun(notes);
  if (newest === undefined) return { _tag: "NotRun" };
  const tests = new Map<string, readonly string[]>();
  for (const { file, fired } of notes.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    for (const [transition, names] of Object.entries(fired[machineId] ?? {})) {
      tests.set(transition, [...(tests.get(transition) ?? []), ...names.map((name) => nameOf(file, name))]);
    }
  }
  return {
    _tag: "Run",
    ranAt: newest,
    tests: Object.fromEntries([...tests].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
};
