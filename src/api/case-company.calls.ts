import * as Schema from "effect/Schema";
import { Voucher, voucherColumns, VoucherFilter } from "../domain/advantages/voucher.ts";
import { AccountBalance } from "../domain/invoices/account-balance.ts";
import { invoiceColumns, InvoiceFilter, LedgerEntry } from "../domain/invoices/invoice.ts";
import { listFields, pageOf } from "../domain/kit/list.ts";
import { CaseCompany, caseParts } from "../domain/support/case-company.ts";
import { TicketId } from "../domain/tickets/ticket.ts";
import { bookingColumns, BookingFilter, TrainingBooking } from "../domain/trainings/training.ts";
import { call, data, form } from "./call.ts";

/** The ticket through which staff look at its company; every look is noted. */
const ofTicket = { id: TicketId };

export const getCaseCompany = call({
  path: "/api/getCaseCompany",
  summary: "The company of a ticket, for staff; the look is noted",
  access: "caseCompany",
  kind: "read",
  body: form(Schema.Struct(ofTicket)),
  answer: data(CaseCompany),
  failures: [],
});

export const getCaseBalance = call({
  path: "/api/getCaseBalance",
  summary: "The balances of a ticket's company, for staff; the look is noted",
  access: caseParts.invoices,
  kind: "read",
  body: form(Schema.Struct(ofTicket)),
  answer: data(Schema.Array(AccountBalance)),
  failures: [],
});

export const getCaseInvoices = call({
  path: "/api/getCaseInvoices",
  summary: "The ledger of a ticket's company, for staff, a page at a time; the look is noted",
  access: caseParts.invoices,
  kind: "read",
  body: form(Schema.Struct({ ...ofTicket, ...listFields(invoiceColumns, InvoiceFilter) })),
  answer: data(pageOf(LedgerEntry)),
  failures: [],
});

export const getCaseTrainings = call({
  path: "/api/getCaseTrainings",
  summary: "The training bookings of a ticket's company, for staff, a page at a time; the look is noted",
  access: caseParts.trainings,
  kind: "read",
  body: form(Schema.Struct({ ...ofTicket, ...listFields(bookingColumns, BookingFilter) })),
  answer: data(pageOf(TrainingBooking)),
  failures: [],
});

export const getCaseVouchers = call({
  path: "/api/getCaseVouchers",
  summary: "The vouchers of a ticket's company, for staff, a page at a time; the look is noted",
  access: caseParts.vouchers,
  kind: "read",
  body: form(Schema.Struct({ ...ofTicket, ...listFields(voucherColumns, VoucherFilter) })),
  answer: data(pageOf(Voucher)),
  failures: [],
});
