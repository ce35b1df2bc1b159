import * as Schema from "effect/Schema";
import { CurrencyCode } from "../kit/money.ts";

/** An account number whose check digits are right (ISO 13616). */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
};

/** A bank's code (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(text);

/** Whether an account number is of Switzerland or Liechtenstein, as a QR-bill needs it. */
export const isSwiss = (iban: string): boolean => /^(CH|LI).{19}$/.test(iban);

/** Whether an account number is a QR-IBAN, which takes no payment without a structured reference: the portal's reference is a text. */
export const isQrIban = (iban: string): boolean => isSwiss(iban) && /^3[01]\d{3}/.test(iban.slice(4));

/** The most characters of a creditor's name in a code. */
export const CREDITOR_LIMIT = 70;

const text = (most: number) => Schema.NonEmptyString.check(Schema.isMaxLength(most));

/** A structured address, with the limits of a QR-bill. */
export const CreditorAddress = Schema.Struct({
  street: text(70),
  /** The number of the house. */
  building: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(16))),
  zip: text(16),
  town: text(35),
  country: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)),
});
export type CreditorAddress = typeof CreditorAddress.Type;

/** An account of who is paid, for one currency; the server checks it when it starts. */
export const Creditor = Schema.Struct({
  currency: CurrencyCode,
  name: text(CREDITOR_LIMIT),
  iban: Schema.String.check(Schema.makeFilter((iban) => isIban(iban) || "no IBAN with right check digits")),
  bic: Schema.String.check(
    Schema.makeFilter((bic) => isBic(bic) || "no BIC: it has 8 or 11 characters, such as BKAUATWW"),
  ),
  /** A QR-bill needs it. */
  address: Schema.optionalKey(CreditorAddress),
});
export type Creditor = typeof Creditor.Type;
