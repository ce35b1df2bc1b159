import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";

export const OrderId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(Schema.brand("OrderId"));
export type OrderId = typeof OrderId.Type;

/** Order status (business §4). */
export const orderStatuses = [
  "in_progress",
  "no_payment",
  "ready_for_delivery",
  "ready_for_pickup",
  "sent",
  "partially_sent",
  "done",
] as const;
export const OrderStatus = codeOf(orderStatuses);
export type OrderStatus = typeof OrderStatus.Type;
export type OrderStatusCode = (typeof orderStatuses)[number];

/** The statuses of a completed order; with any other, also one that is new, it is open (docs/decisions/orders.md). */
export const completedStatuses = ["done"] as const satisfies readonly OrderStatusCode[];

const isCompleted = (status: OrderStatusCode): boolean =>
  completedStatuses.some((completed) => completed === status);
/** The known statuses of an open order. */
export const openStatuses: readonly OrderStatusCode[] = orderStatuses.filter(
  (status) => !isCompleted(status),
);

/** A row of the order list. */
export const OrderSummary = Schema.Struct({
  id: OrderId,
  date: Day,
  reference: Schema.String,
  status: OrderStatus,
  total: Money,
  itemCount: Schema.Int,
});
export type OrderSummary = typeof OrderSummary.Type;

/** The columns of orders: in their list and on the dashboard. */
export const orderColumns = {
  row: OrderSummary,
  columns: {
    id: "orders.column.id",
    status: "orders.column.status",
    date: "orders.column.date",
    reference: "orders.column.reference",
    items: "orders.column.items",
    total: "orders.column.total",
  },
} as const;
