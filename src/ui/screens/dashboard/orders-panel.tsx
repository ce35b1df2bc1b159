import type { Page } from "../../../domain/kit/list.ts";
import type { OrderSummary } from "../../../domain/orders/order-summary.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { useOrderColumns } from "../orders/use-order-columns.tsx";
import styles from "./dashboard.module.css";

/** The latest of the orders that are under way, with links. */
export const OrdersPanel = ({ orders: { rows } }: { readonly orders: Page<OrderSummary> }) => {
  const t = useText();
  const columns = useOrderColumns();
  const heading = t("dashboard.open_orders");
  return (
    <Panel heading={heading} flush actions={<Link to={routes.orders.path}>{t("dashboard.orders.all")}</Link>}>
      {rows.length === 0 ? (
        <p className={styles["note"]}>{t("dashboard.open_orders.none")}</p>
      ) : (
        <Table
          label={heading}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => detailPath("order", id)}
        />
      )}
    </Panel>
  );
};
