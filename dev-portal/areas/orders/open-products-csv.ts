import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, day, number, text, type CsvColumn } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  foundItems,
  openItemColumns,
  orderOfList,
  type OpenItemRow,
  type OpenProductsRequest,
} from "./open-products.sql.ts";

export const openProductColumns: readonly CsvColumn<OpenItemRow>[] = [
  { key: "Order", heading: "orders.column.id", value: (row) => text(row.order_id) },
  { key: "Position", heading: "order.item.position", value: (row) => number(row.position) },
  { key: "Article number", heading: "order.item.article", value: (row) => text(row.article_number) },
  { key: "Name", heading: "order.item.name", value: (row) => text(row.name) },
  { key: "Ordered", heading: "order.item.ordered", value: (row) => number(Number(row.ordered)) },
  { key: "Open", heading: "order.item.open", value: (row) => number(Number(row.open)) },
  { key: "Unit price", heading: "order.item.unit_price", value: (row) => amount(row.unit_price_cents) },
  {
    key: "Discount %",
    heading: "csv.discount",
    value: (row) => number(Number((Number(row.discount) * 100).toFixed(2))),
  },
  { key: "Subtotal incl. VAT", heading: "order.item.subtotal", value: (row) => amount(row.subtotal_cents) },
  { key: "Currency", heading: "csv.currency", value: (row) => text(row.currency) },
  { key: "Estimated dispatch", heading: "order.item.dispatch", value: (row) => day(row.estimated_dispatch) },
];

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
