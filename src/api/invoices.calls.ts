import * as Schema from "effect/Schema";
import { csvOf, pagesOf } from "./list-body.ts";
import { invoiceList } from "../domain/invoices/invoices.lists.ts";
import { AccountBalance } from "../domain/invoices/account-balance.ts";
import { InvoiceNumber } from "../domain/invoices/document.ts";
import { Invoice, LedgerPage } from "../domain/invoices/invoice.ts";
import { archiveCodes, statementCodes } from "../domain/invoices/invoices.refusals.ts";
import { Day } from "../domain/kit/day.ts";
import { TicketId } from "../domain/tickets/ticket.ts";
import { Locale } from "./by-locale.ts";
import { call, data, file, form, noFields } from "./call.ts";

const access = "invoices";

export const getInvoices = call({
  path: "/api/getInvoices",
  summary: "The account's invoices, credit notes and payments, a page at a time",
  access,
  kind: "read",
  ...pagesOf(invoiceList),
  answer: data(LedgerPage),
  failures: [],
});

export const getInvoice = call({
  path: "/api/getInvoice",
  summary: "One invoice, credit note or payment with its lines and what was paid",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: InvoiceNumber })),
  answer: data(Invoice),
  failures: [],
});

export const getAccountBalance = call({
  path: "/api/getAccountBalance",
  summary: "What is open and overdue, by age, for each currency of the account",
  access,
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(AccountBalance)),
  failures: [],
});

export const getInvoicesCsv = call({
  path: "/api/getInvoicesCsv",
  summary: "All entries that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  ...csvOf(invoiceList),
  failures: [],
});

export const getInvoiceDeliveryNote = call({
  path: "/api/getInvoiceDeliveryNote",
  summary: "The delivery note of an invoice as PDF, in a language",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: InvoiceNumber, instance: Locale })),
  answer: file,
  failures: [],
});

export const getStatement = call({
  path: "/api/getStatement",
  summary: "The statement of account on a day as PDF, in a language",
  access,
  kind: "read",
  body: form(Schema.Struct({ day: Day, instance: Locale })),
  answer: file,
  failures: statementCodes,
});

/** Bounds the request; the most documents of an archive are the server's to name (`LedgerPage`). */
const MOST_IDS = 1000;

export const getInvoicesArchive = call({
  path: "/api/getInvoicesArchive",
  summary: "Invoices and credit notes as one archive of PDFs: those named, or all that a filter finds",
  access,
  kind: "read",
  body: form(
    Schema.Struct({
      ids: Schema.optionalKey(
        Schema.fromJsonString(
          Schema.Array(InvoiceNumber).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_IDS)),
        ),
      ),
      filter: Schema.optionalKey(Schema.fromJsonString(invoiceList.filter)),
      instance: Locale,
    }),
  ),
  answer: file,
  failures: archiveCodes,
});

/** For staff, from a ticket of the company. */
export const getCaseBalance = call({
  path: "/api/getCaseBalance",
  summary: "The balances of a ticket's company, for staff; the look is noted",
  access: "caseInvoices",
  kind: "read",
  body: form(Schema.Struct({ id: TicketId })),
  answer: data(Schema.Array(AccountBalance)),
  failures: [],
});

/** For staff, from a ticket of the company. */
export const getCaseInvoices = call({
  path: "/api/getCaseInvoices",
  summary: "The ledger of a ticket's company, for staff, a page at a time; the look is noted",
  access: "caseInvoices",
  kind: "read",
  ...pagesOf(invoiceList, { id: TicketId }),
  failures: [],
});
