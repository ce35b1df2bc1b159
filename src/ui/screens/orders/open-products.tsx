import { getOpenProducts, getOpenProductsCsv } from "../../../api/orders.calls.ts";
import { openProductList } from "../../../domain/orders/orders.lists.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { columnsOf } from "../../lists/columns-of.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useList } from "../../lists/use-list.ts";
import { CsvButton } from "./csv-button.tsx";
import styles from "./order-item.module.css";
import { useItemCells } from "./use-item-cells.tsx";

/** The columns of an order's lines with two facts each in the first ones, so that the row fits without scrolling. */
const useColumns = () => {
  const t = useText();
  const format = useFormat();
  const { dispatch, ordered, open, unitPrice, discount, subtotal } = useItemCells();
  return columnsOf(t, openProductList, {
    order: {
      primary: true,
      whole: true,
      render: ({ order, position }) => (
        <>
          <span>{order}</span>{" "}
          <span className={styles["below"]}>
            {t("orders.products.position", { position: format.number(position) })}
          </span>
        </>
      ),
    },
    dispatch,
    articleNumber: {
      primary: true,
      render: ({ name, articleNumber }) => (
        <>
          <span>{name}</span> <span className={styles["below"]}>{articleNumber}</span>
        </>
      ),
    },
    ordered: { ...ordered, least: 2 },
    open,
    unitPrice: { ...unitPrice, least: 3 },
    discount: { ...discount, least: 1 },
    subtotal: { ...subtotal, primary: false },
  });
};

/** What is still to be sent, across all orders; search, order and page are in the address bar (business §1, §3). */
export const OpenProducts = ({ ordersHref }: { readonly ordersHref: { readonly search: string } }) => {
  const t = useText();
  const list = useList(openProductList);
  const products = useResource(getOpenProducts, list.request);
  const columns = useColumns();
  return (
    <ListView
      name="open-products"
      actor={products}
      failedTitle={t("orders.products.not_loaded")}
      list={list}
      none={
        <EmptyState
          title={t("orders.empty.products.title")}
          text={t("orders.empty.products.text")}
          action={<LinkButton to={ordersHref}>{t("orders.empty.products.action")}</LinkButton>}
        />
      }
      notFound={{ title: t("orders.none.products.title"), text: t("orders.none.products.text") }}
      columns={columns}
      label={t("orders.table.products", { page: list.address.page })}
      rowKey={({ order, position }) => `${order}/${position}`}
      rowHref={({ order }) => detailPath("order", order)}
      totalText={(counted) => t("orders.products.total", counted)}
      renderTools={() => <CsvButton call={getOpenProductsCsv} request={list.request} />}
    />
  );
};
