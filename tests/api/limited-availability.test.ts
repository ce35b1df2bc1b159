import { expect, it } from "vitest";
import type { Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import type { Shortage } from "../../src/domain/limited-availability/shortage.ts";
import type { OpenProduct } from "../../src/domain/orders/open-product.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly Shortage[];
  readonly total: number;
}

eachDemoPortal("limited availability", (demo) => {
  const list = (fields: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>("gold", "getShortages", fields);
  const notice = async (id: string) => (await demo().ask<Dashboard>(id, "getDashboard")).limitedAvailability;
  const ofOrder = (id: string, order: string): Promise<readonly Shortage[]> =>
    demo().ask(id, "getOrderShortages", { id: order });
  /** An order of the gold company that waits for a short article. */
  const touched = async (): Promise<string> => {
    const [row] = await demo().database.sql<{ id: string }>`
      select o.id from orders o join order_items i on i.order_id = o.id and i.open > 0 join shortages s on s.id = i.article_number
      where o.company_id = 'gold' order by o.id limit 1`;
    return row!.id;
  };

  it("lists what is short, until when, and what replaces it, in pages and by search", async () => {
    const { rows, total } = await list();
    expect(total).toBe(12);
    expect(rows).toContainEqual(
      expect.objectContaining({
        article: { number: "100218", name: "Tree Extension" },
        replacement: { number: "100002", name: "Extension" },
      }),
    );
    const days = rows.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    // The end that nobody knows comes last.
    expect(rows.slice(-2).map(({ until }) => until)).toEqual([null, null]);
    const found = await list({ filter: JSON.stringify({ search: "smart socket" }) });
    expect(found.rows.map(({ article }) => article.number)).toEqual(["100142"]);
    expect((await list({ page: "2", page_size: "10" })).rows).toHaveLength(2);
  });

  it("is exported as CSV in the list's order", async () => {
    const { text } = await demo().send("gold", "getShortagesCsv", { sort: "number", raw: "1" });
    const { rows } = await list({ sort: "number", page_size: "200" });
    expect(
      text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(",")[0]),
    ).toEqual(rows.map(({ article }) => article.number));
  });

  it("needs the right to orders", async () => {
    for (const name of [
      "getShortages",
      "getShortagesCsv",
      "getOrderShortages",
      "dismissShortageNotice",
    ] as const)
      expect([name, (await demo().send("employee", name, { id: "x" })).status]).toEqual([name, 403]);
    expect(await notice("employee")).toBeNull();
  });

  it("has a notice on the dashboard with the number of articles and of the company's open orders", async () => {
    const [row] = await demo().database.sql<{ orders: number }>`
      select count(distinct o.id) as orders from orders o join order_items i on i.order_id = o.id
      where o.company_id = 'gold' and i.open > 0 and i.article_number in (select id from shortages)`;
    expect(row!.orders).toBeGreaterThan(0);
    expect(await notice("gold")).toEqual({ articles: 12, orders: row!.orders });
  });

  it("names the same day on the order, among the open products, and in the notice", async () => {
    const id = await touched();
    const { sql } = demo().database;
    const lines = async () => {
      const { items } = await demo().ask<Order>("gold", "getOrder", { id });
      return items.filter(({ open }) => open > 0);
    };
    const [line] = (await lines()).filter(({ isShort }) => isShort);
    const article = line!.articleNumber;
    const dayOf = async () =>
      (await lines()).find(({ articleNumber }) => articleNumber === article)?.estimatedDispatch;
    const listed = async () => {
      const { rows } = await demo().ask<{ readonly rows: readonly OpenProduct[] }>(
        "gold",
        "getOpenProducts",
        {
          filter: JSON.stringify({ search: `${id} ${article}` }),
        },
      );
      return rows[0]?.estimatedDispatch;
    };
    const [stored] = await sql<{ until: string | null; estimated_dispatch: string }>`
      select s.until, i.estimated_dispatch from shortages s join order_items i on i.article_number = s.id where s.id = ${article} and i.order_id = ${id}`;
    // Not before the article is expected again, whatever was estimated.
    await sql`update shortages set until = '2099-05-01' where id = ${article}`;
    expect([await dayOf(), await listed()]).toEqual([new Date("2099-05-01"), new Date("2099-05-01")]);
    expect(
      (await ofOrder("gold", id)).find((shortage) => shortage.article.number === article)?.until,
    ).toEqual(new Date("2099-05-01"));
    await sql`update order_items set estimated_dispatch = '2099-06-01' where order_id = ${id} and article_number = ${article}`;
    expect([await dayOf(), await listed()]).toEqual([new Date("2099-06-01"), new Date("2099-06-01")]);
    await sql`update shortages set until = null where id = ${article}`;
    expect([await dayOf(), await listed()]).toEqual([null, null]);
    await sql`update shortages set until = ${stored!.until} where id = ${article}`;
    await sql`update order_items set estimated_dispatch = ${stored!.estimated_dispatch} where order_id = ${id} and article_number = ${article}`;
  });

  it("names on an order the short articles that are still open", async () => {
    const id = await touched();
    const { items } = await demo().ask<{
      items: readonly { readonly articleNumber: string; readonly open: number }[];
    }>("gold", "getOrder", { id });
    const short = new Set((await list({ page_size: "200" })).rows.map(({ article }) => article.number));
    const expected = items.flatMap(({ articleNumber, open }) =>
      open > 0 && short.has(articleNumber) ? [articleNumber] : [],
    );
    expect((await ofOrder("gold", id)).map(({ article }) => article.number).toSorted()).toEqual(
      [...new Set(expected)].toSorted(),
    );
    await demo().database.sql`update order_items set open = 0 where order_id = ${id}`;
    expect(await ofOrder("gold", id)).toEqual([]);
  });

  it("tells nothing about the order of another company", async () => {
    expect(await ofOrder("swiss", await touched())).toEqual([]);
  });

  it("is dismissed for a day, by the account that dismissed it alone", async () => {
    const id = await touched();
    expect(await ofOrder("office", id)).not.toEqual([]);
    await demo().send("office", "dismissShortageNotice");
    expect([await notice("office"), await ofOrder("office", id)]).toEqual([null, []]);
    expect(await notice("gold")).not.toBeNull();
    // The day is over when its end has passed.
    await demo().database.sql`update dismissed_notices set until = until - interval '1 day'`;
    expect(await notice("office")).not.toBeNull();
    await demo().send("office", "dismissShortageNotice");
    expect(await notice("office")).toBeNull();
    const [row] = await demo().database.sql<{ hours: number }>`
      select extract(epoch from until - now())::int / 3600 as hours from dismissed_notices where account_id = 'office'`;
    expect([23, 24]).toContain(row!.hours);
  });
});
