import type { ComponentType } from "react";
import type { Order, Shipment } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import styles from "./order.module.css";

interface PapersProps {
  readonly title: string;
  readonly empty: string;
  readonly papers: Order["invoices"];
  /** The button to ask for help about one of them. */
  readonly Ask?: ComponentType<{ readonly number: string }>;
}

const Papers = ({ title, empty, papers, Ask }: PapersProps) => {
  const format = useFormat();
  return (
    <Panel heading={title}>
      {papers.length === 0 ? (
        <p className={styles["muted"]}>{empty}</p>
      ) : (
        <ul className={styles["papers"]}>
          {papers.map(({ number, date }) => (
            <li key={number} className={styles["paper"]}>
              <span className={styles["number"]}>{number}</span>
              <time dateTime={date.toISOString()} className={styles["muted"]}>
                {format.day(date)}
              </time>
              {Ask === undefined ? null : <Ask number={number} />}
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
        {" · "}
        {carrier}
      </span>
      <span className={styles["muted"]}>
        {sentOn === null
          ? t("order.shipment.waiting")
          : t("order.shipment.sent", { date: format.day(sentOn) })}
        {trackingUrl === null ? ` · ${t("order.shipment.no_tracking")}` : null}
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

const AskAboutInvoice = ({ number }: { readonly number: string }) => {
  const t = useText();
  return (
    <TicketLink about={{ invoice: number }} plain>
      {t("order.invoice.ask")}
    </TicketLink>
  );
};

/** Numbers and dates of an order's invoices and deliveries. */
export const OrderPapers = ({ order }: { readonly order: Order }) => {
  const t = useText();
  return (
    <>
      <Papers
        title={t("order.invoices")}
        empty={t("order.invoices.empty")}
        papers={order.invoices}
        Ask={AskAboutInvoice}
      />
      <Papers title={t("order.deliveries")} empty={t("order.deliveries.empty")} papers={order.deliveries} />
    </>
  );
};
