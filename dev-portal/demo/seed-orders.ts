import type { Sql } from "../store/sql.ts";
import type { Calendar } from "./calendar.ts";
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
  /** What was invoiced in the last 12 months, net of VAT and of credit notes, in cents. */
  readonly turnover: number;
}

const turnoverOf = ({ ledger: { entries } }: DemoOrder, since: string): number =>
  entries.reduce((sum, { posted_on: day, net_cents: cents }) => (day > since ? sum + cents : sum), 0);

const oldestFirst = (one: OrderPlan, other: OrderPlan): number =>
  other.daysAgo - one.daysAgo || other.index - one.index;

/** Stores the ledger of some orders; `counts` has each company's number of entries, from which their running numbers go on. */
const insertLedger = async (
  sql: Sql,
  made: readonly DemoOrder[],
  counts: Map<string, number>,
): Promise<void> => {
  const entries = made.flatMap(({ ledger }) => ledger.entries);
  await insertRows(
    sql,
    "ledger_entries",
    entries.map((entry) => {
      const number = (counts.get(entry.company_id) ?? 0) + 1;
      counts.set(entry.company_id, number);
      return { ...entry, entry_number: number };
    }),
  );
  await insertRows(
    sql,
    "ledger_lines",
    made.flatMap(({ ledger }) => ledger.lines),
  );
  await insertRows(
    sql,
    "ledger_settlements",
    made.flatMap(({ ledger }) => ledger.settlements),
  );
};

/** Creates and stores all orders with what was invoiced and paid, numbered by date across companies. */
export const seedOrders = async (
  sql: Sql,
  calendar: Calendar,
  scale: number,
): Promise<ReadonlyMap<string, CompanyOrders>> => {
  const plans = demoCompanies.flatMap((company) => planOrders(company, scale)).toSorted(oldestFirst);
  const summaries = new Map<string, { ids: string[]; turnover: number }>(
    demoCompanies.map(({ id }) => [id, { ids: [], turnover: 0 }]),
  );
  const entryCounts = new Map<string, number>();
  const width = Math.max(6, String(plans.length).length);
  for (let from = 0; from < plans.length; from += chunk) {
    const made = plans.slice(from, from + chunk).map((plan, at) => {
      const id = `SO-${calendar.dayAgo(plan.daysAgo).slice(0, 4)}-${String(from + at + 1).padStart(width, "0")}`;
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
      made.flatMap(({ order, items }) => items.map((item) => ({ order_id: order.id, ...item }))),
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
    await insertLedger(sql, made, entryCounts);
  }
  return summaries;
};
