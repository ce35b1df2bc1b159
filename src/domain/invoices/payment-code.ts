import * as Schema from "effect/Schema";
import { Money } from "../kit/money.ts";

/** An account number whose check digits are right (ISO 13616). */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
};

/** A bank's code (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(text);

/** The most characters of a creditor's name in a code. */
export const CREDITOR_LIMIT = 70;

/** Who is paid, and where; the server checks it when it starts. */
export const Creditor = Schema.Struct({
  name: Schema.NonEmptyString.check(Schema.isMaxLength(CREDITOR_LIMIT)),
  iban: Schema.NonEmptyString,
  bic: Schema.NonEmptyString,
});
export type Creditor = typeof Creditor.Type;

/** A credit transfer that a banking app reads from a code (EPC069-12): its data, and the code as a path of a square of `size` modules. */
export const PaymentCode = Schema.Struct({
  creditor: Creditor,
  amount: Money,
  /** The payment's reference: the document's number. */
  reference: Schema.NonEmptyString.check(Schema.isMaxLength(140)),
  size: Schema.Int,
  path: Schema.String,
});
export type PaymentCode = typeof PaymentCode.Type;

const euros = (cents: number): string =>
  `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** The text of the code (EPC069-12, version 002, UTF-8). The amount is in EUR. */
export const epcText = ({
  creditor: { name, iban, bic },
  amount,
  reference,
}: Pick<PaymentCode, "creditor" | "amount" | "reference">): string =>
  ["BCD", "002", "1", "SCT", bic, name, iban, euros(amount.cents), "", "", reference].join("\n");
