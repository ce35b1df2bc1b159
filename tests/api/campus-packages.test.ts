import { expect, it } from "vitest";
import type { CampusPackage } from "../../src/domain/campus-packages/campus-package.ts";
import { contradictionsOf } from "../../src/domain/orders/contradictions.ts";
import type { OrderSummary } from "../../src/domain/orders/order-summary.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

eachDemoPortal("campus packages", (demo) => {
  const packages = (id: string, instance = "int"): Promise<readonly CampusPackage[]> =>
    demo().ask(id, "getCampusPackages", { instance });
  const orders = async (id: string): Promise<readonly OrderSummary[]> =>
    (await demo().ask<{ rows: readonly OrderSummary[] }>(id, "getOrders")).rows;
  const order = (id: string, fields: Record<string, string>, key?: string) =>
    demo().send(
      id,
      "orderCampusPackage",
      { instance: "int", ...fields },
      {
        ...(key !== undefined && { headers: { "Idempotency-Key": key } }),
      },
    );

  it("have contents, and prices in the country's currency with and without 10 %", async () => {
    const [gold] = await packages("gold");
    expect(gold?.contents).toContainEqual({ article: { number: "100335", name: "Miniserver" }, quantity: 1 });
    const { listPrice, price, percent, total } = gold!;
    expect([listPrice.currency, percent]).toEqual(["CZK", 10]);
    expect(price.cents).toBe(Math.round(listPrice.cents * 0.9));
    // 21 % VAT.
    expect(total.cents).toBe(Math.round((listPrice.cents * 90 * 121) / 10_000));
    expect((await packages("flagship"))[0]?.total.currency).toBe("EUR");
  });

  it("have no discount for who is no partner", async () => {
    const [offer] = await packages("business");
    expect([offer?.percent, offer?.price]).toEqual([null, offer?.listPrice]);
  });

  it("are in the reader's language, with a picture", async () => {
    expect((await packages("gold", "dede"))[0]?.text).toContain("Übungswand");
    const client = await demo().as("gold");
    const { status, headers } = await client.call("getCampusPicture", { id: "starter" });
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      200,
      "image/png",
      "nosniff",
    ]);
    expect((await client.call("getCampusPicture", { id: "nothing" })).status).toBe(404);
  });

  it("are ordered once, also when the order is sent twice, and appear in the orders", async () => {
    const [offer] = await packages("gold");
    const fields = { id: offer!.id, total: String(offer!.total.cents) };
    const before = await orders("gold");
    const answers = await Promise.all(["one", "one", "one"].map((key) => order("gold", fields, key)));
    const ids = new Set(answers.map(({ json }) => (json as { data: { orderId: string } }).data.orderId));
    expect(ids.size).toBe(1);
    const [id = ""] = ids;
    const after = await orders("gold");
    expect(after.filter((row) => before.every((known) => known.id !== row.id)).map((row) => row.id)).toEqual([
      id,
    ]);
    const made = await demo().ask<Order>("gold", "getOrder", { id });
    expect(made).toMatchObject({
      reference: "Campus Starter",
      status: { code: "in_progress" },
      total: offer!.total,
      billingAddress: { name: "Dvořák inteligentní domy s.r.o.", country: "CZ" },
    });
    expect(made.items).toEqual([
      expect.objectContaining({
        articleNumber: "C-STARTER",
        discount: 0.1,
        unitPrice: offer!.listPrice,
        subtotal: offer!.total,
      }),
    ]);
    const latest = before[0]!.id;
    const usual = await demo().ask<Order>("gold", "getOrder", { id: latest });
    expect([made.paymentMethod, made.shippingMethod]).toEqual([usual.paymentMethod, usual.shippingMethod]);
    expect(contradictionsOf(made)).toEqual([]);
  });

  it("is an order that waits for its payment, where the company pays in advance", async () => {
    const { sql } = demo().database;
    const [latest] = await orders("gold");
    await sql`update orders set payment_method = 'prepayment' where id = ${latest!.id}`;
    const [offer] = await packages("gold");
    const { json } = await order("gold", { id: offer!.id, total: String(offer!.total.cents) }, "advance");
    const made = await demo().ask<Order>("gold", "getOrder", {
      id: (json as { data: { orderId: string } }).data.orderId,
    });
    expect([made.status.code, contradictionsOf(made)]).toEqual(["no_payment", []]);
  });

  it("are not ordered at another price than the server's, nor when they are gone", async () => {
    const before = await orders("gold");
    const [offer] = await packages("gold");
    const cheap = await order("gold", { id: offer!.id, total: String(offer!.total.cents - 1) });
    expect(cheap.json).toEqual({ valid: false, error_code: "PACKAGE_PRICE_CHANGED" });
    const gone = await order("gold", { id: "nothing", total: "1" });
    expect(gone.json).toEqual({ valid: false, error_code: "PACKAGE_WITHDRAWN" });
    await demo().database.sql`
      update campus_packages set prices = (select jsonb_agg(price) from jsonb_array_elements(prices) as price where not price->'countries' ? 'CZ')
      where id = ${offer!.id}`;
    const elsewhere = await order("gold", { id: offer!.id, total: String(offer!.total.cents) });
    expect(elsewhere.json).toEqual({ valid: false, error_code: "PACKAGE_WITHDRAWN" });
    expect((await packages("gold")).map(({ id }) => id)).not.toContain(offer!.id);
    expect(await orders("gold")).toEqual(before);
  });

  it("need the right to orders", async () => {
    for (const name of ["getCampusPackages", "getCampusPicture", "orderCampusPackage"] as const)
      expect([name, (await demo().send("employee", name)).status]).toEqual([name, 403]);
  });
});
