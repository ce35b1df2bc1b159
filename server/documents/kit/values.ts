import type { Money } from "../../../src/domain/kit/money.ts";
import { languageTag, type Locale } from "../../../src/domain/shell/locale.ts";

/** How values are written in a region. */
export interface Values {
  /** The region's BCP 47 tag. */
  readonly tag: string;
  readonly day: (date: Date) => string;
  readonly number: (value: number) => string;
  /** A fraction as a percentage. */
  readonly percent: (share: number) => string;
  readonly money: (money: Money) => string;
  /** The name of a country by its code. */
  readonly country: (code: string) => string;
}

/** The values of a locale's region, as the portal's screens write them. Days are in UTC. */
export const valuesOf = (locale: Locale): Values => {
  const tag = languageTag(locale);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  const countries = new Intl.DisplayNames(tag, { type: "region", fallback: "code" });
  return {
    tag,
    day: (date) => day.format(date),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    money: ({ cents, currency }) =>
      new Intl.NumberFormat(tag, { style: "currency", currency, useGrouping: "always" }).format(cents / 100),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
};
