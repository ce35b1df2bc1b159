import { columnsOf } from "../../lists/columns-of.ts";
import { OrderLine } from "../../../domain/orders/order.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import item from "./order-item.module.css";
import styles from "./order.module.css";
import { useItemCells } from "./use-item-cells.tsx";

/** The lines of an order, in the order of their positions. */
const lines = {
  row: OrderLine,
  columns: {
    position: "order.item.position",
    articleNumber: "order.item.article",
    name: "order.item.name",
    ordered: "order.item.ordered",
    open: "order.item.open",
    unitPrice: "order.item.unit_price",
    discount: "order.item.discount",
    subtotal: "order.item.subtotal",
    dispatch: "order.item.dispatch",
  },
} as const;

/** The items of an order (business §3). */
export const OrderItems = ({ items }: { readonly items: readonly OrderLine[] }) => {
  const t = useText();
  const cells = useItemCells();
  const dispatch = {
    ...cells.dispatch,
    render: (line: OrderLine) =>
      line.isShort ? (
        <>
          <span>{cells.dispatch.render(line)}</span>
          <span className={item["below"]}>{t("order.item.short")}</span>
        </>
      ) : (
        cells.dispatch.render(line)
      ),
  };
  return (
    <Panel heading={t("order.items")} flush>
      {items.length === 0 ? (
        <p className={styles["note"]}>{t("order.items.empty")}</p>
      ) : (
        <Table
          label={t("order.items")}
          columns={columnsOf(t, lines, { ...cells, dispatch })}
          rows={items}
          rowKey={({ position }) => String(position)}
          compact
        />
      )}
    </Panel>
  );
};
