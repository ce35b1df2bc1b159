import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { InvoiceNumber } from "../invoices/document.ts";
import { OrderId } from "../orders/order-summary.ts";
import { SerialNumber } from "../products/serial-number.ts";

/** Ticket areas; the first question of the guided form. */
export const ticketAreas = [
  "product",
  "cloud_service",
  "order",
  "invoice",
  "training",
  "portal",
  "other",
] as const;
export const TicketArea = codeOf(ticketAreas);
export type TicketArea = typeof TicketArea.Type;
export type TicketAreaCode = (typeof ticketAreas)[number];

/** Maximum length of a reference number, in characters. */
export const REFERENCE_LIMIT = 40;

/** What a ticket refers to. */
export const TicketReferences = Schema.Struct({
  order: Schema.NullOr(OrderId),
  invoice: Schema.NullOr(InvoiceNumber),
  serial: Schema.NullOr(SerialNumber),
});
export type TicketReferences = typeof TicketReferences.Type;

export type TicketReferenceName = keyof TicketReferences;
export const noReferences: TicketReferences = { order: null, invoice: null, serial: null };

/** The reference that an area requires. */
export const neededReference: Readonly<Record<TicketAreaCode, TicketReferenceName | undefined>> = {
  product: "serial",
  cloud_service: "serial",
  order: "order",
  invoice: "invoice",
  training: undefined,
  portal: undefined,
  other: undefined,
};

/** The required reference that is missing; undefined if none is. */
export const missingReference = (
  area: TicketAreaCode | undefined,
  references: Partial<TicketReferences>,
): TicketReferenceName | undefined => {
  const needed = area === undefined ? undefined : neededReference[area];
  return needed === undefined || (references[needed] ?? null) !== null ? undefined : needed;
};
