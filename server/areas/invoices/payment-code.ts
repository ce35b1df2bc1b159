import { encode } from "uqr";
import { isForTransfer, type LedgerEntry } from "../../../src/domain/invoices/invoice.ts";
import { epcText, type Creditor, type PaymentCode } from "../../../src/domain/invoices/payment-code.ts";

/** The dark modules of a code as an SVG path, each run of a row as one rectangle. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "#" : "."))
          .join("")
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
    )
    .join("");

/** The largest version of a code that the standard allows. */
const MAX_VERSION = 13;

/** The light modules around a code, without which no app finds it. */
const QUIET_ZONE = 4;

/** The payment code of an invoice (EPC069-12: error correction level M); null for what is not paid by a transfer in EUR, and without a creditor. */
export const paymentCodeOf = (
  creditor: Creditor | undefined,
  entry: Pick<LedgerEntry, "id" | "kind" | "open" | "payment">,
): PaymentCode | null => {
  if (creditor === undefined || !isForTransfer(entry)) return null;
  const transfer = { creditor, amount: entry.open, reference: entry.id };
  const { size, data } = encode(epcText(transfer), {
    ecc: "M",
    boostEcc: false,
    maxVersion: MAX_VERSION,
    border: QUIET_ZONE,
  });
  return { ...transfer, size, path: pathOf(data) };
};
