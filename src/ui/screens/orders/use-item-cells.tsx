import type { OrderItem } from "../../../domain/orders/order-item.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Cell } from "../../kit/lists/table.tsx";
import { discountText } from "./order-labels.ts";
import styles from "./order-item.module.css";

/** How an order's lines are shown: in the order itself and among the open products (business §3). */
export const useItemCells = () => {
  const t = useText();
  const format = useFormat();
  return {
    position: { render: ({ position }) => format.number(position), secondary: () => null },
    articleNumber: {
      whole: true,
      render: ({ articleNumber }) => <span className={styles["number"]}>{articleNumber}</span>,
    },
    name: { primary: true, render: ({ name }) => name },
    ordered: {
      number: true,
      render: ({ ordered }) => format.number(ordered),
      secondary: ({ ordered, unitPrice }) => `${format.number(ordered)} × ${format.money(unitPrice)}`,
    },
    open: {
      number: true,
      render: ({ open }) => format.number(open),
      secondary: ({ open }) =>
        open > 0 ? t("order.item.open.alone", { number: format.number(open) }) : null,
    },
    // Beside the number of pieces.
    unitPrice: { money: ({ unitPrice }) => unitPrice, secondary: () => null },
    discount: {
      number: true,
      render: ({ discount }) => format.percent(discount),
      secondary: ({ discount }) => discountText(t, format, discount),
    },
    subtotal: { money: ({ subtotal }) => subtotal, primary: true },
    dispatch: {
      whole: true,
      // What has left needs no day.
      render: ({ estimatedDispatch, open }) => {
        if (estimatedDispatch !== null) return format.day(estimatedDispatch);
        return open > 0 ? t("order.item.dispatch.unknown") : "";
      },
      secondary: ({ estimatedDispatch }) =>
        estimatedDispatch === null
          ? null
          : t("order.item.dispatch.alone", { day: format.day(estimatedDispatch) }),
    },
  } satisfies Readonly<Record<string, Cell<OrderItem>>>;
};
