import type { EntryKindCode } from "../../src/domain/invoices/document.ts";
import { vatByRate } from "../../src/domain/invoices/vat.ts";
import { lineCents } from "../../src/domain/kit/rounding.ts";
import { isPrepaid, type paymentMethods } from "../../src/domain/orders/payment-method.ts";
import type { Address } from "../../src/domain/orders/address.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import type { Calendar } from "./calendar.ts";
import type { DemoDelivery } from "./order-papers.ts";
import type { Random } from "./random.ts";

export type PaymentMethodCode = (typeof paymentMethods)[number];

/** A row of ledger_entries, without its running number. */
interface DemoEntry {
  readonly id: string;
  readonly company_id: string;
  readonly kind: EntryKindCode;
  readonly posted_on: string;
  readonly created_on: string;
  readonly due_on: string | null;
  readonly description: string;
  readonly amount_cents: number;
  readonly net_cents: number;
  readonly open_cents: number;
  readonly currency: string;
  readonly payment_method: string;
  readonly order_id: string | null;
  readonly delivery_number: string | null;
  readonly corrects_id: string | null;
  readonly billing_address: Address | null;
  readonly search_text: string;
}

/** A row of ledger_lines. */
interface DemoLine {
  readonly entry_id: string;
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly discount: number;
  readonly vat_rate: number;
  readonly subtotal_cents: number;
}

/** A row of ledger_settlements. */
interface DemoSettlement {
  readonly document_id: string;
  readonly settled_by: string;
  readonly settled_on: string;
  readonly cents: number;
}

/** The ledger rows of an order. */
export interface DemoLedger {
  readonly entries: readonly DemoEntry[];
  readonly lines: readonly DemoLine[];
  readonly settlements: readonly DemoSettlement[];
}

interface InvoicedItem {
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly ordered: number;
  readonly open: number;
  readonly unit_price_cents: number;
  readonly discount: number;
}

/** What the ledger needs of an order. */
export interface InvoicedOrder {
  readonly id: string;
  readonly companyId: string;
  readonly reference: string;
  readonly daysAgo: number;
  readonly totalCents: number;
  readonly currency: string;
  readonly vat: number;
  readonly paymentMethod: PaymentMethodCode;
  readonly paymentStatus: string;
  readonly billing: Address;
  readonly items: readonly InvoicedItem[];
  readonly deliveries: readonly DemoDelivery[];
}

const terms: Readonly<Record<PaymentMethodCode, number>> = {
  direct_debit: 10,
  on_account: 30,
  sepa: 10,
  cash: 0,
  intercompany: 30,
  credit_card: 0,
  cash_on_delivery: 5,
  paypal: 0,
  claim: 0,
  cheque: 14,
  prepayment: 0,
  net_14: 14,
  net_21: 21,
  net_30: 30,
};

/** The days until an invoice is due; 0 for what is paid with the order or on delivery. */
export const termOf = (method: PaymentMethodCode): number => terms[method];

/** The days that pass between an invoice, or an order that is paid in advance, and its payment: what is debited is collected when it is due. */
const settlement: Readonly<Record<PaymentMethodCode, number>> = {
  direct_debit: terms.direct_debit,
  on_account: 1,
  sepa: terms.sepa,
  cash: 0,
  intercompany: 1,
  credit_card: 0,
  cash_on_delivery: 2,
  paypal: 0,
  claim: 0,
  cheque: 3,
  prepayment: 1,
  net_14: 1,
  net_21: 1,
  net_30: 1,
};

/** The least days until a payment by a method has come. */
export const settlementDays = (method: PaymentMethodCode): number => settlement[method];

/** A document's entry while it is being settled. */
interface Draft {
  readonly entry: Omit<DemoEntry, "open_cents">;
  readonly lines: readonly DemoLine[];
  /** The day of the posting, as days before today. */
  readonly daysAgo: number;
}

const lineOf = (order: InvoicedOrder, entryId: string, item: InvoicedItem, quantity: number): DemoLine => ({
  entry_id: entryId,
  position: item.position,
  article_number: item.article_number,
  name: item.name,
  quantity,
  unit_price_cents: item.unit_price_cents,
  discount: item.discount,
  vat_rate: order.vat,
  subtotal_cents: lineCents({
    unitCents: item.unit_price_cents,
    quantity,
    discount: item.discount,
    vatRate: order.vat,
  }),
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

type Post = (
  row: Pick<DemoEntry, "id" | "kind" | "due_on" | "amount_cents" | "net_cents"> &
    Partial<Pick<DemoEntry, "description" | "delivery_number" | "corrects_id" | "billing_address">>,
  daysAgo: number,
  lines?: readonly DemoLine[],
) => Draft;

const posting =
  (order: InvoicedOrder, calendar: Calendar): Post =>
  (row, daysAgo, lines = []) => {
    const { description = order.reference } = row;
    const day = calendar.dayAgo(daysAgo);
    return {
      lines,
      daysAgo,
      entry: {
        company_id: order.companyId,
        posted_on: day,
        created_on: day,
        currency: order.currency,
        payment_method: order.paymentMethod,
        order_id: order.id,
        delivery_number: null,
        corrects_id: null,
        billing_address: null,
        search_text: searchTextOf(row.id, order.id, description),
        ...row,
        description,
      },
    };
  };

const netOf = (lines: readonly DemoLine[]): number =>
  sumOf(
    vatByRate(lines.map(({ vat_rate: vatRate, subtotal_cents: cents }) => ({ vatRate, cents }))).map(
      ({ net }) => net,
    ),
  );

/** The invoice of a delivery: what was sent in it. Of an order in two deliveries each has every second item. */
const invoiceOf = (
  order: InvoicedOrder,
  post: Post,
  calendar: Calendar,
  { paper: { number }, daysAgo }: DemoDelivery,
  part: number,
): Draft => {
  const id = number.replace(/^DN/, "IN");
  const parts = order.deliveries.length;
  const lines = order.items
    .filter(({ position, ordered, open }) => ordered > open && (position - 1) % parts === part)
    .map((item) => lineOf(order, id, item, item.ordered - item.open));
  return post(
    {
      id,
      kind: "invoice",
      due_on: calendar.dayAgo(daysAgo - termOf(order.paymentMethod)),
      amount_cents: sumOf(lines.map(({ subtotal_cents: cents }) => cents)),
      net_cents: netOf(lines),
      delivery_number: number,
      billing_address: order.billing,
    },
    daysAgo,
    lines,
  );
};

/** One piece of an invoice's first item comes back. */
const creditNoteOf = (order: InvoicedOrder, post: Post, invoice: Draft, daysAgo: number): Draft => {
  const id = invoice.entry.id.replace(/^IN/, "CN");
  const [first] = invoice.lines;
  const item = order.items.find(({ position }) => position === first?.position);
  const lines = item === undefined ? [] : [lineOf(order, id, item, -1)];
  return post(
    {
      id,
      kind: "credit_note",
      due_on: null,
      amount_cents: sumOf(lines.map(({ subtotal_cents: cents }) => cents)),
      net_cents: netOf(lines),
      corrects_id: invoice.entry.id,
      billing_address: order.billing,
    },
    daysAgo,
    lines,
  );
};

const isPaidInAdvance = ({ paymentMethod, paymentStatus }: InvoicedOrder): boolean =>
  isPrepaid(paymentMethod) && paymentStatus === "paid";

/** The days before today of the payments of an invoice, each with its share of what is to be paid. */
const paymentsOf = (
  random: Random,
  order: InvoicedOrder,
  invoice: Draft,
): readonly { readonly daysAgo: number; readonly share: number }[] => {
  const term = termOf(order.paymentMethod);
  const late = term === 0 ? 0 : random.int(-6, 4);
  const settled = invoice.daysAgo - settlementDays(order.paymentMethod);
  const daysAgo = Math.min(settled, Math.max(0, invoice.daysAgo - term - late));
  const twice = term > 0 && random.chance(12);
  if (order.paymentStatus === "open" || isPaidInAdvance(order)) return [];
  // Older part deliveries are paid; the rest of the order is neither sent nor invoiced.
  if (order.paymentStatus === "partially_paid" && term > 0 && order.daysAgo <= 120)
    return [{ daysAgo, share: random.int(30, 70) / 100 }];
  return twice
    ? [
        { daysAgo: Math.min(settled, daysAgo + 5), share: 0.6 },
        { daysAgo, share: 1 },
      ]
    : [{ daysAgo, share: 1 }];
};

/** One invoice with what was credited and paid. */
const accountOf = (
  random: Random,
  order: InvoicedOrder,
  post: Post,
  calendar: Calendar,
  invoice: Draft,
): { readonly drafts: readonly Draft[]; readonly settlements: readonly DemoSettlement[] } => {
  const drafts: Draft[] = [invoice];
  const settlements: DemoSettlement[] = [];
  const settle = (document: Draft, by: Draft, cents: number): void => {
    drafts.push(by);
    settlements.push({
      document_id: document.entry.id,
      settled_by: by.entry.id,
      settled_on: calendar.dayAgo(by.daysAgo),
      cents,
    });
  };
  const pay = (document: Draft, daysAgo: number, cents: number, at: number): void => {
    const id = invoice.entry.id.replace(/^IN/, "PY");
    const payment = {
      id: at === 0 ? id : `${id}.${at + 1}`,
      kind: "payment",
      due_on: null,
      amount_cents: -cents,
      net_cents: 0,
      description: document.entry.id,
    } as const;
    settle(document, post(payment, daysAgo), cents);
  };
  const creditedAgo = invoice.daysAgo - random.int(5, 60);
  const credited = random.chance(10) && creditedAgo >= 0 && invoice.entry.amount_cents > 0;
  const payments = paymentsOf(random, order, invoice);
  // What was paid in advance was paid before anything was credited.
  const lastPaid = isPaidInAdvance(order) ? invoice.daysAgo : (payments.at(-1)?.daysAgo ?? -1);
  let left = invoice.entry.amount_cents;
  const creditNote = credited ? creditNoteOf(order, post, invoice, creditedAgo) : undefined;
  // What was credited before the last payment is not paid; what was credited later waits for the next order, and is paid back then.
  const setOff = creditNote !== undefined && creditedAgo > lastPaid && -creditNote.entry.amount_cents <= left;
  if (setOff) {
    left += creditNote.entry.amount_cents;
    settle(invoice, creditNote, -creditNote.entry.amount_cents);
  }
  for (const [at, { daysAgo, share }] of payments.entries()) {
    const cents = share === 1 ? left : Math.round((left * share) / 100) * 100;
    left -= cents;
    if (cents > 0) pay(invoice, daysAgo, cents, at);
  }
  if (creditNote !== undefined && !setOff) {
    drafts.push(creditNote);
    if (creditedAgo > 90)
      pay(creditNote, creditedAgo - 60, creditNote.entry.amount_cents, Math.max(1, payments.length));
  }
  return { drafts, settlements };
};

/** The payment of an order that was paid in advance: each invoice is settled by it when it is written, what is left waits for the next one. */
const advanceOf = (
  order: InvoicedOrder,
  post: Post,
  calendar: Calendar,
  invoices: readonly Draft[],
): { readonly drafts: readonly Draft[]; readonly settlements: readonly DemoSettlement[] } => {
  if (!isPaidInAdvance(order)) return { drafts: [], settlements: [] };
  const payment = post(
    {
      id: order.id.replace(/^SO/, "PY"),
      kind: "payment",
      due_on: null,
      amount_cents: -order.totalCents,
      net_cents: 0,
      description: order.id,
    },
    order.daysAgo - settlementDays(order.paymentMethod),
  );
  return {
    drafts: [payment],
    settlements: invoices.map(({ entry, daysAgo }) => ({
      document_id: entry.id,
      settled_by: payment.entry.id,
      settled_on: calendar.dayAgo(Math.min(daysAgo, payment.daysAgo)),
      cents: entry.amount_cents,
    })),
  };
};

/** The ledger of an order: an invoice for each delivery, credit notes, and payments as the order's payment status says. */
export const ledgerOf = (random: Random, order: InvoicedOrder, calendar: Calendar): DemoLedger => {
  const post = posting(order, calendar);
  const accounts = order.deliveries.map((delivery, part) =>
    accountOf(random, order, post, calendar, invoiceOf(order, post, calendar, delivery, part)),
  );
  const invoices = accounts.flatMap(({ drafts: [invoice] }) => (invoice === undefined ? [] : [invoice]));
  const advance = advanceOf(order, post, calendar, invoices);
  const settlements = [...accounts, advance].flatMap((account) => account.settlements);
  const drafts = [...accounts, advance].flatMap((account) => account.drafts);
  const openOf = ({ entry }: Draft): number =>
    entry.amount_cents -
    sumOf(settlements.filter(({ document_id: id }) => id === entry.id).map(({ cents }) => cents)) +
    sumOf(settlements.filter(({ settled_by: id }) => id === entry.id).map(({ cents }) => cents));
  return {
    entries: drafts.map((draft) => ({ ...draft.entry, open_cents: openOf(draft) })),
    lines: drafts.flatMap(({ lines }) => lines),
    settlements,
  };
};
