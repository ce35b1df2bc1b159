import { expect, it } from "vitest";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
}
interface Listed {
  readonly call: CallName;
  readonly as: string;
  /** What the period is about; null where a row has none. */
  readonly date: (row: never) => Date | null;
  readonly cents?: (row: never) => number;
}

const list = <R>(
  call: CallName,
  as: string,
  date: (row: R) => Date | null,
  cents?: (row: R) => number,
): Listed => ({ call, as, date, ...(cents && { cents }) });

interface Priced {
  readonly price: { readonly cents: number };
}

const lists: readonly Listed[] = [
  list<{ date: Date; total: { cents: number } }>(
    "getOrders",
    "gold",
    (row) => row.date,
    (row) => row.total.cents,
  ),
  list<{ estimatedDispatch: Date | null; subtotal: { cents: number } }>(
    "getOpenProducts",
    "gold",
    (row) => row.estimatedDispatch,
    (row) => row.subtotal.cents,
  ),
  list<{ date: Date; amount: { cents: number } }>(
    "getInvoices",
    "gold",
    (row) => row.date,
    (row) => row.amount.cents,
  ),
  list<{ date: Date }>("getTickets", "gold", (row) => row.date),
  list<{ opened: Date }>("getSupportCases", "staff", (row) => row.opened),
  list<{ registrationDate: Date }>("getProducts", "gold", (row) => row.registrationDate),
  list<{ validUntil: Date }>("getVouchers", "gold", (row) => row.validUntil),
  list<{ training: { startsAt: Date } } & Priced>(
    "getTrainings",
    "gold",
    (row) => row.training.startsAt,
    (row) => row.price.cents,
  ),
  list<{ startsAt: Date } & Priced>(
    "getBookableTrainings",
    "gold",
    (row) => row.startsAt,
    (row) => row.price.cents,
  ),
  list<{ startsAt: Date }>("getTrainingDates", "staff", (row) => row.startsAt),
  list<{ createdAt: Date }>("getReferences", "gold", (row) => row.createdAt),
  list<{ submittedAt: Date | null }>("getReferenceReviews", "staff", (row) => row.submittedAt),
  list<{ publishedAt: Date }>("getDownloads", "gold", (row) => row.publishedAt),
  list<{ until: Date | null }>("getShortages", "gold", (row) => row.until),
  list<{ submittedAt: Date }>("getPioneerSubmissions", "gold", (row) => row.submittedAt),
  list<{ submittedAt: Date }>("getPioneerCases", "staff", (row) => row.submittedAt),
  list<{ submittedAt: Date }>("getTradeLicenceReviews", "staff", (row) => row.submittedAt),
];

const DAY = 24 * 60 * 60 * 1000;
const dayText = (date: Date): string => date.toISOString().slice(0, 10);
const amountText = (cents: number): string => (cents / 100).toFixed(2);

eachDemoPortal("the ranges of lists", (demo) => {
  const ask = (as: string, call: CallName, filter: object = {}): Promise<Page> =>
    demo().ask<Page>(as, call, { page_size: "200", filter: JSON.stringify(filter) });

  it.each(lists.map((listed) => [listed.call, listed] as const))(
    "%s: the rows of a period, the first and the last day included",
    async (call, { as, date }) => {
      const all = await ask(as, call);
      const dated = all.rows.flatMap((row) => date(row as never) ?? []);
      const days = dated.map((moment) => dayText(moment)).toSorted();
      const [from = "", to = ""] = [days[Math.floor(days.length / 4)], days[Math.floor(days.length / 2)]];
      const isWithin = (row: Row): boolean => {
        const moment = date(row as never);
        return moment !== null && dayText(moment) >= from && dayText(moment) <= to;
      };
      const some = await ask(as, call, { from, to });
      expect(some.rows.length).toBeGreaterThan(0);
      expect(some.rows.every(isWithin)).toBe(true);
      // Of a longer list the first page was compared alone.
      expect(some.total).toBe(all.total <= 200 ? all.rows.filter(isWithin).length : some.total);
      const after = dayText(new Date(Date.parse(`${days.at(-1) ?? ""}T00:00:00Z`) + 3000 * DAY));
      expect(await ask(as, call, { from: after })).toMatchObject({ rows: [], total: 0 });
    },
  );

  it.each(lists.flatMap((listed) => (listed.cents ? [[listed.call, listed] as const] : [])))(
    "%s: the rows between two amounts, both included, and in a period",
    async (call, { as, cents = () => 0, date }) => {
      const all = await ask(as, call);
      const amounts = all.rows.map((row) => cents(row as never)).toSorted((one, other) => one - other);
      const [low = 0, high = 0] = [
        amounts[Math.floor(amounts.length / 4)],
        amounts[Math.floor(amounts.length / 2)],
      ];
      const bounds = { min: amountText(low), max: amountText(high) };
      const isWithin = (row: Row): boolean => cents(row as never) >= low && cents(row as never) <= high;
      const some = await ask(as, call, bounds);
      expect(some.rows.length).toBeGreaterThan(0);
      expect(some.rows.every(isWithin)).toBe(true);
      expect(some.total).toBe(all.total <= 200 ? all.rows.filter(isWithin).length : some.total);
      const first = some.rows.find((row) => date(row as never) !== null);
      const day = dayText(date(first as never) as Date);
      expect((await ask(as, call, { ...bounds, from: day, to: day })).rows).toContainEqual(first);
    },
  );

  it.each([
    { from: "2026-02-31" },
    { from: "2026-03-02", to: "2026-03-01" },
    { min: "1.005" },
    { min: "2", max: "1.99" },
    { max: 5 },
  ])("refuse %j", async (filter) => {
    const { status, json } = await demo().send("gold", "getOrders", { filter: JSON.stringify(filter) });
    expect([status, json]).toMatchObject([422, { error_code: "INVALID_REQUEST", field: "filter" }]);
  });

  it("hold for the CSV file, too", async () => {
    const [order] = (await ask("gold", "getOrders")).rows as readonly { id: string; date: Date }[];
    const day = dayText(order!.date);
    const { text } = await (
      await demo().as("gold")
    ).call("getOrdersCsv", { filter: JSON.stringify({ from: day, to: day }) });
    const { total } = await ask("gold", "getOrders", { from: day, to: day });
    expect(text.split("\r\n").slice(1, -1)).toHaveLength(total);
  });
});
