import * as Schema from "effect/Schema";
import { OrderSummary, type OrderId } from "../orders/order-summary.ts";
import { endsSoon, timedServices, type TimedService } from "../products/cloud-service.ts";
import { ProductSummary } from "../products/product.ts";
import type { SerialNumber } from "../products/serial-number.ts";
import { TicketSummary, type TicketId } from "../tickets/ticket.ts";

/** What an end customer's dashboard is about (business §1); a part is null for who lacks its right. */
export const CustomerOverview = Schema.Struct({
  /** The number of registered products, and the first of those with a service that ends soon. */
  products: Schema.NullOr(Schema.Struct({ total: Schema.Int, ending: Schema.Array(ProductSummary) })),
  /** The number of open orders, and the latest of them. */
  orders: Schema.NullOr(Schema.Struct({ total: Schema.Int, latest: Schema.Array(OrderSummary) })),
  /** The number of tickets that are not closed, and those of them with the latest activity. */
  tickets: Schema.NullOr(Schema.Struct({ total: Schema.Int, latest: Schema.Array(TicketSummary) })),
});
export type CustomerOverview = typeof CustomerOverview.Type;

/** Something that a customer can do next. */
export type NextStep =
  | { readonly _tag: "ReadAnswers"; readonly ticket: TicketId; readonly subject: string }
  | { readonly _tag: "PayOrder"; readonly order: OrderId }
  | { readonly _tag: "PickUpOrder"; readonly order: OrderId }
  | {
      readonly _tag: "RenewService";
      readonly serial: SerialNumber;
      readonly name: string;
      readonly service: TimedService;
      readonly until: Date;
    }
  | { readonly _tag: "RegisterProduct" };

const ofTickets = ({ tickets }: CustomerOverview): readonly NextStep[] =>
  (tickets?.latest ?? []).flatMap(({ id, subject, unreadAnswers }) =>
    unreadAnswers > 0 ? [{ _tag: "ReadAnswers" as const, ticket: id, subject }] : [],
  );

const ofOrders = ({ orders }: CustomerOverview): readonly NextStep[] =>
  (orders?.latest ?? []).flatMap(({ id, status }): readonly NextStep[] => {
    if (status.code === "no_payment") return [{ _tag: "PayOrder", order: id }];
    return status.code === "ready_for_pickup" ? [{ _tag: "PickUpOrder", order: id }] : [];
  });

const ofProducts = ({ products }: CustomerOverview, now: Date): readonly NextStep[] => {
  if (products === null) return [];
  if (products.total === 0) return [{ _tag: "RegisterProduct" }];
  return products.ending.flatMap(({ serial, name, ...services }) =>
    timedServices.flatMap((service) => {
      const { validUntil } = services[service];
      return validUntil !== null && endsSoon(services[service], now)
        ? [{ _tag: "RenewService" as const, serial, name, service, until: validUntil }]
        : [];
    }),
  );
};

/** What a customer can do next, the most urgent first: answers to read, orders that wait for them, services that end, a first product. */
export const nextSteps = (overview: CustomerOverview, now: Date): readonly NextStep[] => [
  ...ofTickets(overview),
  ...ofOrders(overview),
  ...ofProducts(overview, now),
];
