import * as Schema from "effect/Schema";
import type { Money } from "../../src/domain/kit/money.ts";
import { catalogueOf, catalogues, type Catalogue, type Locale } from "../../src/domain/shell/locale.ts";

/** A text for each language; `int` is required, and stands in for those that are missing. */
export const textsOf = <Text extends Schema.Top>(text: Text) => {
  const optional = Schema.optionalKey(text);
  const others = Object.fromEntries(
    catalogues.filter((name) => name !== "int").map((name) => [name, optional]),
  ) as Record<Exclude<Catalogue, "int">, typeof optional>;
  return Schema.Struct({ int: text, ...others });
};

/** The text of a language, or the one of `int`. */
export const textIn = <Text>(
  texts: { readonly int: Text } & Readonly<Partial<Record<Catalogue, Text>>>,
  locale: Locale,
): Text => texts[catalogueOf(locale)] ?? texts.int;

/** What distinguishes an entry, chosen by the people who keep it. */
export const EntryId = Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** The same where the portal shows it as a number, such as `TR-0001`. */
export const RowId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/));

/** A moment with its offset from UTC, such as `2026-11-21T09:00:00+01:00`. */
export const Moment = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/),
  Schema.makeFilter((text) => !Number.isNaN(Date.parse(text)) || "there is no such moment"),
).pipe(Schema.decodeTo(Schema.DateFromString));

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** A time zone by its IANA name. */
export const TimeZone = Schema.String.check(
  Schema.makeFilter((name) => isTimeZone(name) || "there is no such time zone"),
);

/** A link of the content: to another site, or within the portal. */
export const Href = Schema.String.check(Schema.isPattern(/^(https:\/\/|\/(?!\/))/));

/** A country by its ISO code. */
export const CountryCode = Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/));

/** A stored amount that may be missing. */
export const moneyOrNull = (cents: number | null, currency: string | null): Money | null =>
  cents === null || currency === null ? null : { cents, currency };

/** A stored amount that the store's own rules require. */
export const moneyOf = (cents: number | null, currency: string | null): Money => {
  const money = moneyOrNull(cents, currency);
  if (money === null) throw new Error("The amount has no currency");
  return money;
};
