import type { OrderItem } from "../../../domain/orders/order.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import styles from "./order.module.css";
import { useItemColumns } from "./use-item-columns.tsx";

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
        />
      )}
    </Panel>
  );
};
