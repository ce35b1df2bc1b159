import type { OrderItem } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import styles from "./order.module.css";

export type ItemColumn =
  | "position"
  | "articleNumber"
  | "name"
  | "ordered"
  | "open"
  | "unitPrice"
  | "discount"
  | "subtotal"
  | "dispatch";

/** The columns of an order's lines: in the order itself and among the open products (business §3). */
export const useItemColumns = (): readonly Column<OrderItem, ItemColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    { key: "position", header: t("order.item.position"), render: ({ position }) => format.number(position) },
    {
      key: "articleNumber",
      header: t("order.item.article"),
      whole: true,
      render: ({ articleNumber }) => <span className={styles["number"]}>{articleNumber}</span>,
    },
    { key: "name", header: t("order.item.name"), primary: true, render: ({ name }) => name },
    {
      key: "ordered",
      header: t("order.item.ordered"),
      number: true,
      render: ({ ordered }) => format.number(ordered),
    },
    { key: "open", header: t("order.item.open"), number: true, render: ({ open }) => format.number(open) },
    {
      key: "unitPrice",
      header: t("order.item.unit_price"),
      number: true,
      render: ({ unitPrice }) => format.money(unitPrice),
    },
    {
      key: "discount",
      header: t("order.item.discount"),
      number: true,
      render: ({ discount }) => format.percent(discount),
    },
    {
      key: "subtotal",
      header: t("order.item.subtotal"),
      number: true,
      primary: true,
      render: ({ subtotal }) => format.money(subtotal),
    },
    {
      key: "dispatch",
      header: t("order.item.dispatch"),
      whole: true,
      render: ({ estimatedDispatch }) =>
        estimatedDispatch === null ? t("order.none") : format.day(estimatedDispatch),
    },
  ];
};
