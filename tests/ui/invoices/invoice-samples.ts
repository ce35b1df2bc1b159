import type { AccountBalance } from "../../../src/domain/invoices/account-balance.ts";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import type { Invoice, LedgerEntry } from "../../../src/domain/invoices/invoice.ts";
import type { Order } from "../../../src/domain/orders/order.ts";

export const eur = (cents: number) => ({ cents, currency: "EUR" });
export const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
export const known = <const Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;
export const number = (text: string): InvoiceNumber => text as InvoiceNumber;

export const entry = (id: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: number(id),
  kind: known("invoice"),
  date: day("2026-02-05"),
  dueOn: day("2026-03-07"),
  description: "Villa Moser",
  amount: eur(123_450),
  open: eur(23_450),
  state: known("due"),
  payment: known("net_30"),
  ...more,
});

export const balance: AccountBalance = {
  open: eur(100_000),
  overdue: eur(40_000),
  openDocuments: 4,
  overdueDocuments: 2,
  nextDue: { day: day("2026-04-01"), amount: eur(60_000) },
  creditLimit: eur(400_000),
  ages: [
    { band: known("not_due"), amount: eur(60_000), documents: 2 },
    { band: known("1_30"), amount: eur(30_000), documents: 1 },
    { band: known("31_60"), amount: eur(10_000), documents: 1 },
    { band: known("over_60"), amount: eur(0), documents: 0 },
  ],
};

export const invoice: Invoice = {
  ...entry("IN-77"),
  createdOn: day("2026-02-06"),
  order: "A-1001" as Order["id"],
  delivery: "DN-88",
  corrects: null,
  creditNotes: [{ id: number("CN-5"), date: day("2026-02-20"), amount: eur(-10_000) }],
  billingAddress: {
    name: "Elektro Huber GmbH",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  lines: [
    {
      position: 1,
      articleNumber: "100335",
      name: "Miniserver",
      quantity: 2,
      unitPrice: eur(50_000),
      discount: 0.23,
      vatRate: 0.2,
      subtotal: eur(92_400),
    },
    {
      position: 2,
      articleNumber: "900001",
      name: "Handbook",
      quantity: 3,
      unitPrice: eur(9_409),
      discount: 0,
      vatRate: 0.1,
      subtotal: eur(31_050),
    },
  ],
  net: eur(105_227),
  vat: [
    { rate: 0.2, net: eur(77_000), vat: eur(15_400) },
    { rate: 0.1, net: eur(28_227), vat: eur(2_823) },
  ],
  settlements: [
    {
      id: number("PY-9"),
      kind: known("payment"),
      date: day("2026-03-01"),
      amount: eur(90_000),
      payment: known("net_30"),
    },
    {
      id: number("CN-5"),
      kind: known("credit_note"),
      date: day("2026-02-20"),
      amount: eur(10_000),
      payment: known("net_30"),
    },
  ],
  paymentCode: {
    creditor: { name: "Home Automation GmbH", iban: "AT611904300234573201", bic: "BKAUATWW" },
    amount: eur(23_450),
    reference: "IN-77",
    size: 41,
    path: "M4 4h7v1H4z",
  },
};
