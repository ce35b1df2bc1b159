import Wallet from "lucide-react/icons/wallet";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { apartOf, sumOf, unpaidEntry } from "../../../domain/invoices/paying.ts";
import { useNow } from "../../actors/use-now.ts";
import { useLoadedAtRest } from "../../code/use-loaded-at-rest.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import type { Elements } from "../../kit/elements.ts";
import { useOpened } from "../../lists/use-opened.ts";
import { loadContent, PayDialog } from "./pay.tsx";

/** Between the numbers in the address. */
const SEPARATOR = ",";

/** The button that opens how several invoices are paid in one payment; where they cannot be, it says why, and for documents of which none is open there is nothing. */
export const PayPicked = ({ picked }: { readonly picked: readonly LedgerEntry[] }): Elements => {
  const t = useText();
  const format = useFormat();
  const { open } = useOpened("pay");
  useLoadedAtRest(loadContent);
  const now = useNow();
  const [first, ...others] = picked.map((entry) => unpaidEntry(entry, now));
  if (first === undefined || [first, ...others].every((one) => apartOf([one])?.reason === "not_open"))
    return null;
  const apart = apartOf([first, ...others]);
  if (apart !== undefined)
    return (
      <p role="status">
        {t(
          apart.reason === "currencies"
            ? "pay.several.currencies"
            : apart.reason === "length"
              ? "pay.apart.length"
              : "pay.several.methods",
        )}
      </p>
    );
  const count = picked.length;
  return (
    <Button variant="primary" icon={Wallet} onClick={() => open(picked.map(({ id }) => id).join(SEPARATOR))}>
      {t("pay.several", {
        count,
        number: format.number(count),
        sum: format.money(sumOf([first, ...others])),
      })}
    </Button>
  );
};

/** The place of the dialog that says how several invoices are paid, whose numbers are in the address. */
export const PayPickedPlace = (): Elements => {
  const t = useText();
  const format = useFormat();
  const { id = "", close } = useOpened("pay");
  const [first, ...others] = id.split(SEPARATOR).filter((number) => number !== "") as InvoiceNumber[];
  if (first === undefined) return null;
  const count = others.length + 1;
  return (
    <PayDialog
      paid={{ invoices: [first, ...others] }}
      title={t("pay.several.title", { count, number: format.number(count) })}
      onClose={close}
    />
  );
};
