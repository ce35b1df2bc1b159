import type { Money } from "../../src/domain/kit/money.ts";

/** A text with its blanks as plain ones. */
export const plainBlanks = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");

/** Money as a region writes it, with its thousands apart. Its signs differ between versions of ICU. */
export const printedIn = (tag: string, { cents, currency }: Money): string =>
  plainBlanks(
    new Intl.NumberFormat(tag, { style: "currency", currency, useGrouping: "always" }).format(cents / 100),
  );

/** Money as documents in English print it. */
export const printed = (money: Money): string => printedIn("en-GB", money);

/** A day as a region writes it. Names of months and their points differ between versions of ICU. */
export const printedDay = (tag: string, day: Date): string =>
  plainBlanks(new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).format(day));

/** What a PDF in English says after a word: the first amount, in cents. */
export const centsAfter = (text: string, word: string): number => {
  const [, sign, digits] = new RegExp(`${word} (-?)[^\\d-]{1,5}([\\d,]+\\.\\d\\d)`).exec(text) ?? [];
  if (digits === undefined) throw new Error(`no amount after ${word}`);
  const cents = Math.round(Number(digits.replaceAll(",", "")) * 100);
  return sign === "-" ? -cents : cents;
};
