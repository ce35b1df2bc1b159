import * as Schema from "effect/Schema";
import { decimalAmount } from "../kit/decimal-amount.ts";
import type { Money } from "../kit/money.ts";
import type { Creditor } from "./creditor.ts";

/** The standards of codes that banking apps read: EPC069-12 for EUR, the Czech Short Payment Descriptor for CZK, the Swiss QR-bill for CHF. */
export const codeStandards = ["epc", "spd", "swiss"] as const;
export type CodeStandard = (typeof codeStandards)[number];

/** A code as paths of a square of `size` modules, in the order in which they are drawn. */
export const PaymentCode = Schema.Struct({
  standard: Schema.Literals(codeStandards),
  size: Schema.Int,
  layers: Schema.Array(Schema.Struct({ tone: Schema.Literals(["dark", "light"]), path: Schema.String })),
});
export type PaymentCode = typeof PaymentCode.Type;

/** What a transfer names. */
export interface Transfer {
  readonly account: Creditor;
  readonly amount: Money;
  readonly reference: string;
}

/** The text of a code for EUR (EPC069-12, version 002, UTF-8). */
export const epcText = ({ account: { name, iban, bic }, amount, reference }: Transfer): string =>
  ["BCD", "002", "1", "SCT", bic, name, iban, `EUR${decimalAmount(amount.cents)}`, "", "", reference].join(
    "\n",
  );

/** The most characters of a message in a code for CZK, and of the name in it. */
export const SPD_MESSAGE = 60;
const SPD_NAME = 35;

/** A value of a Short Payment Descriptor: what separates its fields, and what is no ASCII, is written in percent. */
const spdValue = (text: string): string =>
  Array.from(text)
    .map((sign) => (/^[ -~]$/.test(sign) && sign !== "*" && sign !== "%" ? sign : encodeURIComponent(sign)))
    .join("")
    .replaceAll("*", "%2A");

/** The text of a code for CZK (Short Payment Descriptor 1.0). The message has at most `SPD_MESSAGE` characters. */
export const spdText = ({ account: { name, iban, bic }, amount, reference }: Transfer): string =>
  [
    "SPD*1.0",
    `ACC:${iban}+${bic}`,
    `AM:${decimalAmount(amount.cents)}`,
    "CC:CZK",
    `RN:${spdValue(name.slice(0, SPD_NAME))}`,
    `MSG:${spdValue(reference)}`,
  ].join("*");
