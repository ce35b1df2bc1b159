// A spreadsheet reads a cell with this start as a formula, also in full width.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;
const needsQuotes = /[",\r\n]/;

const cell = (text: string): string => {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of CSV (RFC 4180), formula-safe (docs/decisions/orders.md). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";
