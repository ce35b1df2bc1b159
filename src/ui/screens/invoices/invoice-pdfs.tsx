import { getInvoicePdf } from "../../../api/invoice-pdf.calls.ts";
import { getInvoiceDeliveryNote } from "../../../api/invoices.calls.ts";
import { isPaperKind } from "../../../domain/invoices/document.ts";
import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import styles from "./invoices.module.css";

/** The documents of an entry as PDF (business §1): the invoice or credit note itself, and the delivery note of an invoice. */
export const InvoicePdfs = ({
  invoice: { id, kind, delivery },
}: {
  readonly invoice: Pick<Invoice, "id" | "kind" | "delivery">;
}) => {
  const t = useText();
  const messages = { about: { id }, doneText: t("invoices.pdf.done"), failedTitle: t("invoices.pdf.failed") };
  return (
    <div className={styles["pdfs"]}>
      {isPaperKind(kind.code) ? (
        <DocumentButton {...messages} call={getInvoicePdf} label={t(`invoice.pdf.${kind.code}`)} />
      ) : null}
      {delivery === null ? null : (
        <DocumentButton {...messages} call={getInvoiceDeliveryNote} label={t("invoice.pdf.delivery")} />
      )}
    </div>
  );
};
