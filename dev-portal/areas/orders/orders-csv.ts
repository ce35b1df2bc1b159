import { csvAmount } from "../../../src/domain/kit/csv.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { csvLines } from "../kit/csv-lines.ts";
import {
  foundOrders,
  orderOfList,
  summaryColumns,
  type OrderListRequest,
  type SummaryRow,
} from "./orders.sql.ts";

/** The filtered orders as chunks of a CSV file: a header line, then a line per order, amounts with a decimal point. */
export const ordersCsv = (
  sql: Sql,
  account: Account,
  { filter, sort }: OrderListRequest,
): AsyncIterable<string> =>
  csvLines<SummaryRow>({
    header: ["Order", "Date", "Reference", "Status", "Total", "Currency", "Items"],
    readIds: async () => {
      const rows = await sql<{
        id: string;
      }>`select id from orders where ${await foundOrders(sql, account, filter)} ${orderOfList(sql, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<SummaryRow>`
      select ${summaryColumns(sql)} from orders join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
    cells: (row) => [
      row.id,
      row.ordered_on,
      row.reference,
      row.status,
      csvAmount(row.total_cents),
      row.currency,
      String(row.item_count),
    ],
  });
