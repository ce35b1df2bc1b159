import { decimalAmount } from "./decimal-amount.ts";

// A spreadsheet reads a text as a formula whose first sign is one of these, also in full width, small or as the sign of mathematics.
const signs = "=+\\-@＝＋－＠﹦﹢﹣﹫−";
// What it skips before: blanks, control signs, and signs that are not drawn (zero width, soft hyphen, byte order mark).
const skipped = "\\p{Z}\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
// Behind these a reader with another separator, or one that ignores quotes, begins the next cell.
const separators = ",;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029";

const atStart = `^(?=[\\t\\r\\n]|[${skipped}${separators}]*[${signs}])`;
const behindSeparator = `(?<=[${separators}])(?=(?:(?![${separators}])[${skipped}])*[${signs}])`;
const startsFormula = new RegExp(`${atStart}|${behindSeparator}`, "gu");

/** How a file's cells are separated, and what its numbers have before their fraction. */
export interface CsvSigns {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}
const plainSigns: CsvSigns = { separator: ",", decimal: "." };

const needsQuotes: Readonly<Record<CsvSigns["separator"], RegExp>> = { ",": /[",\r\n]/, ";": /[";\r\n]/ };

const cell = (text: string, { separator }: CsvSigns): string => {
  const harmless = text.replaceAll(startsFormula, "'");
  return needsQuotes[separator].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A number that the server has formatted itself, with a point: it is written as a number, so that a spreadsheet sums `-12.50`. */
export interface CsvNumber {
  readonly decimal: string;
}
export type CsvCell = string | CsvNumber;

/** An amount in cents as a number with a decimal point. */
export const csvAmount = (cents: number): CsvNumber => ({ decimal: decimalAmount(cents) });

/** One line of CSV (RFC 4180), formula-safe (docs/decisions/orders.md). */
export const csvLine = (cells: readonly CsvCell[], signs: CsvSigns = plainSigns): string => {
  const written = cells.map((content) =>
    typeof content === "string" ? cell(content, signs) : content.decimal.replace(".", signs.decimal),
  );
  return `${written.join(signs.separator)}\r\n`;
};

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";
