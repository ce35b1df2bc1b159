import { expect, it } from "vitest";
import type { Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

eachDemoPortal("what waits for staff", (demo) => {
  const of = async (id: string) => (await demo().ask<Dashboard>(id, "getDashboard")).staff;
  const overview = async () => (await of("staff"))!;
  const listed = async (name: CallName, filter: object): Promise<number> =>
    (await demo().ask<{ total: number }>("staff", name, { page_size: "10", filter: JSON.stringify(filter) }))
      .total;

  it("is counted as the lists count it", async () => {
    const { tickets, licences, references, submissions } = await overview();
    expect(tickets?.count).toBe(await listed("getSupportCases", { waiting: "support" }));
    for (const { age, count } of tickets?.ages ?? [])
      expect(count, age).toBe(await listed("getSupportCases", { waiting: "support", age }));
    expect(tickets?.ages.map(({ age }) => age)).toEqual(["1d", "3d", "7d", "longer"]);
    expect(licences.count).toBe(await listed("getTradeLicenceReviews", { status: ["pending"] }));
    expect(references.count).toBe(await listed("getReferenceReviews", { status: ["pending"] }));
    expect(submissions.count).toBe(await listed("getPioneerCases", { status: ["received", "in_work"] }));
    for (const { count } of [tickets!, licences, references, submissions]) expect(count).toBeGreaterThan(0);
  });

  it("says since when the first waits, and of nothing no day", async () => {
    const { sql } = demo().database;
    const [first] = await sql<{ since: Date }>`
      select min(last_activity_at) as since from tickets where status <> 'closed' and last_side <> 'support'`;
    const before = await overview();
    expect(before.tickets?.since).toEqual(first?.since);
    const [licence] = await sql<{ submitted_at: Date }>`
      select min(submitted_at) as submitted_at from licence_reviews where status = 'pending'`;
    expect(before.licences).toEqual({ count: 3, since: licence?.submitted_at });
    const waiting = await sql<{ id: string }>`
      update licence_reviews set status = 'kept' where status = 'pending' returning id`;
    expect((await overview()).licences).toEqual({ count: 0, since: null });
    await sql`update licence_reviews set status = 'pending' where id = any (${waiting.map(({ id }) => id)})`;
  });

  it("has orders and products of the own company only where there are some, and with the right", async () => {
    const { sql } = demo().database;
    expect((await overview()).own).toEqual({ orders: null, products: null });
    const [moved] = await sql<{ id: string }>`
      update orders set company_id = 'staff' where id = (select min(id) from orders where company_id = 'gold') returning id`;
    expect((await overview()).own).toEqual({ orders: 1, products: null });
    await sql`update accounts set rights = '{manage_products}' where id = 'staff'`;
    const narrowed = await overview();
    expect([narrowed.own.orders, narrowed.tickets]).toEqual([null, null]);
    await sql`update accounts set rights = null where id = 'staff'`;
    await sql`update orders set company_id = 'gold' where id = ${moved?.id ?? ""}`;
  });

  it.each(["gold", "employee", "customer", "applicant"])("is nothing for %s", async (id) => {
    expect(await of(id)).toBeNull();
  });
});
