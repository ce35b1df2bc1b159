import type { OrderSummary } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

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
      whole: true,
      render: ({ id }) => id,
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
      whole: true,
      least: 3,
      render: ({ date }) => format.day(date),
    },
    {
      key: "reference",
      header: t("orders.column.reference"),
      least: 2,
      render: ({ reference }) => reference,
    },
    {
      key: "items",
      header: t("orders.column.items"),
      least: 1,
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
