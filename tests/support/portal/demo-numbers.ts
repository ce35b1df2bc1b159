import { dayOf } from "../../../server/areas/kit/day.ts";
import { calendarOf } from "../../../server/demo/calendar.ts";
import { makeOrder } from "../../../server/demo/orders.ts";
import { numberSubmissions } from "../../../server/demo/pioneer.ts";
import { numberOrders } from "../../../server/demo/seed-orders.ts";
import { makeTickets } from "../../../server/demo/tickets.ts";
import { DEMO_DAY } from "./demo-day.ts";

// Numbers of the demo data contain the year of their day, which depends on the day on which the data were made.

const day = process.env[DEMO_DAY];
const calendar = calendarOf(day === undefined ? new Date() : dayOf(day));
const orders = numberOrders(calendar, 1);
const tickets = makeTickets(calendar, 1, () => ["SO-1"]).map(({ ticket }) => ticket.id);
const submissions = numberSubmissions(calendar, 1).map(({ id }) => id);

/** That with the number, of some that are ordered by it. */
const found = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number - 1];
  if (item === undefined) throw new RangeError(`the demo data have no number ${number}`);
  return item;
};

/** `SO-2026-000562` for 562. */
export const demoOrder = (number: number): string => found(orders, number).id;

/** The invoice of an order's first delivery: `IN-2026-000534` for 534. */
export const demoInvoice = (number: number): string => {
  const { plan, id } = found(orders, number);
  const invoice = makeOrder(plan, id, calendar).ledger.entries.find(({ kind }) => kind === "invoice");
  if (invoice === undefined) throw new RangeError(`the demo data have no invoice of ${id}`);
  return invoice.id;
};

/** `T-2026-000058` for 58. */
export const demoTicket = (number: number): string => found(tickets.toReversed(), number);

/** `PI-2026-000035` for 35. */
export const demoSubmission = (number: number): string => found(submissions.toReversed(), number);
