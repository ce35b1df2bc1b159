import * as Schema from "effect/Schema";
import type { Invoice, InvoiceLine, Settlement } from "../../../src/domain/invoices/invoice.ts";
import { vatByRate } from "../../../src/domain/invoices/vat.ts";
import { OrderId } from "../../../src/domain/orders/order-summary.ts";
import type { Address } from "../../../src/domain/orders/address.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOf } from "../kit/day.ts";
import {
  entryColumns,
  entryOf,
  toEntryKind,
  toInvoiceNumber,
  toPaymentMethod,
  type EntryRow,
} from "./ledger.sql.ts";

/** The company that a document is made out to. */
export interface DocumentCustomer {
  readonly name: string;
  /** The customer number. */
  readonly debitor: string | null;
  /** Empty without one. */
  readonly vatId: string;
}

/** An invoice, a credit note or a payment with everything that its document shows. */
interface InvoiceDocument extends Invoice {
  readonly customer: DocumentCustomer;
  /** The order's delivery address. */
  readonly shippingAddress: Address | null;
}

const toOrderId = Schema.decodeSync(OrderId);

export const readCustomer = async (sql: Sql, companyId: string): Promise<DocumentCustomer> => {
  const [company] = await sql<{ name: string; debitor: string | null; vat_id: string }>`
    select name, debitor, vat_id from companies where id = ${companyId}`;
  if (company === undefined) throw new TypeError(`there is no company ${companyId}`);
  return { name: company.name, debitor: company.debitor, vatId: company.vat_id };
};

interface LineRow {
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit_price_cents: number;
  readonly discount: string;
  readonly vat_rate: string;
  readonly subtotal_cents: number;
}

const readLines = async (sql: Sql, id: string, currency: string): Promise<readonly InvoiceLine[]> => {
  const rows = await sql<LineRow>`
    select position, article_number, name, quantity, unit_price_cents, discount, vat_rate, subtotal_cents
    from ledger_lines where entry_id = ${id} order by position`;
  return rows.map((row) => ({
    position: row.position,
    articleNumber: row.article_number,
    name: row.name,
    quantity: Number(row.quantity),
    unitPrice: { cents: row.unit_price_cents, currency },
    discount: Number(row.discount),
    vatRate: Number(row.vat_rate),
    subtotal: { cents: row.subtotal_cents, currency },
  }));
};

interface SettlementRow {
  readonly id: string;
  readonly kind: string;
  readonly settled_on: string;
  readonly cents: number;
  readonly payment_method: string;
}

const readSettlements = async (sql: Sql, id: string, currency: string): Promise<readonly Settlement[]> => {
  const rows = await sql<SettlementRow>`
    select e.id, e.kind, e.payment_method, s.settled_on, s.cents from ledger_settlements s
    join ledger_entries e on e.id = case when s.document_id = ${id} then s.settled_by else s.document_id end
    where s.document_id = ${id} or s.settled_by = ${id} order by s.settled_on, e.id`;
  return rows.map((row) => ({
    id: toInvoiceNumber(row.id),
    kind: toEntryKind(row.kind),
    date: dayOf(row.settled_on),
    amount: { cents: row.cents, currency },
    payment: toPaymentMethod(row.payment_method),
  }));
};

interface DocumentRow extends EntryRow {
  readonly created_on: string;
  readonly net_cents: number;
  readonly delivery_number: string | null;
  readonly corrects_id: string | null;
  readonly billing_address: Address | null;
  readonly shipping_address: Address | null;
}

const readCreditNotes = async (sql: Sql, id: string): Promise<Invoice["creditNotes"]> => {
  const rows = await sql<Pick<EntryRow, "id" | "posted_on" | "amount_cents" | "currency">>`
    select id, posted_on, amount_cents, currency from ledger_entries where corrects_id = ${id} order by posted_on, id`;
  return rows.map((row) => ({
    id: toInvoiceNumber(row.id),
    date: dayOf(row.posted_on),
    amount: { cents: row.amount_cents, currency: row.currency },
  }));
};

/** One document with all its data; undefined if the company has no such document. Its state is that on `today`. */
export const readInvoice = async (
  sql: Sql,
  companyId: string,
  id: string,
  today: Date,
): Promise<InvoiceDocument | undefined> => {
  const [row] = await sql<DocumentRow>`
    select ${entryColumns(sql, today)}, created_on, net_cents, delivery_number, corrects_id, billing_address,
      (select o.shipping_address from orders o where o.id = order_id) as shipping_address
    from ledger_entries where id = ${id} and company_id = ${companyId}`;
  if (row === undefined) return undefined;
  const { currency } = row;
  const lines = await readLines(sql, id, currency);
  const shares = vatByRate(lines.map(({ vatRate, subtotal }) => ({ vatRate, cents: subtotal.cents })));
  return {
    ...entryOf(row),
    createdOn: dayOf(row.created_on),
    order: row.order_id === null ? null : toOrderId(row.order_id),
    delivery: row.delivery_number,
    corrects: row.corrects_id === null ? null : toInvoiceNumber(row.corrects_id),
    creditNotes: await readCreditNotes(sql, id),
    billingAddress: row.billing_address,
    lines,
    net: { cents: row.net_cents, currency },
    vat: shares.map(({ rate, net, vat }) => ({
      rate,
      net: { cents: net, currency },
      vat: { cents: vat, currency },
    })),
    settlements: await readSettlements(sql, id, currency),
    customer: await readCustomer(sql, companyId),
    shippingAddress: row.shipping_address,
  };
};
