import { useState } from "react";

/** The rows that a person picked, in the order of picking; they stay picked on other pages of the list. */
export interface Picks<Id> {
  readonly ids: readonly Id[];
  readonly isPicked: (id: Id) => boolean;
  readonly pick: (ids: readonly Id[], picked: boolean) => void;
  readonly clear: () => void;
}

export const usePicks = <Id>(): Picks<Id> => {
  const [picked, setPicked] = useState<ReadonlySet<Id>>(new Set());
  return {
    ids: [...picked],
    isPicked: (id) => picked.has(id),
    pick: (ids, add) =>
      setPicked((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (add) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    clear: () => setPicked(new Set()),
  };
};
