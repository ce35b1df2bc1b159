import { openProductList } from "../../../src/domain/orders/orders.lists.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, day, number, text, csvColumns } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  foundItems,
  openItemColumns,
  orderOfList,
  type OpenItemRow,
  type OpenProductsRequest,
} from "./open-products.sql.ts";

export const openProductColumns = csvColumns<OpenItemRow>({
  Order: [openProductList.columns.order, (row) => text(row.order_id)],
  Position: ["order.item.position", (row) => number(row.position)],
  "Article number": ["order.item.article", (row) => text(row.article_number)],
  Name: ["order.item.name", (row) => text(row.name)],
  Ordered: [openProductList.columns.ordered, (row) => number(Number(row.ordered))],
  Open: [openProductList.columns.open, (row) => number(Number(row.open))],
  "Unit price": [openProductList.columns.unitPrice, (row) => amount(row.unit_price_cents)],
  "Discount %": ["csv.discount", (row) => number(Number((Number(row.discount) * 100).toFixed(2)))],
  "Subtotal incl. VAT": [openProductList.columns.subtotal, (row) => amount(row.subtotal_cents)],
  Currency: ["csv.currency", (row) => text(row.currency)],
  "Estimated dispatch": [openProductList.columns.dispatch, (row) => day(row.dispatch_on)],
});

/** The key of a line as one text, because an order's number may contain any sign: `20 SO-2026-000101`. */
const keyOf = (id: string): readonly [order: string, position: number] => {
  const space = id.indexOf(" ");
  return [id.slice(space + 1), Number(id.slice(0, space))];
};

/** The open products that a search finds as chunks of a CSV file, in the list's order. */
export const openProductsCsv = (
  sql: Sql,
  account: Account,
  { filter, sort, ...asked }: OpenProductsRequest & CsvRequest,
): AsyncIterable<string> =>
  csvLines<OpenItemRow>({
    writer: csvWriter(openProductColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{
        id: string;
      }>`select position || ' ' || order_id as id from order_items where ${await foundItems(sql, account, filter)} ${orderOfList(sql, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => {
      const keys = ids.map(keyOf);
      return sql<OpenItemRow>`
        select ${openItemColumns(sql)} from order_items
        join unnest(${keys.map(([order]) => order)}::text[], ${keys.map(([, position]) => position)}::integer[])
          with ordinality as wanted (wanted_order, wanted_position, place) on order_id = wanted_order and position = wanted_position
        order by place`;
    },
  });
