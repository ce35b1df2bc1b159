import type { ReactNode } from "react";

/** Shows something instead of a list without rows: the `empty` of a `ResourceView`. */
export const whenEmpty =
  (shown: ReactNode) =>
  (rows: readonly unknown[]): ReactNode | undefined =>
    rows.length === 0 ? shown : undefined;
