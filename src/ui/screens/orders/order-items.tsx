import type { OrderItem } from "../../../domain/orders/order.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table, type Column } from "../../kit/lists/table.tsx";
import styles from "./order.module.css";

type ItemColumn =
  | "position"
  | "articleNumber"
  | "name"
  | "ordered"
  | "open"
  | "unitPrice"
  | "discount"
  | "subtotal"
  | "dispatch";

const useItemColumns = (): readonly Column<OrderItem, ItemColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    { key: "position", header: t("order.item.position"), render: ({ position }) => format.number(position) },
    {
      key: "articleNumber",
      header: t("order.item.article"),
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
      render: ({ estimatedDispatch }) =>
        estimatedDispatch === null ? t("order.none") : format.day(estimatedDispatch),
    },
  ];
};

/** The items of an order (business §3). */
export const OrderItems = ({ items }: { readonly items: readonly OrderItem[] }) => {
  const t = useText();
  const columns = useItemColumns();
  return (
    <Panel heading={t("order.items")} flush>
      {items.length === 0 ? (
        <p className={styles["note"]}>{t("order.items.empty")}</p>
      ) : (
        <Table
          label={t("order.items")}
          columns={columns}
          rows={items}
          rowKey={({ position }) => String(position)}
          compact
          scrolls
        />
      )}
    </Panel>
  );
};
