import { createContext, useContext } from "react";
import { languageTag, type Locale } from "../../domain/shell/locale.ts";
import type { Money } from "../../domain/kit/money.ts";

/** Formats of dates, numbers and money for the person's region. All values on screens are formatted here. */
export interface Format {
  readonly tag: string;
  /** A calendar day, such as 3 Feb 2026, in UTC. */
  readonly day: (date: Date) => string;
  /** A date and time in the person's time zone, to the minute. */
  readonly moment: (date: Date) => string;
  /** A date and time with the name of the person's time zone. */
  readonly zonedMoment: (date: Date) => string;
  /** The name of the person's time zone at a date. */
  readonly zone: (date: Date) => string;
  /** A time in the person's time zone, to the second. */
  readonly second: (date: Date) => string;
  /** Recent days as words ("yesterday, 14:05"), others as `moment`; relative to `now`. */
  readonly nearMoment: (date: Date, now: Date) => string;
  readonly number: (value: number) => string;
  /** A fraction, such as 0.23, as a percentage. */
  readonly percent: (share: number) => string;
  /** With its thousands apart, also where a language leaves out the sign in numbers of four digits: amounts stand below each other. */
  readonly money: (money: Money) => string;
  /** What writes the amounts of a currency (ISO 4217), for those who need their parts. */
  readonly currency: (code: string) => Intl.NumberFormat;
  /** A size in bytes: small ones in words, others as kB or MB (1 kB is 1000 bytes). */
  readonly bytes: (size: number) => string;
}

const DAY = 86_400_000;

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Created on first use and cached: creating a formatter costs more than using it a thousand times. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The formats of a BCP 47 tag. */
const createFormat = (tag: string): Format => {
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }));
  const moment = once(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }));
  const zoned = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "long",
      }),
  );
  const second = once(() => new Intl.DateTimeFormat(tag, { timeStyle: "medium" }));
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: "short" }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
  const number = once(() => new Intl.NumberFormat(tag));
  const percent = once(() => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }));
  const currencies = new Map<string, Intl.NumberFormat>();
  const currency = (code: string): Intl.NumberFormat => {
    const made =
      currencies.get(code) ??
      new Intl.NumberFormat(tag, { style: "currency", currency: code, useGrouping: "always" });
    currencies.set(code, made);
    return made;
  };
  const unit = (name: "byte" | "kilobyte" | "megabyte", value: number): string =>
    // A word in its plural where there is no sign that everybody writes.
    new Intl.NumberFormat(tag, {
      style: "unit",
      unit: name,
      unitDisplay: name === "byte" ? "long" : "short",
      maximumFractionDigits: 1,
    })
      .format(value)
      .replaceAll(" ", "\u00A0");
  return {
    tag,
    day: (date) => day().format(date),
    moment: (date) => moment().format(date),
    zonedMoment: (date) => zoned().format(date),
    zone: (date) =>
      zoned()
        .formatToParts(date)
        .find(({ type }) => type === "timeZoneName")?.value ?? "",
    second: (date) => second().format(date),
    nearMoment: (date, now) => {
      const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY);
      return Math.abs(days) > 1
        ? moment().format(date)
        : `${relative().format(days, "day")}, ${time().format(date)}`;
    },
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    money: ({ cents, currency: code }) => currency(code).format(cents / 100),
    currency,
    bytes: (size) =>
      size >= 1_000_000
        ? unit("megabyte", size / 1_000_000)
        : size >= 1000
          ? unit("kilobyte", size / 1000)
          : unit("byte", size),
  };
};

const FormatContext = createContext<Format>(createFormat(languageTag("int")));

/** Provides the formats. */
export const FormatProvider = FormatContext.Provider;

/** The formats of the person's region. */
export const useFormat = (): Format => useContext(FormatContext);

/** The formats for a locale, regions included. */
export const formatOf = (locale: Locale): Format => createFormat(languageTag(locale));
