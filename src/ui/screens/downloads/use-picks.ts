import { useState } from "react";
import type { DownloadId } from "../../../domain/downloads/download.ts";

/** The rows that a person picked, in the order of picking; they stay picked on other pages of the list. */
export interface Picks {
  readonly ids: readonly DownloadId[];
  readonly isPicked: (id: DownloadId) => boolean;
  readonly pick: (ids: readonly DownloadId[], picked: boolean) => void;
  readonly clear: () => void;
}

export const usePicks = (): Picks => {
  const [picked, setPicked] = useState<ReadonlySet<DownloadId>>(new Set());
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
