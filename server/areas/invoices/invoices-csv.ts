import { invoiceList } from "../../../src/domain/invoices/invoices.lists.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, day, text, csvColumns } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import {
  entryColumns,
  foundEntries,
  orderOfLedger,
  type EntryRow,
  type InvoiceListRequest,
} from "./ledger.sql.ts";

export const entryCsvColumns = csvColumns<EntryRow>({
  Document: [invoiceList.columns.id, (row) => text(row.id)],
  Type: ["invoices.column.kind", (row) => code("invoices.kind", row.kind)],
  Date: [invoiceList.columns.date, (row) => day(row.posted_on)],
  Due: [invoiceList.columns.dueOn, (row) => day(row.due_on)],
  Order: ["invoice.order", (row) => text(row.order_id)],
  Description: [invoiceList.columns.description, (row) => text(row.description)],
  Amount: [invoiceList.columns.amount, (row) => amount(row.amount_cents)],
  Open: [invoiceList.columns.open, (row) => amount(row.open_cents)],
  Currency: ["csv.currency", (row) => text(row.currency)],
  State: [invoiceList.columns.state, (row) => code("invoices.state", row.state)],
  Payment: [invoiceList.columns.payment, (row) => code("order.payment", row.payment_method)],
});

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
