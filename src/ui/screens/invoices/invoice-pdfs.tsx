import { isPaperKind } from "../../../domain/invoices/document.ts";
import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { PdfButton } from "../../form/pdf-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import styles from "./invoices.module.css";
import { useInvoicesActors } from "./invoices-actors.ts";

/** The documents of an entry as PDF (business §1): the invoice or credit note itself, and the delivery note of an invoice. */
export const InvoicePdfs = ({
  invoice: { id, kind, delivery },
}: {
  readonly invoice: Pick<Invoice, "id" | "kind" | "delivery">;
}) => {
  const t = useText();
  const { invoicePdf, deliveryNote } = useInvoicesActors();
  const told = { about: { id }, doneText: t("invoices.pdf.done"), failedTitle: t("invoices.pdf.failed") };
  return (
    <div className={styles["pdfs"]}>
      {isPaperKind(kind.code) ? (
        <PdfButton
          {...told}
          name={`invoice-pdf:${id}`}
          logic={invoicePdf}
          label={t(`invoice.pdf.${kind.code}`)}
        />
      ) : null}
      {delivery === null ? null : (
        <PdfButton
          {...told}
          name={`invoice-note:${id}`}
          logic={deliveryNote}
          label={t("invoice.pdf.delivery")}
        />
      )}
    </div>
  );
};
