import { csvAmount } from "../../../src/domain/kit/csv.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { csvLines } from "../kit/csv-lines.ts";
import {
  entryColumns,
  foundEntries,
  orderOfLedger,
  type EntryRow,
  type InvoiceListRequest,
} from "./ledger.sql.ts";

const header = [
  "Document",
  "Type",
  "Date",
  "Due",
  "Order",
  "Description",
  "Amount",
  "Open",
  "Currency",
  "State",
  "Payment",
];

/** The filtered entries as chunks of a CSV file: a header line, then a line per entry, signed amounts with a decimal point. */
export const invoicesCsv = (
  sql: Sql,
  account: Account,
  today: Date,
  { filter, sort }: InvoiceListRequest,
): AsyncIterable<string> =>
  csvLines<EntryRow>({
    header,
    readIds: async () => {
      const rows = await sql<{ id: string }>`
        select id from ledger_entries where ${foundEntries(sql, account, today, filter)} ${orderOfLedger(sql, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<EntryRow>`
      select ${entryColumns(sql, today)} from ledger_entries
      join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
    cells: (row) => [
      row.id,
      row.kind,
      row.posted_on,
      row.due_on ?? "",
      row.order_id ?? "",
      row.description,
      csvAmount(row.amount_cents),
      csvAmount(row.open_cents),
      row.currency,
      row.state,
      row.payment_method,
    ],
  });
