import { byteOrderMark, csvAmount, csvLine } from "../../../src/domain/kit/csv.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import {
  foundOrders,
  orderOfList,
  summaryColumns,
  type OrderListRequest,
  type SummaryRow,
} from "./orders.sql.ts";

/** Number of orders read at once. */
const chunk = 1_000;

const header = ["Order", "Date", "Reference", "Status", "Total", "Currency", "Items"];

const lineOf = (row: SummaryRow): string =>
  csvLine([
    row.id,
    row.ordered_on,
    row.reference,
    row.status,
    csvAmount(row.total_cents),
    row.currency,
    String(row.item_count),
  ]);

// The ids are read first: an order that arrives in the meantime neither repeats nor removes a row.
const readChunk = (sql: Sql, ids: readonly string[]): Promise<readonly SummaryRow[]> => sql<SummaryRow>`
  select ${summaryColumns(sql)} from orders join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`;

async function* linesOf(sql: Sql, ids: readonly string[]): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(header);
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await readChunk(sql, ids.slice(from, from + chunk));
    yield rows.map(lineOf).join("");
  }
}

/** The filtered orders as chunks of a CSV file: a header line, then a line per order, amounts with a decimal point. */
export const ordersCsv = async (
  sql: Sql,
  account: Account,
  { filter, sort }: OrderListRequest,
): Promise<AsyncIterable<string>> => {
  const rows = await sql<{
    id: string;
  }>`select id from orders where ${foundOrders(sql, account, filter)} ${orderOfList(sql, sort)}`;
  return linesOf(
    sql,
    rows.map(({ id }) => id),
  );
};
