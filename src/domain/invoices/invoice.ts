import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { pageOf } from "../kit/list.ts";
import { Money } from "../kit/money.ts";
import { OrderId } from "../orders/order-summary.ts";
import { Address } from "../orders/address.ts";
import { PaymentMethod } from "../orders/payment-method.ts";
import { EntryKind, InvoiceNumber, settlingKinds } from "./document.ts";

/** Invoice state (business §4): `due` is overdue, `open` is unpaid and not yet overdue. */
export const invoiceStates = ["open", "due", "paid"] as const;
export const InvoiceState = codeOf(invoiceStates);
export type InvoiceState = typeof InvoiceState.Type;
export type InvoiceStateCode = (typeof invoiceStates)[number];
/** The states of what is unpaid. */
export const unpaidStates = ["open", "due"] as const satisfies readonly InvoiceStateCode[];

/** A row of the ledger (business §3). Invoices are positive, credit notes and payments negative. */
export const LedgerEntry = Schema.Struct({
  id: InvoiceNumber,
  kind: EntryKind,
  /** The day of posting; of an invoice that of the dispatch. */
  date: Day,
  dueOn: Schema.NullOr(Day),
  description: Schema.String,
  amount: Money,
  open: Money,
  state: InvoiceState,
  payment: PaymentMethod,
});
export type LedgerEntry = typeof LedgerEntry.Type;

/** Whether an entry is a credit note or a payment of which something is left: later invoices use it, and nobody pays it. */
export const isToSetOff = ({ kind, state }: Pick<LedgerEntry, "kind" | "state">): boolean =>
  state.code === "open" && settlingKinds.some((settling) => settling === kind.code);

/** A page of the ledger, with the most documents that the server puts into one archive. */
export const LedgerPage = Schema.Struct({ ...pageOf(LedgerEntry).fields, archiveMax: Schema.Int });
export type LedgerPage = typeof LedgerPage.Type;

/** A line of an invoice or a credit note; `subtotal` includes VAT, as that of an order's item does. */
export const InvoiceLine = Schema.Struct({
  position: Schema.Int,
  articleNumber: Schema.String,
  name: Schema.String,
  quantity: Schema.Finite,
  unitPrice: Money,
  /** A fraction: 0.23 is 23 %. */
  discount: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })),
  /** A fraction. */
  vatRate: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })),
  subtotal: Money,
});
export type InvoiceLine = typeof InvoiceLine.Type;

/** Another document that was set off against this one: of an invoice a payment or a credit note, of a payment what it paid. */
export const Settlement = Schema.Struct({
  id: InvoiceNumber,
  kind: EntryKind,
  date: Day,
  amount: Money,
  payment: PaymentMethod,
});
export type Settlement = typeof Settlement.Type;

/** An invoice, a credit note or a payment with all its data (business §3). */
export const Invoice = Schema.Struct({
  ...LedgerEntry.fields,
  createdOn: Day,
  order: Schema.NullOr(OrderId),
  /** The number of the delivery note. */
  delivery: Schema.NullOr(Schema.String),
  /** The invoice that a credit note corrects. */
  corrects: Schema.NullOr(InvoiceNumber),
  /** The credit notes that correct it. */
  creditNotes: Schema.Array(Schema.Struct({ id: InvoiceNumber, date: Day, amount: Money })),
  billingAddress: Schema.NullOr(Address),
  lines: Schema.Array(InvoiceLine),
  /** Of all lines, without VAT. */
  net: Money,
  /** By rate, the highest first; net and VAT of all rates add up to the amount. */
  vat: Schema.Array(Schema.Struct({ rate: Schema.Finite, net: Money, vat: Money })),
  /** The oldest first. */
  settlements: Schema.Array(Settlement),
});
export type Invoice = typeof Invoice.Type;
