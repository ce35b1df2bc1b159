import type { Money } from "../../../domain/kit/money.ts";
import type { Text } from "../../i18n/catalogue.ts";
import type { Format } from "../../i18n/format.ts";

/** The amounts of a column: as they stand below each other, and as they stand alone. */
interface Amounts {
  /** The sign of the currency that all of them have. */
  readonly currency: string | undefined;
  readonly rows: readonly { readonly below: string; readonly alone: string }[];
}

/** An amount without its currency. */
const bare = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({ type }) => type !== "currency")
    .map(({ value }) => value)
    .join("")
    .trim();

/** The amounts of a column, or what stands in their place. */
export const amountsOf = (format: Format, values: readonly (Money | string)[]): Amounts => {
  const amounts = values.filter((value) => typeof value !== "string");
  const [code, ...others] = new Set(amounts.map(({ currency }) => currency));
  if (code === undefined || others.length > 0)
    return {
      currency: undefined,
      rows: values.map((value) => {
        const text = typeof value === "string" ? value : format.money(value);
        return { below: text, alone: text };
      }),
    };
  const formatter = format.currency(code);
  return {
    currency: formatter.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code,
    rows: values.map((value) =>
      typeof value === "string"
        ? { below: value, alone: value }
        : { below: bare(formatter.formatToParts(value.cents / 100)), alone: format.money(value) },
    ),
  };
};

/** The heading of a column, with the currency of its amounts. */
export const headerOf = (t: Text, name: string, amounts: Amounts | undefined): string =>
  amounts?.currency === undefined ? name : t("list.in_currency", { name, currency: amounts.currency });
