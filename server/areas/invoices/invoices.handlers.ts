import { Readable } from "node:stream";
import type { Creditor } from "../../../src/domain/invoices/payment-code.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { readBalances } from "./balance.sql.ts";
import { ARCHIVE_MAX } from "./invoice-papers.handlers.ts";
import { readInvoice } from "./invoice.sql.ts";
import { invoicesCsv } from "./invoices-csv.ts";
import { listEntries } from "./ledger.sql.ts";
import { paymentCodeOf } from "./payment-code.ts";

/** The ledger of the account's company (business §3); the right is checked by dispatch. The creditor is who the payment codes name. */
export const createInvoicesHandlers = (
  creditor: Creditor | undefined,
): Handlers<"getInvoices" | "getInvoice" | "getAccountBalance" | "getInvoicesCsv"> => ({
  getInvoices: async (context, request) => ({
    ...(await listEntries(context.sql, context.account, todayOf(context.now()), request)),
    archiveMax: ARCHIVE_MAX,
  }),
  getInvoice: async (context, { id }) => {
    const document = await readInvoice(context.sql, context.account.companyId, id, todayOf(context.now()));
    return document === undefined
      ? notFound
      : { ...document, paymentCode: paymentCodeOf(creditor, document) };
  },
  getAccountBalance: (context) =>
    readBalances(context.sql, context.account.companyId, todayOf(context.now())),
  getInvoicesCsv: async (context, request) => {
    const today = todayOf(context.now());
    const lines = invoicesCsv(context.sql, context.account, today, request);
    return fileAnswer(Readable.from(lines), `invoices-${dayText(today)}.csv`, "text/csv; charset=utf-8");
  },
});
