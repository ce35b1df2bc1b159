import * as Schema from "effect/Schema";
import { pageOf } from "../kit/list.ts";
import { OrderSummary } from "../orders/order-summary.ts";
import { ProductSummary } from "../products/product-summary.ts";
import { SerialNumber } from "../products/serial-number.ts";
import { TicketSummary } from "../tickets/ticket.ts";

/** The company's orders that are not completed (business §4), and those of them that wait for the company. */
export const OwnOrders = Schema.Struct({
  open: pageOf(OrderSummary),
  unpaid: pageOf(OrderSummary),
  /** Those that can be picked up. */
  ready: pageOf(OrderSummary),
});

/** A product whose last connection test failed (business §8), and when. */
export const OfflineProduct = Schema.Struct({
  serial: SerialNumber,
  name: Schema.String,
  testedAt: Schema.DateFromString,
});
export type OfflineProduct = typeof OfflineProduct.Type;

/** The registered products, by name, and those of them that need somebody. */
export const OwnProducts = Schema.Struct({
  all: pageOf(ProductSummary),
  offline: pageOf(OfflineProduct),
  /** Those with a service that ends within 30 days. */
  ending: pageOf(ProductSummary),
});
export type OwnProducts = typeof OwnProducts.Type;

/** The company's tickets that are not closed, and of the reader's own those with an answer that they have not read. */
export const OwnTickets = Schema.Struct({ open: pageOf(TicketSummary), answered: pageOf(TicketSummary) });
export type OwnTickets = typeof OwnTickets.Type;
