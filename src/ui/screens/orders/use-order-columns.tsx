import type { OrderSummary } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import styles from "./order.module.css";

export type OrderColumn = "id" | "status" | "date" | "reference" | "items" | "total";

/** The columns of order lists: on the order list and on the dashboard. */
export const useOrderColumns = (): readonly Column<OrderSummary, OrderColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "id",
      header: t("orders.column.id"),
      primary: true,
      render: ({ id }) => <span className={styles["whole"]}>{id}</span>,
    },
    {
      key: "status",
      header: t("orders.column.status"),
      primary: true,
      render: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      key: "date",
      header: t("orders.column.date"),
      render: ({ date }) => <span className={styles["whole"]}>{format.day(date)}</span>,
    },
    { key: "reference", header: t("orders.column.reference"), render: ({ reference }) => reference },
    {
      key: "items",
      header: t("orders.column.items"),
      number: true,
      render: ({ itemCount }) => format.number(itemCount),
    },
    {
      key: "total",
      header: t("orders.column.total"),
      number: true,
      render: ({ total }) => format.money(total),
    },
  ];
};
