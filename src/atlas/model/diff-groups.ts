import type { DiffEntry } from "./atlas-model.ts";

/** A change with its dependent changes: the parts within an added or removed state. */
export interface ChangeGroup {
  readonly entry: DiffEntry;
  readonly inside: readonly DiffEntry[];
}

const isWithin = (state: DiffEntry, { id, change }: DiffEntry): boolean =>
  change === state.change && (id.startsWith(`${state.id}.`) || id.startsWith(`${state.id}|`));

/** Groups changes: an added or removed state includes its children and transitions. */
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
