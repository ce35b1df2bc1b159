import { openProductColumns, type OpenProduct } from "../../../domain/orders/open-product.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest, type ListRules } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { CsvButton } from "./csv-button.tsx";
import styles from "./order.module.css";
import { useOrdersActors, type OpenProductColumnKey, type OpenProductsRequest } from "./orders-actors.ts";
import { useItemColumns, type ItemColumn } from "./use-item-columns.tsx";

const rules: ListRules<never, OpenProductColumnKey> = {
  statuses: [],
  columns: openProductColumns,
  defaultSort: "dispatch",
  ranges: ["period", "amount"],
};

/** The columns of an order's lines with two facts each in the first ones, so that the row fits without scrolling. */
const useColumns = (): readonly Column<OpenProduct, ItemColumn | "order">[] => {
  const t = useText();
  const format = useFormat();
  const items = useItemColumns();
  const only = (...keys: readonly ItemColumn[]) => items.filter(({ key }) => keys.includes(key));
  return [
    {
      key: "order",
      header: t("orders.column.id"),
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
    ...only("dispatch"),
    {
      key: "articleNumber",
      header: t("orders.products.article"),
      primary: true,
      render: ({ name, articleNumber }) => (
        <>
          <span>{name}</span> <span className={styles["below"]}>{articleNumber}</span>
        </>
      ),
    },
    ...only("ordered").map((column) => ({ ...column, least: 2 as const })),
    ...only("open"),
    ...only("unitPrice").map((column) => ({ ...column, least: 3 as const })),
    ...only("discount").map((column) => ({ ...column, least: 1 as const })),
    ...only("subtotal").map((column) => ({ ...column, primary: false })),
  ];
};

/** What is still to be sent, across all orders; search, order and page are in the address bar (business §1, §3). */
export const OpenProducts = ({ ordersHref }: { readonly ordersHref: { readonly search: string } }) => {
  const t = useText();
  const actors = useOrdersActors();
  const list = useListAddress(rules);
  const request: OpenProductsRequest = listRequest(list.address);
  const actor = useResource("open-products", actors.openProducts, request);
  const columns = useColumns();
  const nameOf = (key: OpenProductColumnKey) => columns.find((column) => column.key === key)?.header ?? key;
  return (
    <ListView
      name="open-products"
      actor={actor}
      failedTitle={t("orders.products.not_loaded")}
      list={list}
      searchLabel={t("orders.products.search")}
      searchHelp={t("orders.products.search.help")}
      columnText={nameOf}
      ranges={{ period: nameOf("dispatch"), amount: nameOf("subtotal") }}
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
      renderTools={() => (
        <CsvButton name="open-products-csv" logic={actors.openProductsCsv} request={request} />
      )}
    />
  );
};
