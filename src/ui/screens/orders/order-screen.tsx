import { useParams } from "react-router-dom";
import { getOrder } from "../../../api/order.calls.ts";
import { askedOfOrder, isToBePaid } from "../../../domain/invoices/paying.ts";
import type { OrderId } from "../../../domain/orders/order-summary.ts";
import type { Order } from "../../../domain/orders/order.ts";
import { orderProgress } from "../../../domain/orders/order-progress.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { ExternalButton } from "../../kit/buttons/external-button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import detail from "../../page/detail.module.css";
import { useHelpButton } from "../help/use-help-button.tsx";
import { PayButton, PayPlace } from "../invoices/pay.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { OrderAgain } from "./order-again.tsx";
import { OrderAnswer, trackingOf } from "./order-answer.tsx";
import { OrderAddresses, OrderFacts } from "./order-facts.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderShortages } from "./order-shortages.tsx";
import { OrderTickets } from "./order-tickets.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

const OrderParts = ({ order }: { readonly order: Order }) => {
  const progress = orderProgress(order);
  return (
    <div className={detail["main"]}>
      <OrderAnswer order={order} progress={progress} />
      <OrderTimeline order={order} progress={progress} />
      <OrderShortages id={order.id} />
      <OrderItems items={order.items} />
      <div className={detail["beside"]}>
        <div className={detail["stack"]}>
          <OrderFacts order={order} />
          <OrderAddresses order={order} />
        </div>
        <div className={detail["stack"]}>
          {order.invoices === null ? null : <OrderInvoices invoices={order.invoices} />}
          <OrderTickets id={order.id} />
          <OrderAgain order={order} />
        </div>
      </div>
    </div>
  );
};

/** All data of an order (business §3), and the button to ask for help about it. */
export const OrderScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as OrderId;
  const actor = useResource(getOrder, { id });
  const notFound = useNotFound(actor);
  const order = useContent(actor);
  const tracking = order && trackingOf(order);
  const isPayable = order !== undefined && isToBePaid(askedOfOrder(order));
  const help = useHelpButton({ type: "order", no: id }, t("order.help"), order !== undefined);
  return (
    <>
      <BackLink to={routes.orders.path} label={t("order.back")} />
      <PageHeader
        title={t("order.title", { id })}
        {...(!notFound && {
          number: id,
          note: help,
          ...((tracking !== undefined || isPayable) && {
            action: (
              <>
                {tracking !== undefined && (
                  <ExternalButton variant="primary" href={tracking}>
                    {t("order.track")}
                  </ExternalButton>
                )}
                {isPayable ? <PayButton /> : null}
              </>
            ),
          }),
        })}
      />
      {notFound ? (
        <EmptyState
          title={t("order.not_found.title")}
          text={t("order.not_found.text", { id })}
          action={<LinkButton to={routes.orders.path}>{t("order.back")}</LinkButton>}
        />
      ) : (
        <ResourceView
          failedTitle={t("order.not_loaded")}
          actor={actor}
          skeleton={<Skeleton shape="card" count={4} />}
        >
          {(order) => <OrderParts order={order} />}
        </ResourceView>
      )}
      {notFound ? null : <PayPlace paid={{ order: id }} number={id} />}
    </>
  );
};
