import type { Money } from "../../src/domain/kit/money.ts";

/** Money as documents in English print it. */
export const printed = ({ cents, currency }: Money): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency })
    .format(cents / 100)
    .replaceAll(/[\s\u00a0\u202f]+/g, " ");

/** What a PDF in English says after a word: the first amount, in cents. */
export const centsAfter = (text: string, word: string): number => {
  const [, sign, digits] = new RegExp(`${word} (-?)[^\\d-]{1,5}([\\d,]+\\.\\d\\d)`).exec(text) ?? [];
  if (digits === undefined) throw new Error(`no amount after ${word}`);
  const cents = Math.round(Number(digits.replaceAll(",", "")) * 100);
  return sign === "-" ? -cents : cents;
};
