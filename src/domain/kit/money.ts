import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { decimal, decimalAmount, toCents } from "./decimal-amount.ts";

/** A currency (ISO 4217). */
export const CurrencyCode = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/));
const DecimalAmount = Schema.String.check(Schema.isPattern(decimal));

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
