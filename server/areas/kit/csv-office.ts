import type { CsvSigns } from "../../../src/domain/kit/csv.ts";
import { isLocale, languageTag, type Locale } from "../../../src/domain/shell/locale.ts";
import { valuesOf } from "../../documents/kit/values.ts";
import { textOfCode } from "../../texts/server-texts.ts";

/** How the spreadsheet of a person's region reads a file, and the words of the person's language. */
export interface CsvOffice {
  readonly signs: CsvSigns;
  readonly word: (key: string) => string | undefined;
  /** A calendar day, `2026-02-03`, as the region writes it in numbers. */
  readonly day: (day: string) => string;
  /** A moment as day and time of a time zone. */
  readonly moment: (at: Date, timeZone: string) => string;
  readonly country: (code: string) => string;
  readonly language: (code: string) => string;
}

/** Without a region the order of day and month is not known: its spreadsheets read `2026-02-03` alone as one certain day. */
const dayTag = (locale: Locale): string => (locale === "int" ? "sv-SE" : languageTag(locale));

/** The signs and words of a locale; English for an unknown one. Spreadsheets separate by a comma in English alone. */
export const csvOffice = (wanted: string): CsvOffice => {
  const locale = isLocale(wanted) ? wanted : "int";
  const { tag, country } = valuesOf(locale);
  const comma = new Intl.NumberFormat(tag)
    .formatToParts(0.5)
    .some(({ type, value }) => type === "decimal" && value === ",");
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat(dayTag(locale), {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone,
    });
  const calendar = dayIn("UTC");
  // Czech writes `3. 2. 2026`; a spreadsheet takes it for a date without the spaces.
  const compact = (day: string): string => day.replaceAll(/\s/g, "");
  const languages = new Intl.DisplayNames(tag, { type: "language", fallback: "code" });
  return {
    signs: { separator: tag.startsWith("en") ? "," : ";", decimal: comma ? "," : "." },
    word: (key) => textOfCode(locale, key),
    day: (day) => compact(calendar.format(new Date(day))),
    moment: (at, timeZone) => {
      const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
      return `${compact(dayIn(timeZone).format(at))} ${time.format(at)}`;
    },
    country,
    language: (code) => languages.of(code) ?? code,
  };
};
