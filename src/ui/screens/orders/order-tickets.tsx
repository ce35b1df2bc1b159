import { getTickets } from "../../../api/ticket-list.calls.ts";
import type { OrderId } from "../../../domain/orders/order-summary.ts";
import { isAllowed } from "../../../domain/shell/access.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { When } from "../../resource/when.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import item from "./order-item.module.css";
import styles from "./order.module.css";

/** How many tickets are shown: hardly any order has more. */
const SHOWN = 25;

const Tickets = ({ id }: { readonly id: OrderId }) => {
  const t = useText();
  const actor = useResource(
    getTickets,
    { page: 1, page_size: SHOWN, sort: "-lastActivity", filter: { order: id } },
    { as: id, beside: true },
  );
  return (
    <Panel heading={t("order.tickets")}>
      <ResourceView actor={actor} skeleton={<Skeleton count={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles["muted"]}>{t("order.tickets.empty")}</p>
          ) : (
            <ul className={styles["papers"]}>
              {rows.map(({ id: ticket, subject, lastActivity }) => (
                <li key={ticket} className={styles["paper"]}>
                  <Link to={detailPath("ticket", ticket)}>{subject}</Link>
                  <span className={styles["muted"]}>
                    <span className={item["number"]}>{ticket}</span>
                    <span> · </span>
                    <When date={lastActivity} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Panel>
  );
};

/** The company's tickets about an order, for who may read tickets. */
export const OrderTickets = ({ id }: { readonly id: OrderId }) => {
  const account = useAccount();
  return account !== undefined && isAllowed(routes.tickets, account.visitor) ? <Tickets id={id} /> : null;
};
