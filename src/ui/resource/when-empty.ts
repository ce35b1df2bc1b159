import type { Elements } from "../kit/elements.ts";

/** The `empty` of a `ResourceView` for lists: shows something instead of a list without rows. */
export const whenEmpty =
  (shown: Elements) =>
  (rows: readonly unknown[]): Elements =>
    rows.length === 0 ? shown : undefined;
