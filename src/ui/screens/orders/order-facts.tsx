import type { Order } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { AddressLines } from "./address-lines.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { paymentMethodText, paymentStatusText, shippingText } from "./order-labels.ts";
import styles from "./order.module.css";

/** The main data of an order (business §3). */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const dayOrNone = (date: Date | null): string => (date === null ? t("order.none") : format.day(date));
  return (
    <Panel heading={t("order.facts")}>
      <div className={styles["wide"]}>
        <DescriptionList
          facts={[
            { label: t("order.status"), value: <OrderStatusBadge status={order.status} /> },
            { label: t("order.date"), value: format.day(order.date) },
            {
              label: t("order.reference"),
              value: order.reference === "" ? t("order.none") : order.reference,
            },
            { label: t("order.total"), value: format.money(order.total) },
            { label: t("order.payment_method"), value: paymentMethodText(t, order.paymentMethod) },
            { label: t("order.payment_status"), value: paymentStatusText(t, order.paymentStatus) },
            { label: t("order.billing_date"), value: dayOrNone(order.billingDate) },
            { label: t("order.shipping_method"), value: shippingText(t, order.shippingMethod) },
            { label: t("order.desired_shipping_date"), value: dayOrNone(order.desiredShippingDate) },
          ]}
        />
      </div>
      <TicketLink about={{ order: order.id }} plain>
        {t("order.ask_step_by_step")}
      </TicketLink>
    </Panel>
  );
};

/** The billing and delivery addresses. */
export const OrderAddresses = ({ order }: { readonly order: Order }) => {
  const t = useText();
  return (
    <Panel heading={t("order.addresses")}>
      <div className={styles["wide"]}>
        <DescriptionList
          facts={[
            { label: t("order.billing_address"), value: <AddressLines address={order.billingAddress} /> },
            { label: t("order.shipping_address"), value: <AddressLines address={order.shippingAddress} /> },
          ]}
        />
      </div>
    </Panel>
  );
};
