import { getInvoicePdf } from "../../../api/invoice-pdf.calls.ts";
import type { Order } from "../../../domain/orders/order.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { numberId } from "./order-labels.ts";
import item from "./order-item.module.css";
import styles from "./order.module.css";

type OrderInvoice = NonNullable<Order["invoices"]>[number];

/** An invoice's number as the link to it. */
const InvoiceLink = ({ invoice: { number, kind } }: { readonly invoice: OrderInvoice }) => {
  const t = useText();
  return (
    <span id={numberId(number)}>
      {kind.code === "credit_note" ? <span>{`${t("order.credit_note")} `}</span> : null}
      <Link to={detailPath("invoice", number)} className={item["number"]}>
        {number}
      </Link>
    </span>
  );
};

const InvoicePdf = ({ invoice: { number } }: { readonly invoice: OrderInvoice }) => {
  const t = useText();
  return (
    <DocumentButton
      call={getInvoicePdf}
      as="order"
      about={{ id: number }}
      label={t("order.pdf")}
      describedBy={numberId(number)}
      doneText={t("invoices.pdf.done")}
      failedTitle={t("invoices.pdf.failed")}
    />
  );
};

/** The invoices and credit notes of an order. */
export const OrderInvoices = ({ invoices }: { readonly invoices: readonly OrderInvoice[] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel heading={t("order.invoices")}>
      {invoices.length === 0 ? (
        <p className={styles["muted"]}>{t("order.invoices.empty")}</p>
      ) : (
        <ul className={styles["papers"]}>
          {invoices.map((invoice) => (
            <li key={invoice.number} className={styles["paper"]}>
              <span>
                <InvoiceLink invoice={invoice} />{" "}
                <CopyButton small name={invoice.number} text={invoice.number} />
              </span>
              <time dateTime={invoice.date.toISOString()} className={styles["muted"]}>
                {format.day(invoice.date)}
              </time>
              <InvoicePdf invoice={invoice} />
              <TicketLink about={{ invoice: invoice.number }} plain>
                {t("order.invoice.ask")}
              </TicketLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
