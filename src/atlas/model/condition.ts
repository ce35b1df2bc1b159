import type { IrTransition } from "./atlas-model.ts";

/** What tells a transition from the others of its event: its guard, and its `meta.id` where that is not enough; "" without both. */
export const conditionOf = ({ guard, branch }: Pick<IrTransition, "guard" | "branch">): string =>
  [guard, branch].filter((part) => part !== "").join(" · ");
