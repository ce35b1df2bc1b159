import type { DiffEntry } from "./atlas-model.ts";

/** A change, with what came or went together with it: all that is within a state that is new or gone. */
export interface ChangeGroup {
  readonly entry: DiffEntry;
  readonly inside: readonly DiffEntry[];
}

const isWithin = (state: DiffEntry, { id, change }: DiffEntry): boolean =>
  change === state.change && (id.startsWith(`${state.id}.`) || id.startsWith(`${state.id}|`));

/** The changes as a person tells them: a new state is one, with its own states and transitions below it. */
export const groupChanges = (entries: readonly DiffEntry[]): readonly ChangeGroup[] => {
  const whole = entries.filter(
    ({ what, change }) => what === "state" && (change === "added" || change === "removed"),
  );
  const outer = whole.filter((state) => !whole.some((other) => other !== state && isWithin(other, state)));
  return entries
    .filter((entry) => !outer.some((state) => state !== entry && isWithin(state, entry)))
    .map((entry) => ({
      entry,
      inside: outer.includes(entry)
        ? entries.filter((other) => other !== entry && isWithin(entry, other))
        : [],
    }));
};
