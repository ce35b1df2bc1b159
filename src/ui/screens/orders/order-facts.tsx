import type { Order } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { AddressLines } from "./address-lines.tsx";
import { paymentMethodText, shippingText } from "./order-labels.ts";
import styles from "./order.module.css";

/** The main data of an order (business §3). */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { paymentMethod, billingDate, shippingMethod, desiredShippingDate } = order;
  return (
    <Panel heading={t("order.facts")}>
      <div className={styles["facts"]}>
        <DescriptionList
          wide
          facts={[
            { label: t("order.payment_method"), value: paymentMethodText(t, paymentMethod) },
            ...(billingDate === null
              ? []
              : [{ label: t("order.billing_date"), value: format.day(billingDate) }]),
            { label: t("order.shipping_method"), value: shippingText(t, shippingMethod) },
            ...(desiredShippingDate === null
              ? []
              : [{ label: t("order.desired_shipping_date"), value: format.day(desiredShippingDate) }]),
          ]}
        />
        <TicketLink about={{ order: order.id }} plain>
          {t("order.ask_step_by_step")}
        </TicketLink>
      </div>
    </Panel>
  );
};

/** The billing and delivery addresses. */
export const OrderAddresses = ({ order }: { readonly order: Order }) => {
  const t = useText();
  return (
    <Panel heading={t("order.addresses")}>
      <DescriptionList
        wide
        quiet
        facts={[
          { label: t("order.billing_address"), value: <AddressLines address={order.billingAddress} /> },
          { label: t("order.shipping_address"), value: <AddressLines address={order.shippingAddress} /> },
        ]}
      />
    </Panel>
  );
};
