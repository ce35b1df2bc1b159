import type { Format } from "../../i18n/format.ts";

/** A number of rows, and whether there are more than were counted. */
export interface Counted {
  readonly total: number;
  readonly more?: true;
}

/** The number of a list's rows as it is written: `1,000+` where there are more. */
export const countText = (format: Pick<Format, "number">, { total, more }: Counted): string =>
  `${format.number(total)}${more === true ? "+" : ""}`;
