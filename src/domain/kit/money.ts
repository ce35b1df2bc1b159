import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

const CurrencyCode = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/));
const DecimalAmount = Schema.String.check(Schema.isPattern(/^-?\d{1,12}(\.\d{1,2})?$/));

const toCents = (amount: string): number => {
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return amount.startsWith("-") && cents > 0 ? -cents : cents;
};

/** Cents as a decimal number: -1250 is "-12.50". */
export const decimalAmount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount in cents of one currency; on the wire a decimal string, `{"amount":"12.50","currency":"EUR"}`. */
export const Money = Schema.Struct({ amount: DecimalAmount, currency: CurrencyCode }).pipe(
  Schema.decodeTo(
    Schema.Struct({
      cents: Schema.Int.check(
        Schema.isBetween({ minimum: -99_999_999_999_999, maximum: 99_999_999_999_999 }),
      ),
      currency: CurrencyCode,
    }),
    SchemaTransformation.transform({
      decode: ({ amount, currency }) => ({ cents: toCents(amount), currency }),
      encode: ({ cents, currency }) => ({ amount: decimalAmount(cents), currency }),
    }),
  ),
);
export type Money = typeof Money.Type;
