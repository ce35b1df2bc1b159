/**
 * The portal's one rounding rule: to whole cents, half away from zero ("commercial rounding"). A credit note is therefore exactly the
 * negative of what it credits. Whole numbers alone, so that no fraction of a cent is lost to floating point.
 */
const commerciallyRounded = (numerator: bigint, denominator: bigint): number => {
  const doubled = 2n * (numerator < 0n ? -numerator : numerator) + denominator;
  const rounded = Number(doubled / (2n * denominator));
  return numerator < 0n && rounded > 0 ? -rounded : rounded;
};

// Quantities have three decimals in the store, discounts and rates of VAT four.
const QUANTITY = 1_000;
const SHARE = 10_000;
const whole = (value: number, scale: number): bigint => BigInt(Math.round(value * scale));

/** The price of a line of a document, in cents: discount and VAT are fractions. */
export interface PricedLine {
  /** Of one piece, without VAT, in cents. */
  readonly unitCents: number;
  readonly quantity: number;
  readonly discount: number;
  readonly vatRate: number;
}

/** A line's amount including VAT, rounded once. */
export const lineCents = ({ unitCents, quantity, discount, vatRate }: PricedLine): number =>
  commerciallyRounded(
    BigInt(unitCents) *
      whole(quantity, QUANTITY) *
      (BigInt(SHARE) - whole(discount, SHARE)) *
      (BigInt(SHARE) + whole(vatRate, SHARE)),
    BigInt(QUANTITY) * BigInt(SHARE) * BigInt(SHARE),
  );

/** The VAT that an amount contains, rounded once. */
export const containedVat = (cents: number, vatRate: number): number =>
  commerciallyRounded(BigInt(cents) * whole(vatRate, SHARE), BigInt(SHARE) + whole(vatRate, SHARE));
