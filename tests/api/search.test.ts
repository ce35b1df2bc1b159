import { expect, it } from "vitest";
import {
  addressOf,
  hitKinds,
  HITS_OF_A_KIND,
  visibleKinds,
  type Hit,
  type HitKind,
  type SearchAnswer,
} from "../../src/domain/search/hit.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { demoVisitors, visitorOf } from "../support/portal/demo-visitors.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachDemoPortal("the search of all areas", (demo) => {
  const search = async (id: string, query: string, instance = "enen"): Promise<SearchAnswer["groups"]> =>
    (await demo().ask<SearchAnswer>(id, "searchEverywhere", { query, instance })).groups;
  const hitsOf = async (id: string, kind: HitKind, query: string): Promise<readonly Hit[]> =>
    (await search(id, query)).find((group) => group.kind === kind)?.hits ?? [];
  const one = async <Row extends object>(...sql: Parameters<typeof rowsOf>): Promise<Row> =>
    (await rowsOf(...sql))[0] as Row;
  const rowsOf = (strings: TemplateStringsArray, ...values: readonly string[]) =>
    demo().database.sql(strings, ...values);
  const anOrder = () =>
    one<{ id: string; reference: string }>`
      select id, reference from orders where company_id = 'gold' order by ordered_on, id limit 1`;
  /** A query that finds something of each kind, with the kinds that it must find among others. */
  const queries: Readonly<Record<HitKind, () => Promise<string>>> = {
    order: async () => (await anOrder()).id,
    invoice: async () =>
      (
        await one<{ id: string }>`
          select id from ledger_entries where company_id = 'gold' and kind = 'invoice' order by posted_on, id limit 1`
      ).id,
    product: async () =>
      (
        await one<{
          serial: string;
        }>`select serial from products where company_id = 'gold' order by serial limit 1`
      ).serial,
    ticket: async () =>
      (await one<{ id: string }>`select id from tickets where company_id = 'gold' order by id limit 1`).id,
    reference: () => Promise.resolve("Byty Na Stráni"),
    message: async () =>
      (
        await one<{ title: string }>`
          select x.title from message_texts x join messages m on m.id = x.message_id
          where x.catalogue = 'int' and m.audience = '{everybody}' order by m.published_at desc limit 1`
      ).title,
    training: async () =>
      (
        await one<{ title: string }>`
          select title from training_dates where starts_at > now() and withdrawn_at is null order by starts_at limit 1`
      ).title,
    booking: async () =>
      (
        await one<{ id: string }>`
          select t.id from training_dates t join training_bookings b on b.training_id = t.id where b.company_id = 'gold' order by t.id limit 1`
      ).id,
    download: async () =>
      (await one<{ title: string }>`select title from downloads order by id limit 1`).title,
    employee: () => Promise.resolve("technician@demo.test"),
  };

  it.each(hitKinds)("finds a hit of the kind %s", onBoth.extensions, async (kind) => {
    const query = await queries[kind]();
    const hits = await hitsOf("gold", kind, query);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.length).toBeLessThanOrEqual(HITS_OF_A_KIND);
    expect(hits.map((hit) => hit.kind)).toEqual(hits.map(() => kind));
    expect(addressOf(hits[0]!)).toMatch(/^\//);
  });

  it.each(demoVisitors.map((account) => [account.id, account] as const))(
    "shows %s only the kinds whose screens they may open",
    async (id, account) => {
      const allowed = visibleKinds(visitorOf(account));
      for (const kind of hitKinds) {
        const groups = await search(id, await queries[kind]());
        expect(groups.map((group) => group.kind).filter((found) => !allowed.includes(found))).toEqual([]);
      }
    },
    60_000,
  );

  it("withholds from an employee what their rights do not give, though the company has it", async () => {
    for (const kind of ["order", "invoice", "product", "reference", "employee"] as const) {
      const query = await queries[kind]();
      expect(await hitsOf("gold", kind, query), kind).not.toEqual([]);
      expect(await hitsOf("employee", kind, query), kind).toEqual([]);
    }
    for (const kind of ["ticket", "booking"] as const)
      expect(await hitsOf("employee", kind, await queries[kind]()), kind).not.toEqual([]);
  });

  it("never shows another company's rows; staff find every company's tickets", async () => {
    const { sql } = demo().database;
    await sql`
      insert into training_dates select (jsonb_populate_record(t, '{"id": "TR-GOLD"}')).* from training_dates t where id = ${await queries.booking()}`;
    await sql`
      insert into training_bookings select (jsonb_populate_record(b, '{"id": "TB-GOLD", "training_id": "TR-GOLD"}')).*
      from training_bookings b where company_id = 'gold' order by id limit 1`;
    await sql`update training_dates set search_text = 'tr-gold wallaby' where id = 'TR-GOLD'`;
    expect((await hitsOf("gold", "booking", "wallaby")).map(({ id }) => id)).toEqual(["TR-GOLD"]);
    expect(await hitsOf("platin", "booking", "wallaby")).toEqual([]);
    for (const kind of ["order", "invoice", "product", "ticket", "reference", "employee"] as const) {
      const query = await queries[kind]();
      expect(await hitsOf("platin", kind, query), kind).toEqual([]);
    }
    expect(await hitsOf("staff", "ticket", await queries.ticket())).toHaveLength(1);
  });

  it("shows no message that is meant for others, and none that is not published", async () => {
    const { sql } = demo().database;
    await sql`insert into messages (id, published_at, priority, tags, audience) values
      ('M-staff', now(), 'low', '{}', '{ma}'), ('M-later', now() + interval '1 day', 'low', '{}', '{everybody}')`;
    await sql`insert into message_texts (message_id, catalogue, title, paragraphs) values
      ('M-staff', 'int', 'Quokkas for staff', '{}'), ('M-later', 'int', 'Quokkas of tomorrow', '{}')`;
    expect(await search("gold", "quokkas")).toEqual([]);
    expect((await search("staff", "quokkas")).flatMap(({ hits }) => hits).map(({ id }) => id)).toEqual([
      "M-staff",
    ]);
  });

  it(
    "finds a number whole, in any notation, by its beginning and by its end; its kind comes first",
    onBoth.extensions,
    async () => {
      const { id } = await anOrder();
      for (const query of [
        id,
        id.toLowerCase(),
        id.replaceAll("-", ""),
        id.replaceAll("-", " "),
        ` ${id} `.trim(),
      ]) {
        const [first] = await search("gold", query);
        expect(first?.kind, query).toBe("order");
        expect(first?.hits[0]?.id, query).toBe(id);
      }
      expect((await hitsOf("gold", "order", id.slice(3))).map((hit) => hit.id)).toContain(id);
      expect(await hitsOf("gold", "order", id.slice(0, 7))).toHaveLength(HITS_OF_A_KIND);
      const serial = await queries.product();
      const apart = serial.replaceAll(/..(?=.)/g, "$&:");
      expect((await hitsOf("gold", "product", apart)).map((hit) => hit.id)).toEqual([serial]);
      // The documents of an order are found by the order's number.
      const invoiced = await one<{ order_id: string }>`
      select order_id from ledger_entries where company_id = 'gold' and kind = 'invoice' order by posted_on limit 1`;
      const groups = await search("gold", invoiced.order_id);
      expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(["order", "invoice"]);
    },
  );

  it(
    "finds every word of the query in any order and without accents, the newest first",
    onBoth.extensions,
    async () => {
      const { reference } = await anOrder();
      const words = reference.split(" ");
      const hits = await hitsOf("gold", "order", words.toReversed().join(" "));
      expect(hits.length).toBeGreaterThan(0);
      for (const { detail } of hits) for (const word of words) expect(detail).toContain(word);
      const dates = hits.map(({ date }) => date?.getTime() ?? 0);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    },
  );

  it("finds rare words in rows that are far from the newest", onBoth.extensions, async () => {
    const { sql } = demo().database;
    const { id } = await one<{ id: string }>`
      select id from orders where company_id = 'silver' order by ordered_on, id limit 1`;
    await sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', 'SO-2031-' || n, 'ordered_on', '2031-01-01', 'search_text', 'later', 'reference', 'Later'))).*
      from orders o, generate_series(1, 600) n where o.id = ${id}`;
    await sql`update orders set search_text = search_text || E'\nzyzzyva' where id = ${id}`;
    expect((await hitsOf("silver", "order", "zyzzyva")).map((hit) => hit.id)).toEqual([id]);
    // Enough of the newest have it: the others are not asked.
    expect((await hitsOf("silver", "order", "later")).map(({ detail }) => detail)).toEqual(
      Array.from({ length: HITS_OF_A_KIND }, () => "Later"),
    );
  });

  it.each([
    ["minisevrer", "two letters swapped"],
    ["minserver", "a letter left out"],
    ["minisserver", "a letter twice"],
    ["miniserber", "a wrong letter"],
  ])("finds orders and products by %s: %s", async (query) => {
    const kinds = (await search("gold", query)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["order"]));
  });

  it("finds people and messages by words with slips", onBoth.extensions, async () => {
    const { last_name: name } = await one<{ last_name: string }>`
      select last_name from accounts where id = 'technician'`;
    const slip = name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1);
    expect((await hitsOf("gold", "employee", slip)).map(({ id }) => id)).toContain("technician");
  });

  it("finds a ticket by the words of its new subject, and by slips in them", async () => {
    await demo().database.sql`
      update tickets set subject = 'Kangaroo in the cabinet', search_text = 'kangaroo in the cabinet'
      where id = (select id from tickets where company_id = 'gold' order by id limit 1)`;
    for (const query of ["kangaroo cabinet", "kangraoo", "kangaro cabinte"])
      expect(
        (await hitsOf("gold", "ticket", query)).map(({ title }) => title),
        query,
      ).toEqual(["Kangaroo in the cabinet"]);
  });

  it.each(["%%%", "___", "\\\\\\", "a%b_c", "'; drop"])(
    "takes %s as it is written",
    onBoth.extensions,
    async (query) => {
      expect(await search("gold", query)).toEqual([]);
    },
  );

  it.each(["", "ab", " gold ", "x".repeat(101)])("refuses the query “%s”", async (query) => {
    const { status } = await demo().send("gold", "searchEverywhere", { query, instance: "int" });
    expect(status).toBe(422);
  });

  it("needs a session, and ends with it", async () => {
    const fields = { query: "miniserver", instance: "int" };
    expect((await demo().send(undefined, "searchEverywhere", fields)).status).toBe(401);
    const client = demo().portal.client();
    await client.call("login", { email_address: "silver@demo.test", password: "Portal-Demo-2026!" });
    expect((await client.call("searchEverywhere", fields)).status).toBe(200);
    await client.call("logout");
    expect((await client.call("searchEverywhere", fields)).status).toBe(401);
  });
});
