import type { Coverage } from "./atlas-model.ts";

/** What one test file noted in its last run, as `.cache/coverage/<file>.json` keeps it. */
export interface TestNotes {
  /** The test's file, from the project's root. */
  readonly file: string;
  readonly ranAt: string;
  /** By machine id and transition id, the names of the tests that fired it. */
  readonly fired: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const nameOf = (file: string, test: string): string => `${file.replace(/^tests\//, "")} › ${test}`;

/** When the last of the tests ran; undefined where none has. */
export const lastRun = (notes: readonly TestNotes[]): string | undefined =>
  notes
    .map(({ ranAt }) => ranAt)
    .toSorted()
    .at(-1);

/** What the tests fired of one machine, over all files of the last runs. */
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
