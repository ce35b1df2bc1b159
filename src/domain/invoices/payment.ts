import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { Money } from "../kit/money.ts";
import { PaymentMethod } from "../orders/payment-method.ts";
import { Creditor } from "./creditor.ts";
import { apartReasons, REFERENCE_LIMIT } from "./paying.ts";
import { PaymentCode } from "./payment-code.ts";

/** How what is unpaid is paid, as the server answers it: `HowToPay` with the code of a transfer. */
const How = Schema.Union([
  Schema.TaggedStruct("Transfer", {
    amount: Money,
    account: Creditor,
    reference: Schema.NonEmptyString.check(Schema.isMaxLength(REFERENCE_LIMIT)),
    /** Null where no standard has codes for the currency, or the reference is too long for one. */
    code: Schema.NullOr(PaymentCode),
  }),
  Schema.TaggedStruct("NoAccount", { amount: Money, reference: Schema.NonEmptyString }),
  Schema.TaggedStruct("Debit", { amount: Money, on: Schema.NullOr(Day) }),
  Schema.TaggedStruct("Shop", { amount: Money, payment: PaymentMethod }),
  Schema.TaggedStruct("Otherwise", { amount: Money, payment: PaymentMethod }),
  Schema.TaggedStruct("Credit", { amount: Money }),
  Schema.TaggedStruct("Settled", {}),
  Schema.TaggedStruct("Apart", {
    reason: Schema.Literals(apartReasons),
    documents: Schema.Array(Schema.NonEmptyString),
  }),
]);

/** Documents that are paid together, with what is open of each. */
export const Payment = Schema.Struct({
  documents: Schema.Array(Schema.Struct({ number: Schema.NonEmptyString, open: Money })),
  how: How,
});
export type Payment = typeof Payment.Type;
