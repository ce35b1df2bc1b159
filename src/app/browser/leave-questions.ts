import type { AskLeaving, HoldLeaving } from "../../ui/actors/leaving.ts";

/** The confirmations that are asked before a path is left: one of each form with unsaved changes. */
export const createLeaveQuestions = () => {
  let open: readonly AskLeaving[] = [];
  const askEach = (
    left: readonly AskLeaving[],
    discards: readonly (() => void)[],
    leave: () => void,
  ): void => {
    const ask = left.at(-1);
    if (ask !== undefined) {
      ask((discard) => askEach(left.slice(0, -1), [...discards, discard], leave));
      return;
    }
    open = [];
    leave();
    for (const discard of discards) discard();
  };
  const hold: HoldLeaving = (ask) => {
    open = [...open, ask];
    return () => {
      open = open.filter((other) => other !== ask);
    };
  };
  return {
    hold,
    /** True if a form has unsaved changes. */
    areOpen: (): boolean => open.length > 0,
    /** Asks one after the other, the last first. Leaves, and discards the changes, only after all agreed. */
    ask: (leave: () => void): void => askEach(open, [], leave),
  };
};
