import * as Schema from "effect/Schema";
import { list, severalOf } from "../kit/list.ts";
import { OpenProduct } from "./open-product.ts";
import { openStatuses, orderStatuses, orderColumns } from "./order-summary.ts";

/** The account's orders; a search matches number, reference and article names. */
export const orderList = list({
  ...orderColumns,
  sortable: ["date", "id", "reference", "status", "total"],
  sort: "-date",
  search: "orders.search",
  filters: {
    status: severalOf(orderStatuses, "orders.column.status", (status) => `orders.status.${status}`),
  },
  further: { completed: Schema.optionalKey(Schema.Boolean) },
  period: "orders.column.date",
  amount: "orders.column.total",
  parts: {
    open: { filter: { completed: false }, codes: openStatuses },
    // They have one status.
    completed: { filter: { completed: true }, codes: [] },
  },
});

/** What is still to be sent, across all orders; a search matches the order's number, article number and name. */
export const openProductList = list({
  row: OpenProduct,
  columns: {
    order: "orders.column.id",
    dispatch: "order.item.dispatch",
    articleNumber: "orders.products.article",
    ordered: "order.item.ordered",
    open: "order.item.open",
    unitPrice: "order.item.unit_price",
    discount: "order.item.discount",
    subtotal: "order.item.subtotal",
  },
  sortable: ["dispatch", "order", "articleNumber", "open", "subtotal"],
  sort: "dispatch",
  search: "orders.products.search",
  period: "order.item.dispatch",
  amount: "order.item.subtotal",
});
