import { containedVat } from "../kit/rounding.ts";

/** What a rate of VAT makes of a document: `net` and `vat` add up to the lines of that rate. In cents. */
export interface VatShare {
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
}

/**
 * The VAT of a document by rate, the highest rate first. It is calculated once from the sum of a rate's lines, whose amounts include it
 * (docs/decisions/invoices.md).
 */
export const vatByRate = (
  lines: readonly { readonly vatRate: number; readonly cents: number }[],
): readonly VatShare[] => {
  const sums = new Map<number, number>();
  for (const { vatRate, cents } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + cents);
  return [...sums]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, cents]) => {
      const vat = containedVat(cents, rate);
      return { rate, net: cents - vat, vat };
    });
};
