import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, day, number, text, type CsvColumn } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  foundOrders,
  orderOfList,
  summaryColumns,
  type OrderListRequest,
  type SummaryRow,
} from "./orders.sql.ts";

export const orderColumns: readonly CsvColumn<SummaryRow>[] = [
  { key: "Order", heading: "orders.column.id", value: (row) => text(row.id) },
  { key: "Date", heading: "orders.column.date", value: (row) => day(row.ordered_on) },
  { key: "Reference", heading: "orders.column.reference", value: (row) => text(row.reference) },
  { key: "Status", heading: "orders.column.status", value: (row) => code("orders.status", row.status) },
  { key: "Total", heading: "order.total", value: (row) => amount(row.total_cents) },
  { key: "Currency", heading: "csv.currency", value: (row) => text(row.currency) },
  { key: "Items", heading: "orders.column.items", value: (row) => number(row.item_count) },
];

/** The filtered orders as chunks of a CSV file: a header line, then a line per order. */
export const ordersCsv = (
  sql: Sql,
  account: Account,
  { filter, sort, ...asked }: OrderListRequest & CsvRequest,
): AsyncIterable<string> =>
  csvLines<SummaryRow>({
    writer: csvWriter(orderColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{
        id: string;
      }>`select id from orders where ${await foundOrders(sql, account, filter)} ${orderOfList(sql, account, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<SummaryRow>`
      select ${summaryColumns(sql)} from orders join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
  });
