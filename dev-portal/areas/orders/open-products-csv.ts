import { csvAmount } from "../../../src/domain/kit/csv.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { csvLines } from "../kit/csv-lines.ts";
import {
  foundItems,
  openItemColumns,
  orderOfList,
  type OpenItemRow,
  type OpenProductsRequest,
} from "./open-products.sql.ts";

const header = [
  "Order",
  "Position",
  "Article number",
  "Name",
  "Ordered",
  "Open",
  "Unit price",
  "Discount %",
  "Subtotal incl. VAT",
  "Currency",
  "Estimated dispatch",
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
  { filter, sort }: OpenProductsRequest,
): AsyncIterable<string> =>
  csvLines<OpenItemRow>({
    header,
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
    cells: (row) => [
      row.order_id,
      String(row.position),
      row.article_number,
      row.name,
      { decimal: String(Number(row.ordered)) },
      { decimal: String(Number(row.open)) },
      csvAmount(row.unit_price_cents),
      { decimal: String(Number((Number(row.discount) * 100).toFixed(2))) },
      csvAmount(row.subtotal_cents),
      row.currency,
      row.estimated_dispatch ?? "",
    ],
  });
