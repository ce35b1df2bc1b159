import * as Schema from "effect/Schema";
import { EntryKind, InvoiceNumber } from "../invoices/document.ts";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import { Address } from "./address.ts";
import { OrderItem } from "./order-item.ts";
import { OrderId, OrderStatus } from "./order-summary.ts";
import { PaymentMethod } from "./payment-method.ts";

/** Production steps of a flex order, in order (docs/decisions/orders.md); only the server knows the current one. */
export const productionSteps = [
  "not_started",
  "commissioned",
  "assembly",
  "engraving",
  "test",
  "packed",
  "shipped",
] as const;
export const ProductionStep = codeOf(productionSteps);
export type ProductionStep = typeof ProductionStep.Type;

/** Shipping codes (business §9). */
export const shippingCodes = ["EXW", "PICK-UP", "EVENT"] as const;
export const ShippingCode = codeOf(shippingCodes);
export type ShippingCode = typeof ShippingCode.Type;

/** Whether the customer takes the goods along, so that nobody sends them. */
export const isCollected = (shippingCode: string): boolean =>
  shippingCode === "PICK-UP" || shippingCode === "EVENT";

const paymentStatuses = ["open", "partially_paid", "paid"] as const;
export const PaymentStatus = codeOf(paymentStatuses);
export type PaymentStatus = typeof PaymentStatus.Type;

/** A line of an order, with whether the shop still sells the article, and whether it is in short supply while something of it is open. */
export const OrderLine = Schema.Struct({
  ...OrderItem.fields,
  isSold: Schema.Boolean,
  isShort: Schema.Boolean,
});
export type OrderLine = typeof OrderLine.Type;

/** The number of a delivery note, as it is printed. */
export const DeliveryNumber = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("DeliveryNumber"),
);
export type DeliveryNumber = typeof DeliveryNumber.Type;

/** A delivery note, with what left on it. */
const Delivery = Schema.Struct({
  number: DeliveryNumber,
  date: Day,
  /** Positions of the order; empty where they are not known. */
  lines: Schema.Array(Schema.Struct({ position: Schema.Int, name: Schema.String, quantity: Schema.Finite })),
});

/** An invoice or a credit note of the order. */
const OrderInvoice = Schema.Struct({ number: InvoiceNumber, kind: EntryKind, date: Day });

/** A parcel; `trackingUrl` is the carrier's page. */
export const Shipment = Schema.Struct({
  number: Schema.String,
  carrier: Schema.String,
  trackingUrl: Schema.NullOr(Schema.String.check(Schema.isPattern(/^https:\/\//))),
  sentOn: Schema.NullOr(Day),
  /** The day on which it arrived, where the carrier reports it. */
  deliveredOn: Schema.NullOr(Day),
});
export type Shipment = typeof Shipment.Type;

/** The full data of one order (business §3). */
export const Order = Schema.Struct({
  id: OrderId,
  date: Day,
  reference: Schema.String,
  status: OrderStatus,
  total: Money,
  shippingMethod: ShippingCode,
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  /** The day of the last payment of an order that is paid; null where it is not known. */
  paidOn: Schema.NullOr(Day),
  billingAddress: Address,
  billingDate: Schema.NullOr(Day),
  shippingAddress: Address,
  desiredShippingDate: Schema.NullOr(Day),
  /** Null for who may not view invoices (docs/decisions/calls.md). */
  invoices: Schema.NullOr(Schema.Array(OrderInvoice)),
  deliveries: Schema.Array(Delivery),
  shipments: Schema.Array(Shipment),
  /** Set for flex orders only. */
  productionStep: Schema.NullOr(ProductionStep),
  items: Schema.Array(OrderLine),
  /** Whether it breaks a rule that each order keeps, so that nothing can be concluded from it (`contradictions.ts`). */
  isContradictory: Schema.Boolean,
});
export type Order = typeof Order.Type;
