import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { OrderId } from "../orders/order.ts";
import { SerialNumber } from "../products/serial-number.ts";

/** What a ticket can be about; the first question of the guided form. */
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

/** How long a number may be that a ticket refers to. */
export const REFERENCE_LIMIT = 40;

/** The number of an invoice as it is printed on it. */
export const InvoiceNumber = Schema.NonEmptyString.check(Schema.isMaxLength(REFERENCE_LIMIT)).pipe(
  Schema.brand("InvoiceNumber"),
);
export type InvoiceNumber = typeof InvoiceNumber.Type;

/** What a ticket refers to. */
export const TicketReferences = Schema.Struct({
  order: Schema.NullOr(OrderId),
  invoice: Schema.NullOr(InvoiceNumber),
  serial: Schema.NullOr(SerialNumber),
});
export type TicketReferences = typeof TicketReferences.Type;

export type TicketReferenceName = keyof TicketReferences;
export const noReferences: TicketReferences = { order: null, invoice: null, serial: null };

/** The reference that support cannot do without in an area. */
export const neededReference: Readonly<Record<TicketAreaCode, TicketReferenceName | undefined>> = {
  product: "serial",
  cloud_service: "serial",
  order: "order",
  invoice: "invoice",
  training: undefined,
  portal: undefined,
  other: undefined,
};

/** The needed reference that is missing; undefined where nothing is. */
export const missingReference = (
  area: TicketAreaCode | undefined,
  references: Partial<TicketReferences>,
): TicketReferenceName | undefined => {
  const needed = area === undefined ? undefined : neededReference[area];
  return needed === undefined || (references[needed] ?? null) !== null ? undefined : needed;
};
