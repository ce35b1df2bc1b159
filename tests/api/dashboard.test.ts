import { expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import {
  figureRows,
  type Banner,
  type Contact,
  type Dashboard,
  type Hotlink,
} from "../../src/domain/dashboard/dashboard.ts";
import { nextSteps } from "../../src/domain/dashboard/next-steps.ts";
import { type Country } from "../../src/domain/kit/country.ts";
import type { AccountBalance } from "../../src/domain/invoices/account-balance.ts";
import type { FirstStep } from "../../src/domain/first-steps/first-steps.ts";
import type { TrainingBooking } from "../../src/domain/trainings/training.ts";
import {
  employeeRights,
  isAllowed,
  requirementOf,
  type Access,
  type Visitor,
} from "../../src/domain/shell/access.ts";
import type { SerialNumber } from "../../src/domain/products/serial-number.ts";
import { keepResult } from "../../server/areas/products/remote-connect.sql.ts";
import type { CallName } from "../../server/http/handler.ts";
import { hashSecret } from "../../server/accounts/secret.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

eachDemoPortal("the dashboard", (demo) => {
  const dashboard = (id: string): Promise<Dashboard> => demo().ask<Dashboard>(id, "getDashboard");
  it("counts as turnover what was invoiced in the last 12 months less what was credited, without VAT", async () => {
    const before = (await dashboard("gold")).turnover;
    expect(before?.current.currency).toBe("CZK");
    const post = (id: string, kind: string, months: number, days: number, amount: number, net: number) =>
      demo().database.sql`
        insert into ledger_entries (id, company_id, entry_number, kind, posted_on, created_on, description, amount_cents, net_cents, open_cents, currency, payment_method, search_text)
        select ${id}, 'gold', max(entry_number) + 1, ${kind}, day, day, '', ${amount}::bigint, ${net}::bigint, 0, 'CZK', 'net_30', ''
        from ledger_entries, (select ((${new Date()}::timestamptz at time zone 'UTC')::date - make_interval(months => ${months}))::date + ${days}::integer as day) as posted
        where company_id = 'gold' group by day`;
    const gained = async (): Promise<number> =>
      ((await dashboard("gold")).turnover?.current.cents ?? 0) - (before?.current.cents ?? 0);
    await post("T-1", "invoice", 0, 0, 12_100, 10_000);
    expect(await gained()).toBe(10_000);
    await post("T-2", "credit_note", 0, 0, -2_420, -2_000);
    expect(await gained()).toBe(8_000);
    await post("T-3", "payment", 0, 0, -9_680, -9_680);
    await post("T-4", "invoice", 12, 0, 121_000, 100_000);
    expect(await gained()).toBe(8_000);
    await post("T-5", "invoice", 12, 1, 605, 500);
    expect(await gained()).toBe(8_500);
    await demo().database.sql`delete from ledger_entries where id like 'T-%'`;
  });

  it("names a target to who has a next status alone, whatever the figures have", async () => {
    const { sql } = demo().database;
    const [kept] = await sql<{
      target: number;
    }>`select turnover_target_cents as target from partner_figures where company_id = 'gold'`;
    await sql`update partner_figures set turnover_target_cents = 1 where company_id in ('disti', 'gold')`;
    const [disti, gold] = [await dashboard("disti"), await dashboard("gold")];
    await sql`update partner_figures set turnover_target_cents = null where company_id = 'disti'`;
    await sql`update partner_figures set turnover_target_cents = ${kept!.target} where company_id = 'gold'`;
    expect([disti.turnover?.target, gold.turnover?.target?.cents]).toEqual([null, 1]);
    expect(disti.certification).not.toMatchObject({ outlook: { code: "upgraded" } });
    expect(gold.certification).toMatchObject({ outlook: { code: "upgraded" } });
  });

  it("has the turnover of each month of the last 12, which sum up to the turnover", async () => {
    const { turnover } = await dashboard("gold");
    const { current, months, since } = turnover!;
    expect(months.reduce((sum, { net }) => sum + net.cents, 0)).toBe(current.cents);
    const today = new Date(`${demo().portal.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
    expect(since).toEqual(
      new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate() + 1)),
    );
    const following = months.map((_, index) =>
      new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + index, 1)).toISOString(),
    );
    expect(months.map(({ month }) => month.toISOString())).toEqual(following);
    expect(months.at(-1)?.month.getUTCMonth()).toBe(today.getUTCMonth());
    const post = (id: string, day: Date, kind: string, net: number) =>
      demo().database.sql`
        insert into ledger_entries (id, company_id, entry_number, kind, posted_on, created_on, description, amount_cents, net_cents, open_cents, currency, payment_method, search_text)
        select ${id}, 'gold', max(entry_number) + 1, ${kind}, ${day.toISOString().slice(0, 10)}::date, current_date, '', ${net}::bigint, ${net}::bigint, 0, 'CZK', 'net_30', ''
        from ledger_entries where company_id = 'gold'`;
    await post("M-1", since, "invoice", 700);
    await post("M-2", since, "credit_note", -200);
    await post("M-3", new Date(since.getTime() - 86_400_000), "invoice", 40_000);
    await post("M-4", months[5]!.month, "invoice", 30);
    const after = (await dashboard("gold")).turnover!;
    await demo().database.sql`delete from ledger_entries where id like 'M-%'`;
    const gained = after.months.map(({ net }, index) => net.cents - months[index]!.net.cents);
    expect(gained).toEqual(months.map((_, index) => (index === 0 ? 500 : index === 5 ? 30 : 0)));
  });

  it("shows the next training at which the reader has a seat, to who has the right", async () => {
    const { nextTraining } = await dashboard("gold");
    const { rows } = await demo().ask<{ rows: readonly TrainingBooking[] }>("gold", "getTrainings", {
      filter: '{"status":["registered"]}',
      sort: "date",
    });
    const own = rows.find(({ participant, training }) => participant.self && training.endsAt > new Date());
    expect(nextTraining).toEqual({ _tag: "Next", training: own?.training });
    // On the waiting list, or withdrawn, is no seat.
    expect((await dashboard("customer")).nextTraining).toEqual({ _tag: "None" });
    expect((await dashboard("office")).nextTraining).toBeNull();
  });

  it.each(["gold", "customer", "business", "starter"])(
    "has orders, products and tickets of %s as the lists have them",
    async (id) => {
      const { orders, products, tickets } = await dashboard(id);
      const listed = async (
        name: "getOrders" | "getProducts" | "getTickets",
        filter: object,
        sort: string,
        few: number,
      ) => {
        const { total, rows } = await demo().ask<{
          rows: readonly { readonly lastTest?: unknown }[];
          total: number;
        }>(id, name, {
          page_size: "10",
          sort,
          filter: JSON.stringify(filter),
        });
        // The dashboard has the tests of products apart.
        return { total, rows: rows.slice(0, few).map((row) => ({ ...row, lastTest: undefined })) };
      };
      expect(orders).toEqual({
        open: await listed("getOrders", { completed: false }, "-date", 5),
        unpaid: await listed("getOrders", { status: ["no_payment"] }, "-date", 3),
        ready: await listed("getOrders", { status: ["ready_for_pickup"] }, "-date", 3),
      });
      expect([products?.all, products?.ending]).toEqual([
        await listed("getProducts", {}, "name", 3),
        await listed("getProducts", { expiry: "soon" }, "nextExpiry", 3),
      ]);
      const open = { status: ["open", "on_hold"] };
      expect(tickets).toEqual({
        open: await listed("getTickets", open, "-lastActivity", 5),
        answered: await listed("getTickets", { ...open, scope: "mine", unread: true }, "-lastActivity", 3),
      });
    },
  );

  it("names the products whose last test failed, whatever the tests before said", async () => {
    const { sql } = demo().database;
    const [one, other] = await sql<{ serial: SerialNumber; name: string }>`
      select serial, name from products where company_id = 'silver' order by serial limit 2`;
    await sql`update products set tested_at = null, tested_since = null, tested_code = null where company_id = 'silver'`;
    const tested = (serial: SerialNumber, tag: "Connected" | "Unreachable" | "HttpsOnly", minute: number) => {
      const found = { outcome: { _tag: tag }, reported: undefined, http: undefined, https: undefined };
      const made = { testedAt: new Date(Date.UTC(2026, 0, 2, 3, minute)), by: "Muñoz", took: 10 };
      return keepResult(sql, serial, { ...made, outcome: found.outcome }, found);
    };
    const offline = async () => (await dashboard("silver")).products?.offline;
    expect(await offline()).toEqual({ total: 0, rows: [] });
    await tested(one!.serial, "Connected", 1);
    await tested(one!.serial, "Unreachable", 2);
    await tested(other!.serial, "Unreachable", 3);
    await tested(other!.serial, "HttpsOnly", 4);
    expect(await offline()).toEqual({
      total: 1,
      rows: [{ ...one, testedAt: new Date(Date.UTC(2026, 0, 2, 3, 2)) }],
    });
  });

  const stepsOf = async (id: string): Promise<readonly string[]> => {
    const answer = await dashboard(id);
    return nextSteps(answer, { now: demo().portal.clock.now(), isEmployee: false }).map(({ key }) => key);
  };
  const dismiss = (id: string, step: string, dismissed = "1") =>
    demo().send(id, "dismissNextStep", { step, dismissed });

  it("leaves a dismissed step out for a week, for the account that dismissed it alone, and shows it again", async () => {
    const [first = "", second = ""] = await stepsOf("gold");
    await dismiss("gold", first);
    await dismiss("gold", first);
    await dismiss("gold", second);
    expect((await dashboard("gold")).dismissed.toSorted()).toEqual([first, second].toSorted());
    expect((await dashboard("office")).dismissed).toEqual([]);
    await dismiss("gold", second, "0");
    await dismiss("gold", second, "0");
    expect((await dashboard("gold")).dismissed).toEqual([first]);
    const [row] = await demo().database.sql<{ hours: number }>`
      select round(extract(epoch from until - now()) / 3600)::int as hours from dismissed_notices where account_id = 'gold'`;
    expect(row?.hours).toBe(7 * 24);
    await demo().database.sql`update dismissed_notices set until = until - interval '7 days'`;
    expect((await dashboard("gold")).dismissed).toEqual([]);
    await demo().database.sql`delete from dismissed_notices`;
  });

  it("keeps nothing that is no step of the reader", async () => {
    expect((await dismiss("gold", "PayOverdue CZK 1 1")).status).toBe(200);
    expect((await dismiss("customer", (await stepsOf("gold"))[0] ?? "")).status).toBe(200);
    expect(await demo().database.sql`select from dismissed_notices`).toEqual([]);
  });

  it("shows staff no orders, products and tickets of their own company", async () => {
    expect(await dashboard("staff")).toMatchObject({ orders: null, products: null, tickets: null });
  });

  it("shows an end customer's employee only the parts of the own rights", async () => {
    await demo().database.sql`update accounts set rights = '{manage_products}' where id = 'business'`;
    const { products, orders, tickets } = await dashboard("business");
    await demo().database.sql`update accounts set rights = null where id = 'business'`;
    expect([products === null, orders, tickets]).toEqual([false, null, null]);
  });

  it("shows no figure and no order to an employee without the rights", async () => {
    expect(await dashboard("employee")).toMatchObject({
      discountLevels: null,
      creditLimit: null,
      turnover: null,
      certification: null,
      invoices: null,
      orders: null,
      products: null,
    });
  });

  it.each([
    [["view_invoices"], { credit: true, invoices: true, orders: false }],
    [["webshop_orders"], { credit: false, invoices: false, orders: true }],
  ])("shows with the rights %j only the parts of those areas", async (rights, parts) => {
    await demo().database.sql`update accounts set rights = ${rights}::text[] where id = 'employee'`;
    const { creditLimit, turnover, invoices, orders } = await dashboard("employee");
    await demo().database.sql`update accounts set rights = '{tickets,trainings}' where id = 'employee'`;
    expect({
      credit: creditLimit !== null && turnover !== null,
      invoices: invoices !== null,
      orders: orders !== null,
    }).toEqual(parts);
  });

  const exports = (Object.entries(calls) as [CallName, AnyCall][]).filter(
    ([, { answer }]) => answer._tag === "File",
  );
  // Access is checked first: a key that is none keeps every call that would be allowed from doing anything.
  const harmless = { headers: { "Idempotency-Key": "not a key" } };

  it.each([[], ...employeeRights.map((right) => [right]), [...employeeRights]].map((rights) => [rights]))(
    "shows the figures and gives the files that the access table allows with the rights %j",
    async (rights) => {
      const grant = (given: readonly string[]) =>
        demo().database.sql`update accounts set rights = ${given}::text[] where id = 'employee'`;
      await grant(employeeRights);
      const all = await dashboard("employee");
      await grant(rights);
      const figures = await dashboard("employee");
      const statuses = await Promise.all(
        exports.map(async ([name]) => (await demo().send("employee", name, {}, harmless)).status),
      );
      await grant(["tickets", "trainings"]);
      const visitor: Visitor = { groups: ["partner"], rights, household: false };
      const allows = (row: Access): boolean => isAllowed(requirementOf(row), visitor);
      const rows = Object.entries(figureRows) as [keyof typeof figureRows, Access][];
      expect(rows.filter(([figure]) => figures[figure] !== null)).toEqual(
        rows.filter(([figure, row]) => all[figure] !== null && allows(row)),
      );
      expect(rows.filter(([figure]) => all[figure] !== null).length).toBeGreaterThanOrEqual(5);
      expect(exports.filter((_, at) => statuses[at] === 422)).toEqual(
        exports.filter(([, { access }]) => allows(access)),
      );
    },
  );

  it("shows what is open and overdue, as the account's balance does", async () => {
    const [balance] = await demo().ask<readonly AccountBalance[]>("gold", "getAccountBalance");
    const { open, overdue, openDocuments, overdueDocuments } = balance!;
    expect((await dashboard("gold")).invoices).toEqual([{ open, overdue, openDocuments, overdueDocuments }]);
    expect([openDocuments > overdueDocuments, overdueDocuments > 0]).toEqual([true, true]);
    expect((await dashboard("staff")).invoices).toEqual([]);
  });

  it("has one discount of a registered partner, and four levels of a flexible one (business §6)", async () => {
    const sharesOf = async (id: string) => (await dashboard(id)).discountLevels?.map(({ share }) => share);
    expect([await sharesOf("reg"), await sharesOf("reg21")]).toEqual([[0.1], [0.1, 0.15, 0.21, 0.25]]);
  });

  const outlookOf = async (id: string): Promise<string | undefined> => {
    const { certification } = await dashboard(id);
    return certification?._tag === "Ahead" ? certification.outlook.code : certification?._tag;
  };

  it("shows whether the recertification leads up, to the same tier, or down", async () => {
    expect(await Promise.all(["platin", "gold", "flagship"].map(outlookOf))).toEqual([
      "upgraded",
      "stays",
      "downgraded",
    ]);
  });

  it("never leads a tier down whose benefits have no minimum turnover (business §6)", async () => {
    const { sql } = demo().database;
    await sql`update partner_figures set turnover_floor_cents = 99999999900 where company_id = 'silver'`;
    expect(await outlookOf("silver")).toBe("stays");
    await sql`update tier_benefits set benefits = '[]' where tier = 'silver'`;
    expect(await outlookOf("silver")).toBe("downgraded");
  });

  it("shows on the recertification day what it brings, and afterwards no outlook", async () => {
    const on = async (days: number) => {
      await demo().database
        .sql`update partner_figures set certification_day = (${demo().portal.clock.now()}::timestamptz at time zone 'UTC')::date + ${days}::integer where company_id = 'platin'`;
      const { certification } = await dashboard("platin");
      return certification?._tag === "Past"
        ? certification._tag
        : [certification?._tag, certification?.outlook.code];
    };
    expect([await on(1), await on(0), await on(-1)]).toEqual([
      ["Ahead", "upgraded"],
      ["Today", "upgraded"],
      "Past",
    ]);
  });

  it("has no partner's figures for an end customer", async () => {
    expect(await dashboard("customer")).toMatchObject({
      creditLimit: null,
      turnover: null,
      certification: null,
      discountLevels: [],
    });
  });

  it("has no partner's figures for a company that is no partner any more (business §6)", async () => {
    const { sql } = demo().database;
    const shown = async () => {
      const { creditLimit, turnover, certification, discountLevels } = await dashboard("disti");
      return [creditLimit, turnover, certification, discountLevels?.length];
    };
    expect(await shown()).toEqual([expect.anything(), expect.anything(), expect.anything(), 1]);
    await sql`update companies set partner_status = 'endcustomer' where id = 'disti'`;
    expect(await shown()).toEqual([null, null, null, 0]);
  });

  it("has banners, hotlinks and contacts in the reader's language, or in international English", async () => {
    const hotlinks = (instance: string): Promise<readonly Hotlink[]> =>
      demo().ask("gold", "getHotlinks", { instance });
    const labels = async (instance: string): Promise<readonly string[]> =>
      (await hotlinks(instance)).map(({ label }) => label);
    expect(await labels("cscz")).toContain("Dokumentace");
    expect(await labels("dech")).toContain("Dokumentation");
    expect(await labels("trtr")).toContain("Belgeler");
    expect(
      (await demo().ask<readonly Banner[]>("gold", "getBanners", { instance: "frfr" })).map(
        ({ title }) => title,
      ),
    ).toContain("Prix des partenaires\u00A0: déposez votre projet");
  });

  it("has the contacts of the account's country, with their roles in the reader's language", async () => {
    const contacts = (id: string, instance: string): Promise<readonly Contact[]> =>
      demo().ask<readonly Contact[]>(id, "getContacts", { instance });
    const [czech, spanish] = [await contacts("gold", "cscz"), await contacts("gold", "eses")];
    expect(czech.length).toBe(3);
    expect(spanish.map(({ name, phone, email }) => [name, phone, email])).toEqual(
      czech.map(({ name, phone, email }) => [name, phone, email]),
    );
    expect(spanish.map(({ role }) => role)).toEqual(
      (await contacts("silver", "eses")).map(({ role }) => role),
    );
    expect(spanish.map(({ role }) => role)).not.toEqual(czech.map(({ role }) => role));
  });

  it("does not show end customers what is for partners", async () => {
    expect(
      (await demo().ask<readonly Banner[]>("customer", "getBanners", { instance: "int" })).map(
        ({ title }) => title,
      ),
    ).toEqual(["Your home, explained"]);
    expect(
      (await demo().ask<readonly Contact[]>("customer", "getContacts", { instance: "int" })).map(
        ({ email }) => email,
      ),
    ).toEqual(["support@homeautomation.example"]);
  });

  it("leads into the shop only who may order there", async () => {
    const hosts = async (id: string): Promise<readonly string[]> =>
      (await demo().ask<readonly Banner[]>(id, "getBanners", { instance: "int" })).map(({ href }) =>
        href === null ? "" : new URL(href).host,
      );
    expect(await hosts("gold")).toEqual(["www.homeautomation.example", "shop.homeautomation.example"]);
    expect(await hosts("employee")).toEqual(["www.homeautomation.example"]);
    await demo().database
      .sql`update hotlinks set href = 'https://shop.homeautomation.example/at/sale/' where id = 'int-1'`;
    const labels = async (id: string): Promise<readonly string[]> =>
      (await demo().ask<readonly Hotlink[]>(id, "getHotlinks", { instance: "int" })).map(
        ({ label }) => label,
      );
    const [all, without] = [await labels("gold"), await labels("employee")];
    expect(all.filter((label) => !without.includes(label))).toEqual([all[0]]);
  });

  it("has all countries in the reader's language, Kosovo among them", async () => {
    const countries = await demo().ask<readonly Country[]>(undefined, "getCountries", { instance: "cscz" });
    expect(countries).toHaveLength(250);
    expect(countries).toContainEqual({ code: "XK", name: "Kosovo" });
    expect(countries).toContainEqual({ code: "CZ", name: "Česko" });
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== code)).toBe(true);
    // Czech sorts "ch" behind "h".
    const codes = countries.map(({ code }) => code);
    expect(codes.indexOf("CL")).toBeGreaterThan(codes.indexOf("HK"));
  });

  const steps = () => demo().ask<readonly FirstStep[]>("starter", "getFirstSteps");
  const doneSteps = (of: readonly FirstStep[]): readonly string[] =>
    of.filter(({ done }) => done).map(({ id }) => id.code);

  it("marks first steps that it cannot know of as done, and as not done, and no others", async () => {
    const set = (id: string, mark: string) =>
      demo().ask<readonly FirstStep[]>("starter", "completeFirstStep", { id, done: mark });
    const before = doneSteps(await steps());
    expect(before).not.toContain("meet_partner_coach");
    const marked = await set("meet_partner_coach", "1");
    expect(doneSteps(marked)).toEqual([...before, "meet_partner_coach"]);
    expect(marked.at(-1)?.doneOn).toBeInstanceOf(Date);
    expect(doneSteps(await set("meet_partner_coach", "0"))).toEqual(before);
    expect(
      (await demo().send("starter", "completeFirstStep", { id: "book_training", done: "1" })).status,
    ).toBe(422);
    expect((await demo().send("gold", "getFirstSteps")).status).toBe(403);
  });

  it("ticks first steps by what the company has done", async () => {
    const { sql } = demo().database;
    const isDone = async (id: string) => doneSteps(await steps()).includes(id);
    const [{ vat_id: vatId } = { vat_id: "" }] = await sql<{ vat_id: string }>`
      update companies set vat_id = '' where id = 'starter' returning 'ATU90000908' as vat_id`;
    expect(await isDone("complete_profile")).toBe(false);
    await sql`update companies set vat_id = ${vatId} where id = 'starter'`;
    expect(await isDone("complete_profile")).toBe(true);
    await sql`update accounts set phone = '' where company_id = 'starter'`;
    expect(await isDone("complete_profile")).toBe(false);
    await sql`update accounts set phone = '+4315550100' where company_id = 'starter'`;

    expect(await isDone("register_product")).toBe(true);
    const moved = await sql<{ serial: string }>`
      update products set company_id = 'gold' where company_id = 'starter' returning serial`;
    expect(await isDone("register_product")).toBe(false);
    const serials = moved.map(({ serial }) => serial);
    await sql`update products set company_id = 'starter' where serial = any (${serials}::text[])`;

    const bookings = await sql<{ id: string }>`
      update training_bookings set company_id = 'gold' where company_id = 'starter' returning id`;
    expect(await isDone("book_training")).toBe(false);
    await sql`update training_bookings set company_id = 'starter' where id = (select min(id) from training_bookings where company_id = 'gold')`;
    expect(await isDone("book_training")).toBe(true);
    await sql`update training_bookings set company_id = 'gold' where company_id = 'starter'`;
    const ids = bookings.map(({ id }) => id);
    await sql`update training_bookings set company_id = 'starter' where id = any (${ids}::text[])`;
  });

  it("creates a new academy link for each request of a partner, and stores only its hash", async () => {
    const ask = async (): Promise<URL> =>
      new URL(
        (
          await demo().ask<{ link: string }>("gold", "getAcademyOneTimeUrl", {
            language: "cscz",
            status: "gold",
          })
        ).link,
      );
    const [one, other] = [await ask(), await ask()];
    expect([one.origin, one.pathname, one.searchParams.get("language")]).toEqual([
      "https://academy.test.example",
      "/sign-in",
      "cs-CZ",
    ]);
    const token = one.searchParams.get("token") ?? "";
    expect(token).not.toBe(other.searchParams.get("token"));
    const rows = await demo().database.sql<{ token_hash: string; seconds: number }>`
      select token_hash, extract(epoch from expires_at - created_at)::int as seconds from academy_links where account_id = 'gold'`;
    expect(rows).toContainEqual({ token_hash: hashSecret(token), seconds: 300 });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      (await demo().send("customer", "getAcademyOneTimeUrl", { language: "int", status: "x" })).status,
    ).toBe(403);
  });

  it("creates 60 academy links within 15 minutes at most, for one account", async () => {
    const ask = () => demo().send("silver", "getAcademyOneTimeUrl", { language: "int", status: "silver" });
    const { sql } = demo().database;
    expect((await ask()).status).toBe(200);
    await sql`update login_attempts set failures = 59 where bucket like 'academy-link:%'`;
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await sql`delete from login_attempts where bucket like 'academy-link:%'`;
  });
});
