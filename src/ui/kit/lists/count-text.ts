import type { Counted } from "../../../domain/kit/list.ts";
import type { Format } from "../../i18n/format.ts";

/** The number of a list's rows as it is written: `1,000+` where there are more. */
export const countText = (format: Pick<Format, "number">, { total, more }: Counted): string =>
  `${format.number(total)}${more === true ? "+" : ""}`;
