import { isCollected, type Order } from "./order.ts";
import { isPrepaid } from "./payment-method.ts";

/** What an order reports. */
export type ReportedOrder = Omit<Order, "isContradictory">;

/** Whether something of an order has left, by its status. */
export const isDispatched = (status: string): boolean => ["sent", "partially_sent", "done"].includes(status);

/** How much of a position left on delivery notes. */
const deliveredOf = ({ deliveries }: ReportedOrder, position: number): number =>
  deliveries
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0);

/** The rules that each order keeps; an unknown code breaks none. True where the order breaks the rule. */
const rules = {
  /** What the customer collects is neither sent nor on its way; what is sent does not wait to be picked up. */
  shipping_method: ({ shippingMethod, status, shipments }: ReportedOrder): boolean => {
    if (shippingMethod._tag === "Unknown") return false;
    return isCollected(shippingMethod.code)
      ? shipments.length > 0 || ["ready_for_delivery", "sent", "partially_sent"].includes(status.code)
      : status.code === "ready_for_pickup";
  },
  /** "Partly" has something sent and something open. */
  partly_sent: ({ status, items }: ReportedOrder): boolean =>
    status.code === "partially_sent" &&
    !(items.some(({ ordered, open }) => open < ordered) && items.some(({ open }) => open > 0)),
  /** Of what was sent or is completed nothing is open. */
  nothing_open: ({ status, items }: ReportedOrder): boolean =>
    (status.code === "sent" || status.code === "done") && items.some(({ open }) => open > 0),
  /** Before the dispatch nothing has left. */
  nothing_sent: ({ status, items, deliveries, shipments }: ReportedOrder): boolean =>
    status._tag === "Known" &&
    !isDispatched(status.code) &&
    (deliveries.length > 0 ||
      shipments.some(({ sentOn }) => sentOn !== null) ||
      items.some(({ ordered, open }) => open < ordered)),
  /** What was dispatched has left on a delivery note. */
  delivery_note: ({ status, deliveries }: ReportedOrder): boolean =>
    isDispatched(status.code) && deliveries.length === 0,
  /** Delivery notes have what is no longer open. */
  quantities: (order: ReportedOrder): boolean =>
    order.deliveries.some(({ lines }) => lines.length > 0) &&
    order.items.some(({ position, ordered, open }) => deliveredOf(order, position) !== ordered - open),
  /** Production that has not ended has sent nothing, and what is ready is packed. */
  production: ({ productionStep: step, status }: ReportedOrder): boolean => {
    if (step === null || step._tag === "Unknown" || status._tag === "Unknown") return false;
    if (status.code === "sent" || status.code === "done") return step.code !== "shipped";
    if (status.code === "partially_sent") return false;
    if (status.code === "no_payment") return step.code !== "not_started";
    return status.code === "in_progress" ? step.code === "shipped" : step.code !== "packed";
  },
  /** Who waits for a payment has not got it; what is paid in advance is made after that. */
  payment: ({ status, paymentMethod, paymentStatus, paidOn }: ReportedOrder): boolean =>
    (paymentStatus.code === "open" && paidOn !== null) ||
    (status.code === "no_payment" && paymentStatus.code === "paid") ||
    (isDispatched(status.code) && paymentStatus.code === "open" && isPrepaid(paymentMethod.code)),
  /** Nothing happens before it was ordered, and nothing arrives before it was sent. */
  days: ({ date, paidOn, billingDate, deliveries, shipments }: ReportedOrder): boolean =>
    [
      paidOn,
      billingDate,
      ...deliveries.map((delivery) => delivery.date),
      ...shipments.map(({ sentOn }) => sentOn),
    ].some((day) => day !== null && day < date) ||
    shipments.some(
      ({ sentOn, deliveredOn }) => deliveredOn !== null && (sentOn === null || deliveredOn < sentOn),
    ),
} as const;

export type Contradiction = keyof typeof rules;

/** The rules that an order breaks, so that nothing can be concluded from it (docs/decisions/orders.md); none for almost all. */
export const contradictionsOf = (order: ReportedOrder): readonly Contradiction[] =>
  (Object.keys(rules) as Contradiction[]).filter((name) => rules[name](order));
