import type { Dashboard } from "../../../domain/dashboard/dashboard.ts";
import type { OrderSummary } from "../../../domain/orders/order-summary.ts";
import { detailPath, routes } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { useOrderColumns } from "../orders/use-order-columns.tsx";
import styles from "./dashboard.module.css";

/** The partner's discount levels. */
export const DiscountsPanel = ({ levels }: { readonly levels: NonNullable<Dashboard["discountLevels"]> }) => {
  const t = useText();
  const format = useFormat();
  if (levels.length === 0) return null;
  return (
    <Panel heading={t("dashboard.discounts")}>
      <DescriptionList
        rows
        facts={levels.map(({ label, share }) => ({ label, value: format.percent(share) }))}
      />
    </Panel>
  );
};

export interface OrdersPanelProps {
  readonly heading: string;
  /** Shown if there are none. */
  readonly empty: string;
  readonly orders: readonly OrderSummary[];
}

/** Up to five orders, with links. */
export const OrdersPanel = ({ heading, empty, orders }: OrdersPanelProps) => {
  const t = useText();
  const columns = useOrderColumns();
  return (
    <Panel heading={heading} flush actions={<Link to={routes.orders.path}>{t("dashboard.orders.all")}</Link>}>
      {orders.length === 0 ? (
        <p className={styles["note"]}>{empty}</p>
      ) : (
        <Table
          label={heading}
          columns={columns}
          rows={orders.slice(0, 5)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => detailPath("order", id)}
        />
      )}
    </Panel>
  );
};

/** The number of unread messages, with a link to them. */
export const UnreadMessages = ({ unread }: { readonly unread: number }) => {
  const t = useText();
  const format = useFormat();
  const text =
    unread === 0
      ? t("dashboard.messages.none")
      : t("dashboard.messages.unread", { count: unread, number: format.number(unread) });
  return (
    <Panel
      heading={t("dashboard.messages")}
      actions={<Link to={routes.messages.path}>{t("dashboard.messages.all")}</Link>}
    >
      <p>{text}</p>
    </Panel>
  );
};
