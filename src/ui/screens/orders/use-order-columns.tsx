import { orderColumns } from "../../../domain/orders/order-summary.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";

/** The columns of order lists: on the order list and on the dashboard. */
export const useOrderColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, orderColumns, {
    id: { primary: true, whole: true, render: ({ id }) => id },
    status: { primary: true, render: ({ status }) => <OrderStatusBadge status={status} /> },
    date: { whole: true, least: 3, secondary: true, render: ({ date }) => format.day(date) },
    // The customer's own words for it, by which a row is known: shown at each width.
    reference: { secondary: true, render: ({ reference }) => reference },
    items: { least: 1, number: true, render: ({ itemCount }) => format.number(itemCount) },
    total: { primary: true, money: ({ total }) => total },
  });
};
