import { Readable } from "node:stream";
import type { Creditor } from "../../../src/domain/invoices/creditor.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { readBalances } from "./balance.sql.ts";
import { ARCHIVE_MAX } from "./invoice-papers.handlers.ts";
import { readInvoice } from "./invoice.sql.ts";
import { invoicesCsv } from "./invoices-csv.ts";
import { listEntries } from "./ledger.sql.ts";
import { readInvoicePayment } from "./paying.sql.ts";

/** The ledger of the account's company (business §3); the right is checked by dispatch. `accounts` are those that are paid into. */
export const createInvoicesHandlers = (
  accounts: readonly Creditor[],
): Handlers<"getInvoices" | "getInvoice" | "getInvoicePayment" | "getAccountBalance" | "getInvoicesCsv"> => ({
  getInvoices: async (context, request) => ({
    ...(await listEntries(context.sql, context.account, todayOf(context.now()), request)),
    archiveMax: ARCHIVE_MAX,
  }),
  getInvoice: async (context, { id }) => {
    const document = await readInvoice(context.sql, context.account.companyId, id, todayOf(context.now()));
    return document ?? notFound;
  },
  getInvoicePayment: async ({ sql, account, now }, { ids }) =>
    (await readInvoicePayment(sql, account, ids, { accounts, today: todayOf(now()) })) ?? notFound,
  getAccountBalance: (context) =>
    readBalances(context.sql, context.account.companyId, todayOf(context.now())),
  getInvoicesCsv: async (context, request) => {
    const today = todayOf(context.now());
    const lines = invoicesCsv(context.sql, context.account, today, request);
    return fileAnswer(Readable.from(lines), `invoices-${dayText(today)}.csv`, "text/csv; charset=utf-8");
  },
});
