import type { Layout, Layouts } from "../../model/atlas-model.ts";
import { isStateId, type MachineAddress } from "../address.ts";

/** The folding of a large machine: all states closed, all open, or the id of the open one. */
export type Fold = NonNullable<MachineAddress["fold"]>;

const shows = ({ boxes, arrows }: Layout, state: string, arrow: string | undefined): boolean => {
  const isThere = (transition: string | null): boolean => transition === arrow;
  return (
    (state === "" || boxes.some((box) => box.state === state)) &&
    (arrow === undefined ||
      arrows.some(({ transition }) => isThere(transition)) ||
      boxes.some(({ lines }) => lines.some(({ transition }) => isThere(transition))))
  );
};

/** The folding to show: that of the address, otherwise the most closed one that shows the selection. */
export const shownFold = (
  { folded, opened }: Layouts,
  { fold, arrow }: Pick<MachineAddress, "fold" | "arrow">,
  state: string,
): Fold => {
  if (folded === null) return "open";
  if (fold === "open" || fold === "closed" || (fold !== undefined && opened[fold] !== undefined)) return fold;
  if (shows(folded, state, arrow)) return "closed";
  return (
    Object.keys(opened)
      .filter(isStateId)
      .find((id) => opened[id] !== undefined && shows(opened[id], state, arrow)) ?? "open"
  );
};

/** The layout of a folding. */
export const layoutOf = ({ open, folded, opened }: Layouts, fold: Fold): Layout =>
  (fold === "closed" ? folded : opened[fold]) ?? open;
