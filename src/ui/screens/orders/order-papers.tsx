import { getInvoicePdf } from "../../../api/invoice-pdf.calls.ts";
import { getDeliveryNote } from "../../../api/orders.calls.ts";
import type { DeliveryNumber, Order, Shipment } from "../../../domain/orders/order.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { DocumentButton } from "../../calls/document-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import type { Elements } from "../../kit/elements.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import styles from "./order.module.css";

interface PapersProps {
  readonly title: string;
  readonly empty: string;
  readonly papers: readonly {
    readonly number: string;
    readonly date: Date;
    /** The number as it is shown. */
    readonly shown: Elements;
    readonly more?: Elements;
  }[];
}

const Papers = ({ title, empty, papers }: PapersProps) => {
  const format = useFormat();
  return (
    <Panel heading={title}>
      {papers.length === 0 ? (
        <p className={styles["muted"]}>{empty}</p>
      ) : (
        <ul className={styles["papers"]}>
          {papers.map(({ number, date, shown, more }) => (
            <li key={number} className={styles["paper"]}>
              {shown}
              <time dateTime={date.toISOString()} className={styles["muted"]}>
                {format.day(date)}
              </time>
              {more}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

const ShipmentRow = ({
  shipment: { number, carrier, trackingUrl, sentOn },
}: {
  readonly shipment: Shipment;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <li className={styles["paper"]}>
      <span>
        {trackingUrl === null ? (
          <span className={styles["number"]}>{number}</span>
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {t("order.shipment.track", { number })}
          </a>
        )}
        <CopyButton small name={number} text={number} />
        <span>{` · ${carrier}`}</span>
      </span>
      <span className={styles["muted"]}>
        {[
          sentOn === null
            ? t("order.shipment.waiting")
            : t("order.shipment.sent", { date: format.day(sentOn) }),
          ...(trackingUrl === null ? [t("order.shipment.no_tracking")] : []),
        ].join(" · ")}
      </span>
    </li>
  );
};

/** The shipments of an order, with links to the carrier's tracking. */
export const OrderShipments = ({ shipments }: { readonly shipments: readonly Shipment[] }) => {
  const t = useText();
  return (
    <Panel heading={t("order.shipments")}>
      {shipments.length === 0 ? (
        <p className={styles["muted"]}>{t("order.shipments.empty")}</p>
      ) : (
        <ul className={styles["papers"]}>
          {shipments.map((shipment) => (
            <ShipmentRow key={shipment.number} shipment={shipment} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

type OrderInvoice = NonNullable<Order["invoices"]>[number];

/** The id of the element with a document's number, which describes its buttons. */
const numberId = (number: string): string => `paper-${number}`;

/** An invoice's number as the link to it. */
const InvoiceLink = ({ invoice: { number, kind } }: { readonly invoice: OrderInvoice }) => {
  const t = useText();
  return (
    <span id={numberId(number)}>
      {kind.code === "credit_note" ? <span>{`${t("order.credit_note")} `}</span> : null}
      <Link to={detailPath("invoice", number)} className={styles["number"]}>
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

const DeliveryPdf = ({ number }: { readonly number: DeliveryNumber }) => {
  const t = useText();
  return (
    <DocumentButton
      call={getDeliveryNote}
      about={{ number }}
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
  return (
    <Papers
      title={t("order.invoices")}
      empty={t("order.invoices.empty")}
      papers={invoices.map((invoice) => ({
        ...invoice,
        shown: (
          <span>
            <InvoiceLink invoice={invoice} /> <CopyButton small name={invoice.number} text={invoice.number} />
          </span>
        ),
        more: (
          <>
            <InvoicePdf invoice={invoice} />
            <TicketLink about={{ invoice: invoice.number }} plain>
              {t("order.invoice.ask")}
            </TicketLink>
          </>
        ),
      }))}
    />
  );
};

/** The deliveries of an order, with their notes. */
export const OrderDeliveries = ({ deliveries }: Pick<Order, "deliveries">) => {
  const t = useText();
  return (
    <Papers
      title={t("order.deliveries")}
      empty={t("order.deliveries.empty")}
      papers={deliveries.map((delivery) => ({
        ...delivery,
        shown: (
          <span>
            <span id={numberId(delivery.number)} className={styles["number"]}>
              {delivery.number}
            </span>{" "}
            <CopyButton small name={delivery.number} text={delivery.number} />
          </span>
        ),
        more: <DeliveryPdf number={delivery.number} />,
      }))}
    />
  );
};
