import { openProductList, orderList } from "../../src/domain/orders/orders.lists.ts";
import { describe, expect, it } from "vitest";
import { orderStatuses, type OrderId, type OrderSummary } from "../../src/domain/orders/order-summary.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { lineCents } from "../../src/domain/kit/rounding.ts";
import { offeredPeriods, periodDays } from "../../src/domain/orders/intrastat.ts";
import { type OpenProduct } from "../../src/domain/orders/open-product.ts";
import { csvLine } from "../../src/domain/kit/csv.ts";
import { createOrdersHandlers } from "../../server/areas/orders/orders.handlers.ts";
import { fold, searchPatterns } from "../../server/areas/kit/fold.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly OrderSummary[];
  readonly total: number;
}

const idsOf = ({ rows }: Page): readonly string[] => rows.map(({ id }) => id);
const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });

eachDemoPortal("orders", (demo) => {
  const list = (id: string, fields: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getOrders", fields);
  const store = async (id: string, reference: string, searchText: string): Promise<void> => {
    await demo().database.sql`
      insert into orders
      select ${id}, company_id, '2020-01-01', ${reference}, ${searchText}, 'done', 100, 'EUR', 0, shipping_method, payment_method, payment_status,
        billing_address, null, shipping_address, null, null
      from orders where company_id = 'swiss' order by id limit 1`;
  };

  it("come newest first, 25 at a time, with the total over all pages", async () => {
    const page = await list("gold");
    expect([page.rows.length, page.total]).toEqual([25, 400]);
    const days = page.rows.map(({ date }) => date.getTime());
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it.each(orderList.sortable.flatMap((column) => [column, `-${column}`]))(
    "sorted by %s, the pages hold each order once",
    async (sort) => {
      const pages = await Promise.all(
        ["1", "2", "3", "4"].map((page) => list("gold", { sort, page, page_size: "100" })),
      );
      expect(new Set(pages.flatMap(idsOf)).size).toBe(400);
      const opposite = await list("gold", {
        sort: sort.startsWith("-") ? sort.slice(1) : `-${sort}`,
        page_size: "100",
      });
      expect(idsOf(opposite)).toEqual(pages.flatMap(idsOf).toReversed().slice(0, 100));
    },
  );

  it("sort by total as numbers, and by status as the business lists them", async () => {
    const totals = (await list("gold", { sort: "total", page_size: "200" })).rows.map(
      ({ total }) => total.cents,
    );
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    const places = (await list("gold", { sort: "status", page_size: "200" })).rows.map(({ status }) =>
      orderStatuses.findIndex((code) => code === status.code),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("have an empty page after the last, with the same total", async () => {
    expect(await list("gold", { page: "5", page_size: "100" })).toEqual({ rows: [], total: 400 });
  });

  it.each([
    ["page", "0"],
    ["page", "1.5"],
    ["page_size", "201"],
    ["page_size", "0"],
    ["sort", "company_id"],
    ["filter", "{"],
    ["filter", '{"status":["lost"]}'],
  ])("refuse %s %s and name the field", async (field, value) => {
    const answer = await demo().send("gold", "getOrders", { [field]: value });
    expect([answer.status, answer.json]).toEqual([
      422,
      { valid: false, error_code: "INVALID_REQUEST", field },
    ]);
  });

  it("are found by number, reference and article, without regard to accents and case", async () => {
    const [first] = (await list("gold")).rows;
    expect(idsOf(await list("gold", filterOf({ search: first!.id.toLowerCase() })))).toEqual([first!.id]);
    const exact = await list("gold", filterOf({ search: "Řehoř" }));
    expect(exact.total).toBeGreaterThan(0);
    expect(await list("gold", filterOf({ search: "  REHOR " }))).toEqual(exact);
    expect(exact.rows.every(({ reference }) => reference.includes("Řehoř"))).toBe(true);
    expect((await list("gold", filterOf({ search: "valve actuator" }))).total).toBeGreaterThan(0);
  });

  it("are found when all words of the search match, and SQL wildcards have no effect", async () => {
    const both = await list("gold", filterOf({ search: "miniserver brno" }));
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan((await list("gold", filterOf({ search: "brno" }))).total);
    await Promise.all(
      ["%", "_", "\\", "' or 1=1 --"].map(async (search) => {
        expect((await list("gold", filterOf({ search }))).total).toBe(0);
      }),
    );
  });

  it("are filtered by status; an empty filter finds all", async () => {
    const narrowed = await list("gold", filterOf({ status: ["no_payment", "sent"] }));
    expect(new Set(narrowed.rows.map(({ status }) => status.code))).toEqual(new Set(["no_payment", "sent"]));
    expect((await list("gold", filterOf({ status: [] }))).total).toBe(400);
  });

  it("are open or completed, and each is one of both", async () => {
    const [all, open, completed] = await Promise.all(
      [{}, { completed: false }, { completed: true }].map((filter) =>
        list("gold", { ...filterOf(filter), page_size: "200" }),
      ),
    );
    expect(open!.total + completed!.total).toBe(all!.total);
    expect(open!.total).toBeGreaterThan(0);
    expect(new Set(completed!.rows.map(({ status }) => status.code))).toEqual(new Set(["done"]));
    expect(open!.rows.every(({ status }) => status.code !== "done")).toBe(true);
    const sent = await list("gold", filterOf({ completed: false, status: ["sent", "done"] }));
    expect(new Set(sent.rows.map(({ status }) => status.code))).toEqual(new Set(["sent"]));
    // A status that is new to the portal is open.
    await store("SO-2020-900002", "New status", "newstatus");
    await demo().database.sql`update orders set status = 'lost_at_sea' where id = 'SO-2020-900002'`;
    expect((await list("swiss", filterOf({ completed: false, search: "newstatus" }))).total).toBe(1);
    await demo().database.sql`delete from orders where id = 'SO-2020-900002'`;
  });

  it("are counted right as they come, change and go, and so are their open lines", async () => {
    const { sql } = demo().database;
    const known = async () => {
      const [row] = await sql`
        select (select coalesce(sum(total), 0) from order_counts where company_id = 'swiss' and status = 'done')::integer as done,
          (select coalesce(sum(total), 0) from order_counts where company_id = 'swiss')::integer as orders,
          (select coalesce(sum(total), 0) from open_item_counts where company_id = 'swiss')::integer as items`;
      const [counted] = await sql`
        select (select count(*) from orders where company_id = 'swiss' and status = 'done')::integer as done,
          (select count(*) from orders where company_id = 'swiss')::integer as orders,
          (select count(*) from order_items where company_id = 'swiss' and open > 0)::integer as items`;
      expect(row).toEqual(counted);
      return row;
    };
    const before = await known();
    await store("SO-2020-900003", "Counted", "counted");
    await known();
    await sql`
      insert into order_items (order_id, company_id, search_text, position, article_number, name, ordered, open, unit_price_cents, discount, subtotal_cents)
      select 'SO-2020-900003', 'swiss', 'x', place, '100335', 'Miniserver', 2, place - 1, 100, 0, 100 from generate_series(1, 3) as place`;
    await known();
    await sql`update order_items set open = 3 - position where order_id = 'SO-2020-900003'`;
    await sql`update orders set status = 'sent' where id = 'SO-2020-900003'`;
    await known();
    await sql`delete from orders where id = 'SO-2020-900003'`;
    expect(await known()).toEqual(before);
  });

  it("have all details, and the sums are correct", async () => {
    const page = await list("gold", { page_size: "60" });
    const orders = await Promise.all(
      page.rows.map(({ id }) => demo().ask<Order>("gold", "getOrder", { id })),
    );
    for (const [index, order] of orders.entries()) {
      expect(order.items.reduce((sum, { subtotal }) => sum + subtotal.cents, 0)).toBe(order.total.cents);
      expect([order.total, order.items.length]).toEqual([
        page.rows[index]!.total,
        page.rows[index]!.itemCount,
      ]);
      expect(order.items.map(({ position }) => position)).toEqual(order.items.map((_, at) => at + 1));
    }
    expect(orders.some(({ shipments }) => shipments.length > 0)).toBe(true);
    expect(orders.some(({ invoices }) => invoices !== null && invoices.length > 0)).toBe(true);
  });

  it("say of each article whether the shop still sells it", async () => {
    const { rows } = await list("gold", { page_size: "60" });
    const orders = await Promise.all(rows.map(({ id }) => demo().ask<Order>("gold", "getOrder", { id })));
    const items = orders.flatMap((order) => order.items);
    const discontinued = await demo().database.sql<{
      number: string;
    }>`select number from articles where discontinued`;
    const isSold = (number: string) => !discontinued.some((article) => article.number === number);
    expect(items.every((item) => item.isSold === isSold(item.articleNumber))).toBe(true);
    expect(new Set(items.map((item) => item.isSold))).toEqual(new Set([true, false]));
  });

  it("that contradict themselves are shown as they are, and logged by their number", async () => {
    const { sql } = demo().database;
    const [row] = await sql<{ id: OrderId }>`
      select id from orders where company_id = 'gold' and status = 'done' and shipping_method = 'EXW' and production_step is null limit 1`;
    const { id } = row!;
    const reported: unknown[] = [];
    const { getOrder } = createOrdersHandlers({} as never);
    const context = {
      sql,
      account: { companyId: "gold", rights: [] },
      report: (error: unknown) => void reported.push(error),
    };
    const ask = () => (getOrder as (context: unknown, request: unknown) => unknown)(context, { id });
    expect([await ask(), reported]).toEqual([expect.objectContaining({ id }), []]);
    await sql`update orders set status = 'ready_for_pickup' where id = ${id}`;
    expect(await demo().ask<Order>("gold", "getOrder", { id })).toMatchObject({
      status: { code: "ready_for_pickup" },
      isContradictory: true,
    });
    expect(await ask()).toMatchObject({ id });
    expect(reported).toEqual([
      new Error(`The order ${id} contradicts itself: shipping_method, nothing_sent`),
    ]);
    await sql`update orders set status = 'done' where id = ${id}`;
  });

  it("say what left on which note, when it arrived, and when it was paid", async () => {
    const { rows } = await list("gold", { ...filterOf({ status: ["done"] }), page_size: "50" });
    const orders = await Promise.all(rows.map(({ id }) => demo().ask<Order>("gold", "getOrder", { id })));
    for (const { deliveries, items, paymentStatus, paidOn } of orders) {
      expect(
        deliveries
          .flatMap(({ lines }) => lines.map(({ position, name, quantity }) => [position, name, quantity]))
          .toSorted(([one], [other]) => Number(one) - Number(other)),
      ).toEqual(items.map(({ position, name, ordered }) => [position, name, ordered]));
      expect(paidOn === null).toBe(paymentStatus.code !== "paid");
    }
    const shipments = orders.flatMap((order) => order.shipments);
    expect(shipments.length).toBeGreaterThan(0);
    expect(shipments.every(({ sentOn, deliveredOn }) => deliveredOn! >= sentOn!)).toBe(true);
  });

  it("of another customer are answered NOT_FOUND", async () => {
    const [foreign] = (await list("swiss")).rows;
    const answer = await demo().send("gold", "getOrder", { id: foreign!.id });
    expect([answer.status, answer.json]).toEqual([404, { valid: false, error_code: "NOT_FOUND" }]);
    expect((await demo().send("gold", "getOrder", { id: "SO-1999-000001" })).json).toEqual(answer.json);
    expect((await list("gold", filterOf({ search: foreign!.id }))).total).toBe(0);
    expect((await demo().send("gold", "getOrdersCsv", filterOf({ search: foreign!.id }))).text).not.toContain(
      foreign!.id,
    );
  });

  it.each(["getOrders", "getOrder", "getOrdersCsv", "getOpenProducts", "getOpenProductsCsv"] as const)(
    "%s needs a session, and the right of an employee",
    async (name) => {
      expect((await demo().send(undefined, name, { id: "x" })).status).toBe(401);
      const answer = await demo().send("employee", name, { id: "x" });
      expect([answer.status, answer.json]).toEqual([403, { valid: false, error_code: "NO_ACCESS" }]);
    },
  );

  it("name their invoices to who may view invoices, and to nobody else", async () => {
    const { sql } = demo().database;
    const [sent] = await sql<{ order_id: string; id: string }>`
      select order_id, id from ledger_entries where company_id = 'gold' and kind = 'invoice' order by id limit 1`;
    const invoicesFor = async (...rights: readonly string[]) => {
      await sql`update accounts set rights = ${rights}::text[] where id = 'employee'`;
      const { invoices } = await demo().ask<Order>("employee", "getOrder", { id: sent!.order_id });
      await sql`update accounts set rights = '{tickets,trainings}' where id = 'employee'`;
      return invoices?.map(({ number }) => number);
    };
    expect(await invoicesFor("webshop_orders", "view_invoices")).toContain(sent!.id);
    expect(await invoicesFor("webshop_orders")).toBeUndefined();
  });

  it("are exported as CSV: all that the filter finds, in the list's order, as UTF-8 with a byte order mark", async () => {
    const [client, page] = [
      await demo().as("gold"),
      await list("gold", { ...filterOf({ search: "brno" }), sort: "reference", page_size: "200" }),
    ];
    const { headers } = await client.call("getOrdersCsv", { ...filterOf({ search: "brno" }), raw: "1" });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="orders-[\d-]{10}\.csv"; filename\*=UTF-8''orders-\d{4}-\d\d-\d\d\.csv$/,
    );
    const response = await fetch(`${demo().portal.url}/api/getOrdersCsv`, {
      method: "POST",
      body: new URLSearchParams({ ...filterOf({ search: "brno" }), sort: "reference", page: "7", raw: "1" }),
      headers: {
        Origin: demo().portal.url,
        Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString("utf8").split("\r\n");
    expect(lines[0]).toBe("Order,Date,Reference,Status,Total,Currency,Items");
    expect(lines.slice(1, -1).map((line) => line.split(",")[0])).toEqual(idsOf(page));
    expect(lines.at(-1)).toBe("");
  });

  it("are exported without formulas", async () => {
    await store("SO-2020-900001", '=HYPERLINK("http://evil.example";"pay")', "evilformula");
    const { text } = await demo().send("swiss", "getOrdersCsv", {
      ...filterOf({ search: "evilformula" }),
      raw: "1",
    });
    expect(text.split("\r\n")[1]).toContain(`,"'=HYPERLINK(""http://evil.example"";""pay"")",`);
  });

  it("are exported with amounts that a spreadsheet sums, also below zero", async () => {
    await store("SO-2020-900002", "-12.50", "creditformula");
    await demo().database.sql`update orders set total_cents = -1250 where id = 'SO-2020-900002'`;
    const { text } = await demo().send("swiss", "getOrdersCsv", {
      ...filterOf({ search: "creditformula" }),
      raw: "1",
    });
    expect(text.split("\r\n")[1]).toMatch(/^SO-2020-900002,\d{4}-\d\d-\d\d,'-12\.50,\w+,-12\.50,EUR,\d+$/);
  });
});

eachDemoPortal("open products", (demo) => {
  interface OpenPage {
    readonly rows: readonly OpenProduct[];
    readonly total: number;
  }
  const open = (id: string, fields: Record<string, string> = {}): Promise<OpenPage> =>
    demo().ask<OpenPage>(id, "getOpenProducts", fields);
  const keysOf = ({ rows }: OpenPage) => rows.map(({ order, position }) => `${order}/${position}`);
  const allOf = async (id: string, fields: Record<string, string> = {}): Promise<OpenPage> => {
    const { total } = await open(id, fields);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 200) }, (_, at) =>
        open(id, { ...fields, page_size: "200", page: String(at + 1) }),
      ),
    );
    return { rows: pages.flatMap(({ rows }) => rows), total };
  };

  it("are the items of the company's orders with an open amount, as its orders have them", async () => {
    const all = await allOf("silver");
    expect(all.total).toBe(all.rows.length);
    const { rows: orders } = await demo().ask<Page>("silver", "getOrders", { page_size: "200" });
    const details = await Promise.all(
      orders.map(({ id }) => demo().ask<Order>("silver", "getOrder", { id })),
    );
    const expected = details.flatMap(({ id, items }) =>
      items.flatMap(({ isSold: _isSold, isShort: _isShort, ...item }) =>
        item.open > 0 ? [{ order: id, ...item }] : [],
      ),
    );
    expect(all.rows.length).toBeGreaterThan(0);
    expect(new Map(all.rows.map((row) => [`${row.order}/${row.position}`, row]))).toEqual(
      new Map(expected.map((row) => [`${row.order}/${row.position}`, row])),
    );
  });

  it("come by dispatch, the next first and those without a day last, and each is on one page", async () => {
    await demo().database.sql`
      update order_items set estimated_dispatch = null where (order_id, position) = (
        select order_id, position from order_items where company_id = 'gold' and open > 0 order by order_id limit 1)`;
    const all = await allOf("gold");
    expect(new Set(keysOf(all)).size).toBe(all.total);
    const days = all.rows.map(
      ({ estimatedDispatch }) => estimatedDispatch?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(days.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(openProductList.sortable.flatMap((column) => [column, `-${column}`]))(
    "sorted by %s, the pages hold each once",
    async (sort) => {
      const all = await allOf("gold", { sort });
      expect(new Set(keysOf(all)).size).toBe(all.total);
    },
  );

  it("are found by order, article number and name", async () => {
    const [first] = (await open("gold")).rows;
    const found = async (search: string) => (await allOf("gold", filterOf({ search }))).rows;
    expect((await found(first!.order.toLowerCase())).every(({ order }) => order === first!.order)).toBe(true);
    const named = await found(`${first!.order} ${first!.articleNumber}`);
    expect(named.map(({ order, articleNumber }) => [order, articleNumber])).toEqual([
      [first!.order, first!.articleNumber],
    ]);
    const miniservers = await found("miniserver");
    expect(miniservers.length).toBeGreaterThan(0);
    expect(miniservers.every(({ name }) => name.includes("Miniserver"))).toBe(true);
    expect(await found("%")).toEqual([]);
  });

  it("of another company are not seen", async () => {
    const [foreign] = (await open("swiss")).rows;
    expect((await open("gold", filterOf({ search: foreign!.order }))).total).toBe(0);
    expect(
      (await demo().send("gold", "getOpenProductsCsv", filterOf({ search: foreign!.order }))).text,
    ).not.toContain(foreign!.order);
  });

  it("are exported as CSV: all that the search finds, in the list's order, with sums of the list", async () => {
    const fields = { ...filterOf({ search: "tree" }), sort: "-subtotal" };
    const all = await allOf("gold", fields);
    const { headers, text } = await demo().send("gold", "getOpenProductsCsv", { ...fields, raw: "1" });
    expect(headers.get("content-disposition")).toMatch(/open-products-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head!.replace("\uFEFF", "")).toBe(
      "Order,Position,Article number,Name,Ordered,Open,Unit price,Discount %,Subtotal incl. VAT,Currency,Estimated dispatch",
    );
    expect(lines.map((line) => line.split(",").slice(0, 2).join("/"))).toEqual(keysOf(all));
    const cents = lines.map((line) => Math.round(Number(line.split(",").at(-3)) * 100));
    expect(cents).toEqual(all.rows.map(({ subtotal }) => subtotal.cents));
  });
});

eachDemoPortal("the Intrastat report", (demo) => {
  const header =
    "Document,Date,Commodity code,Country of origin,Country of destination,Net mass kg,Quantity,Value,Currency";
  const linesOf = async (id: string, period: string): Promise<readonly string[]> => {
    const { text, headers } = await demo().send(id, "getIntrastatCsv", { period, raw: "1" });
    expect(headers.get("content-disposition")).toContain(`intrastat-${period}.csv`);
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head!.replace("\uFEFF", "")).toBe(header);
    return lines;
  };
  const now = new Date();
  const quarters = offeredPeriods("quarters", now);

  it("of a quarter has the lines of its three months, by date", async () => {
    const [, quarter] = quarters;
    const { from, to } = periodDays(quarter!);
    const months = offeredPeriods("months", now)
      .filter((month) => periodDays(month).from >= from && periodDays(month).to <= to)
      .toReversed();
    expect(months).toHaveLength(3);
    const lines = await linesOf("gold", quarter!);
    const ofMonths = await Promise.all(months.map((month) => linesOf("gold", month)));
    expect(lines.length).toBeGreaterThan(0);
    expect(ofMonths.flat()).toEqual(lines);
    const days = lines.map((line) => line.split(",")[1]!);
    expect(days).toEqual(days.toSorted());
  });

  it("has what the company's orders say was delivered, with mass and net value of each line", async () => {
    const lines = (await Promise.all(quarters.map((quarter) => linesOf("silver", quarter)))).flat();
    const { rows } = await demo().ask<Page>("silver", "getOrders", { page_size: "200" });
    const orders = await Promise.all(rows.map(({ id }) => demo().ask<Order>("silver", "getOrder", { id })));
    const since = periodDays(quarters.at(-1)!).from;
    const sent = orders.filter(({ deliveries }) => deliveries.some(({ date }) => date >= since));
    const articles = await demo().database.sql<{
      number: string;
      commodity_code: string;
      country_of_origin: string;
      net_mass_g: number;
    }>`select * from articles`;
    const expected = sent.flatMap(({ items, shippingAddress, total }) =>
      items.flatMap(({ articleNumber, ordered, open, unitPrice, discount }) => {
        const quantity = ordered - open;
        if (quantity === 0) return [];
        const article = articles.find(({ number }) => number === articleNumber)!;
        const value = lineCents({ unitCents: unitPrice.cents, quantity, discount, vatRate: 0 });
        return [
          [
            article.commodity_code,
            article.country_of_origin,
            shippingAddress.country,
            ((article.net_mass_g * quantity) / 1_000).toFixed(3),
            String(quantity),
            (value / 100).toFixed(2),
            total.currency,
          ].join(","),
        ];
      }),
    );
    expect(lines.map((line) => line.split(",").slice(2).join(",")).toSorted()).toEqual(expected.toSorted());
    const numbers = new Set<string>(sent.flatMap(({ deliveries }) => deliveries.map(({ number }) => number)));
    expect(lines.every((line) => numbers.has(line.split(",")[0]!))).toBe(true);
  });

  it("is refused for no period, for private persons, and without the right", async () => {
    expect((await demo().send("gold", "getIntrastatCsv", { period: "2026-13" })).json).toEqual({
      valid: false,
      error_code: "INVALID_REQUEST",
      field: "period",
    });
    for (const id of ["customer", "employee"])
      expect((await demo().send(id, "getIntrastatCsv", { period: "2026-01" })).status).toBe(403);
    expect((await demo().send(undefined, "getIntrastatCsv", { period: "2026-01" })).status).toBe(401);
  });
});

describe("a CSV line", () => {
  it.each(["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "＝1"])("neutralises %j", (cell) => {
    expect(csvLine([cell]).replace(/^"/, "")).toMatch(/^'/);
  });
  it.each([
    " =1+1",
    "\u00A0=1+1",
    "\u3000@sum",
    "\u200B=1+1",
    "\uFEFF\u2060=1+1",
    "\u00AD-1",
    "\u2028=1+1",
    "\n\n=1+1",
    "\u0000=1+1",
    ";=1+1",
    "\u22121",
    "﹦1+1",
  ])("neutralises %j, whose formula does not stand first", (cell) => {
    expect(csvLine([cell]).replace(/^"/, "")).toMatch(/^'/);
  });
  it.each([
    ["rest;=1+1", "rest;'=1+1"],
    ["rest; \u200B@sum", "rest;' \u200B@sum"],
    ["rest,+1", '"rest,\'+1"'],
    ["rest\n=1+1", '"rest\n\'=1+1"'],
    ["rest\r\n =1+1", '"rest\r\n\' =1+1"'],
    ["rest\t=1+1", "rest\t'=1+1"],
    ["rest\u2029=1+1", "rest\u2029'=1+1"],
    ['rest "=1+1', '"rest ""=1+1"'],
  ])("neutralises what another reader takes for the next cell of %j", (cell, line) => {
    expect(csvLine([cell])).toBe(`${line}\r\n`);
  });
  it.each(["SO-2020-900123", "2026-02-03", "a - b", "info@example.com", "1 + 1 = 2", "Haus 3; Keller", ""])(
    "leaves %j as it is",
    (cell) => {
      expect(csvLine([cell])).toBe(`${cell}\r\n`);
    },
  );
  it("quotes separators, quotation marks and line breaks", () => {
    expect(csvLine(["plain", "a,b", 'say "x"', "two\nlines"])).toBe(
      'plain,"a,b","say ""x""","two\nlines"\r\n',
    );
  });
});

describe("folding", () => {
  it("removes accents and case, and escapes wildcards", () => {
    expect(fold("  Żółć  ŘEHOŘ Weiß ")).toBe("zolc rehor weiss");
    expect(searchPatterns(" 50% a_b ")).toEqual(["%50\\%%", "%a\\_b%"]);
    expect(searchPatterns("   ")).toEqual([]);
  });
});
