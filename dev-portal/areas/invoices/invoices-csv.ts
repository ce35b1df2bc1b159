import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, day, text, type CsvColumn } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  entryColumns,
  foundEntries,
  orderOfLedger,
  type EntryRow,
  type InvoiceListRequest,
} from "./ledger.sql.ts";

export const entryCsvColumns: readonly CsvColumn<EntryRow>[] = [
  { key: "Document", heading: "invoices.column.id", value: (row) => text(row.id) },
  { key: "Type", heading: "invoices.column.kind", value: (row) => code("invoices.kind", row.kind) },
  { key: "Date", heading: "invoices.column.date", value: (row) => day(row.posted_on) },
  { key: "Due", heading: "invoices.column.dueOn", value: (row) => day(row.due_on) },
  { key: "Order", heading: "invoice.order", value: (row) => text(row.order_id) },
  { key: "Description", heading: "invoices.column.description", value: (row) => text(row.description) },
  { key: "Amount", heading: "invoices.column.amount", value: (row) => amount(row.amount_cents) },
  { key: "Open", heading: "invoices.column.open", value: (row) => amount(row.open_cents) },
  { key: "Currency", heading: "csv.currency", value: (row) => text(row.currency) },
  { key: "State", heading: "invoices.column.state", value: (row) => code("invoices.state", row.state) },
  {
    key: "Payment",
    heading: "invoices.column.payment",
    value: (row) => code("order.payment", row.payment_method),
  },
];

/** The filtered entries as chunks of a CSV file: a header line, then a line per entry, amounts signed. */
export const invoicesCsv = (
  sql: Sql,
  account: Account,
  today: Date,
  { filter, sort, ...asked }: InvoiceListRequest & CsvRequest,
): AsyncIterable<string> =>
  csvLines<EntryRow>({
    writer: csvWriter(entryCsvColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{ id: string }>`
        select id from ledger_entries where ${foundEntries(sql, account, today, filter)} ${orderOfLedger(sql, sort)}`;
      return rows.map(({ id }) => id);
    },
    readRows: (ids) => sql<EntryRow>`
      select ${entryColumns(sql, today)} from ledger_entries
      join unnest(${ids}::text[]) with ordinality as wanted (wanted_id, place) on id = wanted_id order by place`,
  });
