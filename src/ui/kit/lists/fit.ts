/** The order in which columns are left out: 1 first. */
export type Least = 1 | 2 | 3;

/** How a table is shown: the number of steps in which columns are left out, or rows as stacked lines. */
export type Fit = 0 | Least | "stacked";

/** The widths of a column in pixels, and when it may be left out. */
export interface ColumnWidths {
  /** The longest word. */
  readonly word: number;
  /** The longest line. */
  readonly line: number;
  readonly least?: Least | undefined;
}

/** Texts are not narrower than this, or than their longest line, or they would run down the page. In rem. */
const READABLE = 9;
/** Where a container is narrower than this, rows are stacked rather than shown in part: all columns of a phone would be left out. In rem. */
const NARROW = 30;

/** How a table is shown in a container of a width, given in pixels like the size of 1 rem. */
export const fitOf = (columns: readonly ColumnWidths[], width: number, rem: number): Fit => {
  const fits = (left: 0 | Least): boolean =>
    columns
      .filter(({ least }) => least === undefined || least > left)
      .reduce((sum, { word, line }) => sum + Math.max(word, Math.min(line, READABLE * rem)), 0) <= width;
  const steps = width < NARROW * rem ? ([0] as const) : ([0, 1, 2, 3] as const);
  return steps.find(fits) ?? "stacked";
};
