import * as Schema from "effect/Schema";
import type { InvoiceLine } from "../../../src/domain/invoices/invoice.ts";
import { OrderId } from "../../../src/domain/orders/order-summary.ts";
import type { Address } from "../../../src/domain/orders/address.ts";
import type { Shipment } from "../../../src/domain/orders/order.ts";
import type { Sql } from "../../store/sql.ts";
import { dayOf } from "../kit/day.ts";
import { readCustomer, type DocumentCustomer } from "./invoice.sql.ts";

/** A delivery note with everything that its document shows. */
interface DeliveryDocument {
  readonly number: string;
  readonly date: Date;
  readonly order: OrderId;
  /** The customer's own reference of the order. */
  readonly reference: string;
  readonly customer: DocumentCustomer;
  readonly shippingAddress: Address;
  readonly lines: readonly Pick<InvoiceLine, "position" | "articleNumber" | "name" | "quantity">[];
  /** The parcels that left on that day. */
  readonly shipments: readonly Pick<Shipment, "number" | "carrier">[];
}

const toOrderId = Schema.decodeSync(OrderId);

interface DeliveryRow {
  readonly dated: string;
  readonly order_id: string;
  readonly reference: string;
  readonly shipping_address: Address;
}

interface DeliveredRow {
  readonly position: number;
  readonly article_number: string;
  readonly name: string;
  readonly quantity: string;
}

/** One delivery note; undefined if the company has no such delivery. What was delivered are the lines of its invoice. */
export const readDelivery = async (
  sql: Sql,
  companyId: string,
  number: string,
): Promise<DeliveryDocument | undefined> => {
  const [row] = await sql<DeliveryRow>`
    select p.dated, o.id as order_id, o.reference, o.shipping_address from order_papers p join orders o on o.id = p.order_id
    where p.kind = 'delivery' and p.number = ${number} and o.company_id = ${companyId}`;
  if (row === undefined) return undefined;
  const lines = await sql<DeliveredRow>`
    select l.position, l.article_number, l.name, l.quantity from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where e.delivery_number = ${number} and e.company_id = ${companyId} and e.kind = 'invoice' order by l.position`;
  const parcels = await sql<Pick<Shipment, "number" | "carrier">>`
    select number, carrier from order_shipments
    where order_id = ${row.order_id} and sent_on = ${row.dated}::date order by number`;
  return {
    number,
    date: dayOf(row.dated),
    order: toOrderId(row.order_id),
    reference: row.reference,
    customer: await readCustomer(sql, companyId),
    shippingAddress: row.shipping_address,
    lines: lines.map((line) => ({
      position: line.position,
      articleNumber: line.article_number,
      name: line.name,
      quantity: Number(line.quantity),
    })),
    shipments: parcels,
  };
};
