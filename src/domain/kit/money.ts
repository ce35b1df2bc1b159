import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

const decimal = /^-?\d{1,12}(\.\d{1,2})?$/;
const CurrencyCode = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/));
const DecimalAmount = Schema.String.check(Schema.isPattern(decimal));

const toCents = (amount: string): number => {
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return amount.startsWith("-") && cents > 0 ? -cents : cents;
};

/** The cents of a decimal number such as "12.50"; undefined if it is none. */
export const centsOf = (amount: string): number | undefined =>
  decimal.test(amount) ? toCents(amount) : undefined;

/** Cents as a decimal number: -1250 is "-12.50". */
export const decimalAmount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const Cents = Schema.Int.check(
  Schema.isBetween({ minimum: -99_999_999_999_999, maximum: 99_999_999_999_999 }),
);

/** Cents, on the wire a decimal string: a bound of amounts, whatever their currency. */
export const AmountBound = DecimalAmount.pipe(
  Schema.decodeTo(Cents, SchemaTransformation.transform({ decode: toCents, encode: decimalAmount })),
);

/** An amount in cents of one currency; on the wire a decimal string, `{"amount":"12.50","currency":"EUR"}`. */
export const Money = Schema.Struct({ amount: DecimalAmount, currency: CurrencyCode }).pipe(
  Schema.decodeTo(
    Schema.Struct({
      cents: Cents,
      currency: CurrencyCode,
    }),
    SchemaTransformation.transform({
      decode: ({ amount, currency }) => ({ cents: toCents(amount), currency }),
      encode: ({ cents, currency }) => ({ amount: decimalAmount(cents), currency }),
    }),
  ),
);
export type Money = typeof Money.Type;
