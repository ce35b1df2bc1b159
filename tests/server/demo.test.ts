import { languages } from "../../server/texts/language.ts";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contradictionsOf } from "../../src/domain/orders/contradictions.ts";
import { orderStatuses, type OrderId } from "../../src/domain/orders/order-summary.ts";
import { isPrepaid, paymentMethods } from "../../src/domain/orders/payment-method.ts";
import { productionSteps, shippingCodes } from "../../src/domain/orders/order.ts";
import { messagePriorities, messageTags } from "../../src/domain/messages/message.ts";
import { ticketStatuses } from "../../src/domain/tickets/ticket.ts";
import { uploadProblem, ticketAttachment, FIRST_BYTES } from "../../src/domain/kit/upload.ts";
import { productContradictions, reachabilityOf } from "../../src/domain/products/reachability.ts";
import type { SerialNumber } from "../../src/domain/products/serial-number.ts";
import { readProduct } from "../../server/areas/products/product.sql.ts";
import { readResults } from "../../server/areas/products/remote-connect.sql.ts";
import { readOrder } from "../../server/areas/orders/orders.sql.ts";
import { calendarOf } from "../../server/demo/calendar.ts";
import { pdfOf, pngOf } from "../../server/demo/demo-files.ts";
import { settlementDays, type PaymentMethodCode } from "../../server/demo/ledger.ts";
import { makeMessages } from "../../server/demo/messages.ts";
import { makeOrder, planOrders } from "../../server/demo/orders.ts";
import { demoCompanies } from "../../server/demo/people.ts";
import { isEmpty } from "../../server/demo/is-empty.ts";
import { seedDemo, StoreNotEmpty } from "../../server/demo/seed-demo.ts";
import { makeTickets } from "../../server/demo/tickets.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { verifyPassword } from "../../server/accounts/password.ts";
import { makeConference } from "../../server/demo/conference.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { roomForTests } from "../support/portal/room.ts";

const now = new Date("2026-11-21T15:30:00Z");

describe("demo data", () => {
  const gold = demoCompanies.find(({ id }) => id === "gold")!;
  const ordersOn = (moment: Date) =>
    planOrders(gold, 1).map((plan) => makeOrder(plan, `SO-${plan.index}`, calendarOf(moment)));

  it("is the same at every time of one day", () => {
    const later = new Date("2026-11-21T23:59:59Z");
    expect(ordersOn(later)).toEqual(ordersOn(now));
    expect(makeTickets(calendarOf(later), 1, () => ["SO-1"])).toEqual(
      makeTickets(calendarOf(now), 1, () => ["SO-1"]),
    );
    expect(makeMessages(calendarOf(later), 1)).toEqual(makeMessages(calendarOf(now), 1));
  });

  it("has dates relative to the day", () => {
    const [today] = ordersOn(now);
    const [tomorrow] = ordersOn(new Date("2026-11-22T00:00:00Z"));
    expect([today?.order.ordered_on, tomorrow?.order.ordered_on]).toEqual(["2026-11-21", "2026-11-22"]);
    expect({ ...tomorrow?.order, ordered_on: "" }).toMatchObject({
      reference: today?.order.reference,
      total_cents: today?.order.total_cents,
    });
  });

  it.each([
    ["2026-11-21", "2027-05-23"],
    ["2026-05-22", "2026-05-23"],
    ["2026-05-23", "2027-05-23"],
    ["2026-05-24", "2027-05-23"],
  ])("made on %s has the deadline of the award on %s, the next 23 May (business §4)", (day, deadline) => {
    const { awards } = makeConference(calendarOf(new Date(`${day}T08:00:00Z`)), new Map());
    // 23:00 in Vienna's summer.
    expect(awards).toMatchObject([{ deadline: `${deadline}T21:00:00.000Z` }]);
  });

  it("has a market for every company", () => {
    for (const company of demoCompanies) {
      for (const plan of planOrders(company, 1))
        expect(makeOrder(plan, "SO-1", calendarOf(now)).items.length).toBeGreaterThan(0);
    }
  });

  it("has no date in the future", () => {
    const early = new Date("2026-11-21T00:00:01Z");
    const moments = [
      ...makeTickets(calendarOf(early), 1, () => ["SO-1"]).map(({ ticket }) =>
        String(ticket["last_activity_at"]),
      ),
      ...makeMessages(calendarOf(early), 1).messages.map((message) =>
        String((message as { published_at?: unknown }).published_at),
      ),
    ];
    expect(moments.every((moment) => Date.parse(moment) < early.getTime())).toBe(true);
  });

  it("has pictures and documents that the upload rules accept", () => {
    const files = [
      { name: "a.png", bytes: pngOf(1) },
      { name: "a.pdf", bytes: pdfOf("(x)") },
    ];
    for (const { name, bytes } of files) {
      expect(
        uploadProblem(
          { name, size: bytes.length, firstBytes: bytes.subarray(0, FIRST_BYTES) },
          ticketAttachment,
        ),
      ).toBeUndefined();
    }
  });
});

eachStore("the demo store", (store) => {
  let dataDir = "";
  let emptyBefore = false;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "portal-demo-"));
    emptyBefore = await isEmpty(store.database().sql);
    await seedDemo(store.database(), {
      now,
      scale: 1,
      fileStore: createFileStore({ dataDir, storeId: "demo" }, roomForTests),
    });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const valuesOf = async (
    column: "status" | "payment_method" | "shipping_method" | "production_step",
  ): Promise<ReadonlySet<unknown>> => {
    const rows = await store.database().sql<
      Record<string, string | null>
    >`select status, payment_method, shipping_method, production_step from orders where company_id = 'gold'`;
    return new Set(rows.map((row) => row[column]).filter((value) => value !== null));
  };
  const count = async (table: string): Promise<number> => {
    const rows = await store.database().sql<{ name: string; rows: number }>`
      select 'orders' as name, count(*) as rows from orders where company_id = 'gold' union all select 'tickets', count(*) from tickets
      union all select 'unanswered', count(*) from tickets t where not exists (select from ticket_answers a where a.ticket_id = t.id)
      union all select 'messages', count(*) from messages union all select 'accounts', count(*) from accounts union all select 'files', count(*) from files`;
    return rows.find(({ name }) => name === table)!.rows;
  };

  it("has 400 orders of the gold company, 60 answered tickets, 80 messages, and all accounts", async () => {
    expect([
      await count("orders"),
      await count("tickets"),
      await count("unanswered"),
      await count("messages"),
      await count("accounts"),
    ]).toEqual([400, 60, 0, 80, 23]);
  });

  it("has every status, payment method, shipping code and production step among the gold orders", async () => {
    expect(await valuesOf("status")).toEqual(new Set(orderStatuses));
    expect(await valuesOf("payment_method")).toEqual(new Set(paymentMethods));
    expect(await valuesOf("shipping_method")).toEqual(new Set(shippingCodes));
    expect(await valuesOf("production_step")).toEqual(new Set(productionSteps));
  });

  it("has 40 products, spares that are not registered, and a result for each outcome of a device", async () => {
    const { sql } = store.database();
    const [row] = await sql<{ products: number; spares: number }>`
      select (select count(*) from products) as products, (select count(*) from devices d where not exists (select from products p where p.serial = d.serial)) as spares`;
    expect(row).toEqual({ products: 40, spares: 20 });
    const codes = await sql<{ code: string }>`select distinct code from remote_connect_results`;
    expect(new Set(codes.map(({ code }) => code))).toEqual(
      new Set(["200", "403", "409", "418", "461", "462", "481", "482", "HTTP_500"]),
    );
  });

  it("has no product that contradicts itself, of any company: its network follows from its tests", async () => {
    const { sql } = store.database();
    const rows = await sql<{
      serial: SerialNumber;
      company_id: string;
    }>`select serial, company_id from products`;
    const seen = new Set<string>();
    const wrong: unknown[] = [];
    for (const { serial, company_id: companyId } of rows) {
      const product = await readProduct(sql, { companyId }, serial, now);
      seen.add(reachabilityOf(product!)._tag);
      const [newest] = await readResults(sql, serial);
      const broken = [
        ...productContradictions(product!),
        ...(newest?.testedAt.getTime() === product!.lastTest?.testedAt.getTime()
          ? []
          : ["another last test"]),
      ];
      if (broken.length > 0) wrong.push([serial, companyId, broken]);
    }
    expect(wrong).toEqual([]);
    expect(seen).toEqual(new Set(["NeverTested", "Reachable", "NotReachable"]));
  });

  it("has tickets of every area, and knowledge articles in every language", async () => {
    const { sql } = store.database();
    const areas = await sql<{ area: string }>`select distinct area from tickets order by area`;
    expect(areas.map(({ area }) => area)).toEqual(["cloud_service", "order", "other", "product"]);
    const untranslated =
      await sql`select entry_id from knowledge_texts group by entry_id having count(*) <> ${languages.length}`;
    expect(untranslated).toEqual([]);
  });

  it("has partial shipments, and open amounts that match the status", async () => {
    const { sql } = store.database();
    const split = await sql`select order_id from order_shipments group by order_id having count(*) > 1`;
    expect(split.length).toBeGreaterThan(0);
    const wrong = await sql`
      select o.id from orders o join order_items i on i.order_id = o.id group by o.id
      having (o.status in ('sent', 'done')) <> (sum(i.open) = 0) or (o.status = 'partially_sent' and sum(i.open) >= sum(i.ordered))`;
    expect(wrong).toEqual([]);
  });

  it("has no order that contradicts itself, of any company, and none that was paid sooner than its method allows", async () => {
    const { sql } = store.database();
    const ids = await sql<{ id: OrderId; company_id: string }>`select id, company_id from orders order by id`;
    const day = 24 * 60 * 60 * 1000;
    const wrong: unknown[] = [];
    for (const { id, company_id: companyId } of ids) {
      const order = await readOrder(sql, { companyId, rights: ["view_invoices"] }, id);
      const { paidOn, paymentMethod, deliveries, date, status, paymentStatus } = order!;
      const since = isPrepaid(paymentMethod.code) ? date : deliveries.at(-1)?.date;
      const method = paymentMethod.code as PaymentMethodCode;
      const rules = [
        ...contradictionsOf(order!),
        ...(paidOn !== null &&
        (since === undefined || paidOn.getTime() < since.getTime() + settlementDays(method) * day)
          ? ["settlement"]
          : []),
        ...((paymentStatus.code === "paid") === (paidOn === null) ? ["paid without a day"] : []),
        ...((status.code === "no_payment") !== (isPrepaid(method) && paymentStatus.code === "open")
          ? ["advance"]
          : []),
      ];
      if (rules.length > 0) wrong.push([id, companyId, status.code, method, rules]);
    }
    expect(ids.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it("has orders of every partner and customer, each in its country's currency", async () => {
    const rows = await store.database().sql<{ country: string; currency: string; orders: number }>`
      select c.country, min(o.currency) as currency, count(*) as orders from companies c join orders o on o.company_id = c.id
      where c.id <> 'gold' group by c.id having min(o.currency) = max(o.currency)`;
    expect(rows).toHaveLength(demoCompanies.length - 4);
    expect(rows.every(({ orders }) => orders >= 3 && orders <= 30)).toBe(true);
    const currencies = new Map(rows.map(({ country, currency }) => [country, currency]));
    expect(["PL", "GB", "CH", "DE"].map((country) => currencies.get(country))).toEqual([
      "PLN",
      "GBP",
      "CHF",
      "EUR",
    ]);
  });

  it("has trainings at nine o'clock of their place, past and bookable, full ones and waiting lists", async () => {
    const { sql } = store.database();
    const dates = await sql<{ hour: number; days: number; language: string; online: boolean }>`
      select extract(hour from starts_at at time zone time_zone)::integer as hour, extract(isodow from starts_at)::integer as days, language, online
      from training_dates`;
    expect(dates).toHaveLength(40);
    expect(dates.every(({ hour, days }) => hour === 9 && days <= 4)).toBe(true);
    expect(new Set(dates.map(({ language }) => language)).size).toBeGreaterThan(5);
    expect(new Set(dates.map(({ online }) => online))).toEqual(new Set([true, false]));
    const statuses = await sql<{
      status: string;
    }>`select distinct status from training_bookings where company_id = 'gold'`;
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([
      "cancelled",
      "present",
      "registered",
      "waiting",
    ]);
    const [row] = await sql<{ past: number; full: number; over: number }>`
      select count(*) filter (where starts_at < ${now}) as past, count(*) filter (where taken = seats) as full, count(*) filter (where taken > seats) as over
      from (select t.starts_at, t.seats, (select count(*) from training_bookings b where b.training_id = t.id and b.status in ('registered', 'present')) as taken
        from training_dates t) as counted`;
    expect([row?.past, row?.full, row?.over]).toEqual([16, 6, 0]);
  });

  it("has every priority, tag and ticket status", async () => {
    const { sql } = store.database();
    const priorities = await sql<{ priority: string }>`select distinct priority from messages`;
    const tags = await sql<{ tag: string }>`select distinct unnest(tags) as tag from messages`;
    const statuses = await sql<{ status: string }>`select distinct status from tickets`;
    expect(new Set(priorities.map(({ priority }) => priority))).toEqual(new Set(messagePriorities));
    expect(new Set(tags.map(({ tag }) => tag))).toEqual(new Set(messageTags));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
  });

  it("accepts the demo password for every account except the invited employee, who has none", async () => {
    const rows = await store.database().sql<{
      password_hash: string;
    }>`select distinct password_hash from accounts where id <> 'invited'`;
    expect(
      await Promise.all(rows.map(({ password_hash: hash }) => verifyPassword("Portal-Demo-2026!", hash))),
    ).toEqual([true]);
  });

  it("is not written into a store that is not empty", async () => {
    expect([emptyBefore, await isEmpty(store.database().sql)]).toEqual([true, false]);
    await expect(
      seedDemo(store.database(), {
        now,
        scale: 1,
        fileStore: createFileStore({ dataDir, storeId: "demo" }, roomForTests),
      }),
    ).rejects.toThrow(StoreNotEmpty);
    expect(await count("orders")).toBe(400);
  });

  it("keeps its files, each under its company", async () => {
    const files = readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(await count("files"));
    expect(await store.database().sql`select id from files where owner_company_id is null`).toEqual([]);
  });

  it("refuses a path as the name of a file", async () => {
    const fileStore = createFileStore({ dataDir, storeId: "demo" }, roomForTests);
    expect(
      await Promise.all(
        ["../../etc/passwd", "", "0".repeat(32), "A".repeat(32)].map((id) => fileStore.open(id)),
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
