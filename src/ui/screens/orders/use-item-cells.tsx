import type { OrderItem } from "../../../domain/orders/order-item.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Cell } from "../../lists/columns-of.ts";
import styles from "./order-item.module.css";

/** How an order's lines are shown: in the order itself and among the open products (business §3). */
export const useItemCells = () => {
  const t = useText();
  const format = useFormat();
  return {
    position: { render: ({ position }) => format.number(position) },
    articleNumber: {
      whole: true,
      render: ({ articleNumber }) => <span className={styles["number"]}>{articleNumber}</span>,
    },
    name: { primary: true, render: ({ name }) => name },
    ordered: { number: true, render: ({ ordered }) => format.number(ordered) },
    open: { number: true, render: ({ open }) => format.number(open) },
    unitPrice: { number: true, render: ({ unitPrice }) => format.money(unitPrice) },
    discount: { number: true, render: ({ discount }) => format.percent(discount) },
    subtotal: { number: true, primary: true, render: ({ subtotal }) => format.money(subtotal) },
    dispatch: {
      whole: true,
      // What has left needs no day.
      render: ({ estimatedDispatch, open }) => {
        if (estimatedDispatch !== null) return format.day(estimatedDispatch);
        return open > 0 ? t("order.item.dispatch.unknown") : "";
      },
    },
  } satisfies Readonly<Record<string, Cell<OrderItem>>>;
};
