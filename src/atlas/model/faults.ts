import type { TriedFault } from "./atlas-model.ts";

/** The faults that no line of a table notices. */
export const unnoticedIn = (faults: readonly TriedFault[]): readonly TriedFault[] =>
  faults.filter(({ noticedBy }) => noticedBy === null);

/** The numbers of faults. */
export const countFaults = (
  faults: readonly TriedFault[],
): { readonly noticed: number; readonly all: number } => ({
  noticed: faults.length - unnoticedIn(faults).length,
  all: faults.length,
});
