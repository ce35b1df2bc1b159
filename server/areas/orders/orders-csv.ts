import { orderList } from "../../../src/domain/orders/orders.lists.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, day, number, text, csvColumns } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  foundOrders,
  orderOfList,
  summaryColumns,
  type OrderListRequest,
  type SummaryRow,
} from "./orders.sql.ts";

export const orderColumns = csvColumns<SummaryRow>({
  Order: [orderList.columns.id, (row) => text(row.id)],
  Date: [orderList.columns.date, (row) => day(row.ordered_on)],
  Reference: [orderList.columns.reference, (row) => text(row.reference)],
  Status: [orderList.columns.status, (row) => code("orders.status", row.status)],
  Total: ["order.total", (row) => amount(row.total_cents)],
  Currency: ["csv.currency", (row) => text(row.currency)],
  Items: [orderList.columns.items, (row) => number(row.item_count)],
});

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
