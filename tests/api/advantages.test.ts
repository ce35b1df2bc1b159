import { expect, it } from "vitest";
import type { Advantages } from "../../src/domain/advantages/advantages.ts";
import type { Voucher } from "../../src/domain/advantages/voucher.ts";
import type { Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { known } from "../../src/atlas/desk/fixtures/samples.ts";

interface Page {
  readonly rows: readonly Voucher[];
  readonly total: number;
}

const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });

eachDemoPortal("advantages", (demo) => {
  const advantages = (id: string, instance = "int"): Promise<Advantages> =>
    demo().ask<Advantages>(id, "getAdvantages", { instance });
  const list = (id: string, fields: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getVouchers", fields);
  const dayFrom = (days: number): string =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const issue = async (id: string, more: { until?: number; used?: number; usedOn?: number } = {}) => {
    const { until = 10, used = 0, usedOn } = more;
    await demo().database.sql`
      insert into vouchers (id, company_id, percent, valid_until, quantity, used, last_used_on, search_text)
      values (${id}, 'silver', 10, ${dayFrom(until)}, 2, ${used}, ${usedOn === undefined ? null : dayFrom(usedOn)}, ${id.toLowerCase()})`;
  };
  const statusOf = async (id: string): Promise<string | undefined> =>
    (await list("silver", filterOf({ search: id }))).rows[0]?.status.code;

  it.each([
    ["gold", 50],
    ["platin", 100],
    ["flagship", 100],
  ])("give %s two vouchers of %i per cent for AC Control Air", async (id, percent) => {
    const { benefits } = await advantages(id);
    expect(benefits).toContainEqual({ _tag: "Vouchers", product: "AC Control Air", count: 2, percent });
    const { rows } = await list(id, filterOf({ search: "ac control" }));
    const whole = rows.filter(({ quantity, left }) => quantity === 2 && left === 2);
    expect(whole.map(({ value }) => value)).toContainEqual({ _tag: "Percent", percent });
  });

  const discounts = (products: number, more: Readonly<Record<string, number>> = {}) => ({
    products,
    ...more,
  });
  it.each([
    ["reg", discounts(10, { campus: 10 }), ["discount_levels"]],
    ["silver", discounts(17, { first_project: 27, showroom: 50, campus: 10 }), ["no_minimum_turnover"]],
    ["gold", discounts(23, { sister_brand: 35, campus: 10 }), ["priority_support", "partner_coach"]],
    [
      "platin",
      discounts(27, { sister_brand: 40, campus: 10 }),
      ["priority_support", "partner_coach", "map_listing"],
    ],
    [
      "flagship",
      discounts(30, { sister_brand: 40, campus: 10 }),
      ["priority_support", "partner_coach", "map_listing"],
    ],
    ["disti", discounts(32, { campus: 10 }), []],
  ])("of %s are the percentages and services of the tier (business §6)", async (id, percents, services) => {
    const { benefits } = await advantages(id);
    const given = benefits.flatMap((benefit) =>
      benefit._tag === "Discount" ? [[benefit.on.code, benefit.percent] as const] : [],
    );
    expect(Object.fromEntries(given)).toEqual(percents);
    // What a tier gives is given whole; "up to" are the promotions of all partners (business §9).
    expect(benefits.filter((benefit) => benefit._tag === "Discount" && benefit.upTo)).toEqual([]);
    expect(benefits.flatMap((benefit) => (benefit._tag === "Service" ? [benefit.code.code] : []))).toEqual(
      services,
    );
  });

  it("name what the next tier adds", async () => {
    const gold = await advantages("gold");
    expect(gold.next).toEqual({
      tier: known("platin"),
      adds: [
        { _tag: "Discount", on: known("products"), percent: 27, upTo: false },
        { _tag: "Discount", on: known("sister_brand"), percent: 40, upTo: false },
        { _tag: "Vouchers", product: "AC Control Air", count: 2, percent: 100 },
        { _tag: "Service", code: known("map_listing") },
      ],
    });
    expect((await advantages("flagship")).next).toBeNull();
    expect(await advantages("disti")).toMatchObject({ tier: known("distributor"), next: null });
    expect(await advantages("reg21")).toMatchObject({ tier: known("registered") });
  });

  it("have the promotions of today: one of the week, showroom, and the first-steps package of the language or country", async () => {
    const percents = async (id: string) =>
      Object.fromEntries(
        (await advantages(id)).promotions.map(({ kind, percent, upTo }) => [kind.code, { percent, upTo }]),
      );
    const gold = await percents("gold");
    expect(gold).toMatchObject({
      showroom: { percent: 50, upTo: true },
      first_steps: { percent: 48, upTo: false },
    });
    expect(gold["weekly"]?.percent).toBeLessThanOrEqual(20);
    const inCountry = async (country: string) => {
      await demo().database.sql`update companies set country = ${country} where id = 'silver'`;
      return (await percents("silver"))["first_steps"]?.percent;
    };
    expect([await inCountry("PL"), await inCountry("SK"), await inCountry("ES")]).toEqual([45, 51, 48]);
    // Who reads Polish or Slovak has that text's figure, also elsewhere; every other language has that of its country.
    const inLanguage = async (locale: string) => {
      await demo().database.sql`update accounts set locale = ${locale} where id = 'gold'`;
      return (await percents("gold"))["first_steps"]?.percent;
    };
    const inLanguages = [await inLanguage("plpl"), await inLanguage("sksk"), await inLanguage("cscz")];
    expect(inLanguages).toEqual([45, 51, 48]);
    expect((await advantages("gold")).promotions.filter(({ kind }) => kind.code === "weekly")).toHaveLength(
      1,
    );
    const titles = async (instance: string) =>
      (await advantages("gold", instance)).promotions.map(({ title }) => title);
    expect(await titles("cscz")).toContain("Balíček pro první kroky");
    expect(await titles("plpl")).toContain("Pakiet na pierwsze kroki");
  });

  it("are for partners only, also where vouchers were issued to another company", async () => {
    await demo().database.sql`
      insert into vouchers (id, company_id, percent, valid_until, quantity, used, search_text)
      values ('CUSTOMER', 'customer', 10, ${dayFrom(10)}, 1, 0, 'customer')`;
    for (const id of ["customer", "business", "staff"]) {
      expect([id, await demo().ask(id, "getAdvantages", { instance: "int" })]).toEqual([id, null]);
      expect([id, await list(id)]).toEqual([id, { rows: [], total: 0 }]);
      expect((await demo().send(id, "getVouchersCsv")).text.split("\r\n")).toHaveLength(2);
    }
  });

  it("need the right to orders", async () => {
    for (const name of ["getAdvantages", "getVouchers", "getVouchersCsv"] as const)
      expect([name, (await demo().send("employee", name, { instance: "int" })).status]).toEqual([name, 403]);
  });

  it("list a voucher as valid until its last day, and as redeemed once it was used as often as it can be", async () => {
    await issue("EDGE-TODAY", { until: 0 });
    await issue("EDGE-OVER", { until: -1 });
    await issue("EDGE-ONCE", { used: 1, usedOn: -1 });
    await issue("EDGE-TWICE", { used: 2, usedOn: -1 });
    await issue("EDGE-TWICE-OVER", { until: -3, used: 2, usedOn: -5 });
    expect(
      await Promise.all(
        ["EDGE-TODAY", "EDGE-OVER", "EDGE-ONCE", "EDGE-TWICE ", "EDGE-TWICE-OVER"].map(statusOf),
      ),
    ).toEqual(["valid", "expired", "valid", "redeemed", "redeemed"]);
  });

  it("leave out what ended more than 24 months ago, redeemed vouchers by the day of their redemption", async () => {
    await issue("OLD-EXPIRED", { until: -735 });
    await issue("LATE-EXPIRED", { until: -725 });
    await issue("OLD-REDEEMED", { until: 100, used: 2, usedOn: -735 });
    await issue("LATE-REDEEMED", { until: -735, used: 2, usedOn: -725 });
    expect(
      await Promise.all(["OLD-EXPIRED", "LATE-EXPIRED", "OLD-REDEEMED", "LATE-REDEEMED"].map(statusOf)),
    ).toEqual([undefined, "expired", undefined, "redeemed"]);
  });

  it("list vouchers in pages, found by code and article, of the own company alone", async () => {
    const all = await list("gold", { page_size: "200" });
    const pages = await Promise.all(["1", "2"].map((page) => list("gold", { page, page_size: "25" })));
    expect(pages.flatMap(({ rows }) => rows.map(({ code }) => code))).toEqual(
      all.rows.slice(0, 50).map(({ code }) => code),
    );
    expect(all.total).toBeGreaterThan(25);
    expect((await list("gold", { ...filterOf({ search: "AC10003" }) })).total).toBe(1);
    expect((await list("platin", { ...filterOf({ search: "AC10003" }) })).total).toBe(0);
    const ended = await list("gold", {
      ...filterOf({ status: ["redeemed", "expired"] }),
      sort: "-validUntil",
    });
    expect(new Set(ended.rows.map(({ status }) => status.code))).toEqual(new Set(["redeemed", "expired"]));
    const days = ended.rows.map(({ validUntil }) => validUntil.getTime());
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it("have a percentage or an amount", async () => {
    const { rows } = await list("reg21", { page_size: "200" });
    expect(rows).toContainEqual(
      expect.objectContaining({
        code: "PIONEER10006",
        value: { _tag: "Amount", amount: { cents: 45_000, currency: "PLN" } },
        article: null,
        mostCart: null,
      }),
    );
  });

  it("are exported as CSV: all that the filter finds, in the list's order", async () => {
    const filter = filterOf({ status: ["redeemed", "expired"] });
    const { rows, total } = await list("gold", { ...filter, page_size: "200" });
    const { text } = await demo().send("gold", "getVouchersCsv", { ...filter, raw: "1" });
    const lines = text.split("\r\n");
    expect(lines[0]).toContain("Code,Status,Percent,Amount,Currency,Article,Name,Valid until");
    expect(lines.slice(1, -1).map((line) => line.split(",")[0])).toEqual(rows.map(({ code }) => code));
    expect(rows).toHaveLength(total);
  });

  it("put the vouchers that end within 30 days on the dashboard, for partners with the right", async () => {
    const ending = async (id: string) => (await demo().ask<Dashboard>(id, "getDashboard")).endingVouchers;
    await demo().database.sql`delete from vouchers where company_id = 'swiss'`;
    await demo().database.sql`
      insert into vouchers (id, company_id, percent, valid_until, quantity, used, search_text)
      select code, 'swiss', 10, day::date, 1, 0, code
      from unnest(array['LAST', 'NOT-YET', 'OVER'], ${[dayFrom(30), dayFrom(31), dayFrom(-1)]}::text[]) as made (code, day)`;
    const { total, rows } = (await ending("swiss"))!;
    expect([total, rows.map(({ code }) => code)]).toEqual([1, ["LAST"]]);
    expect([await ending("customer"), await ending("employee")]).toEqual([null, null]);
  });
});
