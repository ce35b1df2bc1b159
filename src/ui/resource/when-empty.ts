import type { ReactNode } from "react";

/** The `empty` of a `ResourceView` for lists: shows something instead of a list without rows. */
export const whenEmpty =
  (shown: ReactNode) =>
  (rows: readonly unknown[]): ReactNode | undefined =>
    rows.length === 0 ? shown : undefined;
