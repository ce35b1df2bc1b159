import { getInvoicePdf } from "../../api/invoice-pdf.calls.ts";
import {
  getAccountBalance,
  getCaseBalance,
  getCaseInvoices,
  getInvoice,
  getInvoiceDeliveryNote,
  getInvoices,
  getInvoicesArchive,
  getInvoicesCsv,
} from "../../api/invoices.calls.ts";
import { getInvoicePayment } from "../../api/payment.calls.ts";
import { saved } from "../../api/saved.ts";
import type { AccountBalance } from "../../domain/invoices/account-balance.ts";
import type { InvoiceNumber } from "../../domain/invoices/document.ts";
import type { Invoice, LedgerEntry } from "../../domain/invoices/invoice.ts";
import { invoiceList } from "../../domain/invoices/invoices.lists.ts";
import { statementCodes } from "../../domain/invoices/invoices.refusals.ts";
import type { Payment } from "../../domain/invoices/payment.ts";
import type { Order } from "../../domain/orders/order.ts";
import type { TicketId } from "../../domain/tickets/ticket.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { day, eur, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { formSamples } from "./sample-kinds.ts";

export const invoiceNumber = (text: string): InvoiceNumber => text as InvoiceNumber;

/** An open invoice of the ledger. */
export const entry: LedgerEntry = {
  id: invoiceNumber("IN-2026-000101"),
  kind: known("invoice"),
  date: day("02-05"),
  dueOn: day("03-07"),
  description: "Seeweg 9",
  amount: eur(92_400),
  open: eur(92_400),
  state: known("open"),
  payment: known("net_30"),
};

/** The payment of another one. */
export const paymentEntry: LedgerEntry = {
  ...entry,
  id: invoiceNumber("PY-2026-000088"),
  kind: known("payment"),
  date: day("02-02"),
  dueOn: null,
  description: "IN-2026-000088",
  amount: eur(-92_400),
  open: eur(0),
  state: known("paid"),
};

/** All that is open is not due yet. */
export const balance: AccountBalance = {
  open: eur(92_400),
  overdue: eur(0),
  openDocuments: 1,
  overdueDocuments: 0,
  nextDue: { day: day("03-07"), amount: eur(92_400) },
  creditLimit: eur(1_500_000),
  ages: [
    { band: known("not_due"), amount: eur(92_400), documents: 1 },
    { band: known("1_30"), amount: eur(0), documents: 0 },
    { band: known("31_60"), amount: eur(0), documents: 0 },
    { band: known("over_60"), amount: eur(0), documents: 0 },
  ],
};

export const invoice: Invoice = {
  ...entry,
  createdOn: day("02-05"),
  order: "SO-2026-000101" as Order["id"],
  delivery: "DN-2026-000101",
  corrects: null,
  creditNotes: [],
  billingAddress: {
    name: "Nordlicht Elektro GmbH",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  lines: [
    {
      position: 10,
      articleNumber: "100335",
      name: "Miniserver",
      quantity: 1,
      unitPrice: eur(100_000),
      discount: 0.23,
      vatRate: 0.2,
      subtotal: eur(92_400),
    },
  ],
  net: eur(77_000),
  vat: [{ rate: 0.2, net: eur(77_000), vat: eur(15_400) }],
  settlements: [],
};

/** How the invoice is transferred. */
export const payment: Payment = {
  documents: [{ number: invoice.id, open: invoice.open }],
  how: {
    _tag: "Transfer",
    amount: invoice.open,
    account: {
      currency: "EUR",
      name: "Home Automation GmbH",
      iban: "AT611904300234573201",
      bic: "BKAUATWW",
    },
    reference: invoice.id,
    code: { standard: "epc", size: 41, layers: [{ tone: "dark", path: "M4 4h7v1H4z" }] },
  },
};

/** The most documents of an archive. */
export const ARCHIVE_MAX = 100;

const { id } = invoice;
const list = requestAt(invoiceList, "", "open");
const ledger = pageOf(entry, paymentEntry);

/** The area's calls as the desk makes them. */
export const callSamples = {
  invoices: sampleOf(getInvoices, list, { ...ledger, archiveMax: ARCHIVE_MAX }),
  balance: sampleOf(getAccountBalance, {}, [balance]),
  csv: sampleOf(saved(getInvoicesCsv), list, undefined),
  archive: sampleOf(saved(getInvoicesArchive), { ...(list.filter && { filter: list.filter }) }, undefined),
  invoice: sampleOf(getInvoice, { id }, invoice),
  payment: sampleOf(getInvoicePayment, { ids: [id] }, payment),
  pdf: sampleOf(saved(getInvoicePdf), { id, instance: "int" }, undefined),
  deliveryNote: sampleOf(saved(getInvoiceDeliveryNote), { id, instance: "int" }, undefined),
  balanceOfCase: (ticket: TicketId) => sampleOf(getCaseBalance, { id: ticket }, [balance]),
  ofCase: (ticket: TicketId) => sampleOf(getCaseInvoices, { id: ticket, ...list }, ledger),
};

const today = new Date("2026-11-22T00:00:00.000Z");

export const samples = {
  statement: formSamples(
    { day: "2026-11-22", today },
    "day",
    { day: "2026-11-23" },
    { day: "2026-10-31" },
    statementCodes,
  ),
} satisfies AreaSamples;
