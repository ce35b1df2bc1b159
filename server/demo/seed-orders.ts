import { itemSearchText } from "../areas/orders/order-items.sql.ts";
import type { Sql } from "../store/sql.ts";
import type { Calendar } from "./calendar.ts";
import { insertLedger } from "./insert-ledger.ts";
import { insertRows } from "./insert-rows.ts";
import { makeOrder, planOrders, type DemoOrder, type OrderPlan } from "./orders.ts";
import { demoCompanies } from "./people.ts";

/** Number of orders per statement. */
const chunk = 1_000;
/** Days of the turnover period. */
const turnoverDays = 365;

/** A company's orders, for the other demo data. */
export interface CompanyOrders {
  /** Oldest first. */
  readonly ids: readonly string[];
  /** What was invoiced less what was credited in the last 12 months, without VAT, in cents. */
  readonly turnover: number;
}

const oldestFirst = (one: OrderPlan, other: OrderPlan): number =>
  other.daysAgo - one.daysAgo || other.index - one.index;

/** What an order's documents since a day come to, without VAT. */
const turnoverOf = ({ ledger }: DemoOrder, since: string): number =>
  ledger.entries
    .filter(({ kind, posted_on: day }) => kind !== "payment" && day > since)
    .reduce((sum, { net_cents: cents }) => sum + cents, 0);

interface NumberedPlan {
  readonly plan: OrderPlan;
  readonly id: string;
}

/** The orders of all companies with their numbers, by date across companies: oldest first. */
export const numberOrders = (calendar: Calendar, scale: number): readonly NumberedPlan[] => {
  const plans = demoCompanies.flatMap((company) => planOrders(company, scale)).toSorted(oldestFirst);
  const width = Math.max(6, String(plans.length).length);
  return plans.map((plan, at) => ({
    plan,
    id: `SO-${calendar.dayAgo(plan.daysAgo).slice(0, 4)}-${String(at + 1).padStart(width, "0")}`,
  }));
};

/** Creates and stores all orders with what was invoiced and paid. */
export const seedOrders = async (
  sql: Sql,
  calendar: Calendar,
  scale: number,
): Promise<ReadonlyMap<string, CompanyOrders>> => {
  const numbered = numberOrders(calendar, scale);
  const summaries = new Map<string, { ids: string[]; turnover: number }>(
    demoCompanies.map(({ id }) => [id, { ids: [], turnover: 0 }]),
  );
  for (let from = 0; from < numbered.length; from += chunk) {
    const made = numbered.slice(from, from + chunk).map(({ plan, id }) => {
      const order = makeOrder(plan, id, calendar);
      const summary = summaries.get(plan.company.id);
      summary?.ids.push(id);
      if (summary !== undefined) summary.turnover += turnoverOf(order, calendar.dayAgo(turnoverDays));
      return order;
    });
    await insertRows(
      sql,
      "orders",
      made.map(({ order }) => order),
    );
    await insertRows(
      sql,
      "order_items",
      made.flatMap(({ order: { id, company_id: company }, items }) =>
        items.map((item) => ({
          order_id: id,
          company_id: company,
          search_text: itemSearchText(id, item),
          ...item,
        })),
      ),
    );
    await insertRows(
      sql,
      "order_papers",
      made.flatMap(({ papers }) => papers),
    );
    await insertRows(
      sql,
      "order_shipments",
      made.flatMap(({ shipments }) => shipments),
    );
    await insertLedger(
      sql,
      made.map(({ ledger }) => ledger),
    );
  }
  return summaries;
};
