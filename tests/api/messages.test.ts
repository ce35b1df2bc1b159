import { expect, it } from "vitest";
import type { Page } from "../../src/domain/kit/list.ts";
import type { Message, MessageSummary } from "../../src/domain/messages/message.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

eachDemoPortal("messages", (demo) => {
  const list = async (id: string | undefined, instance = "int"): Promise<readonly MessageSummary[]> =>
    (await demo().ask<{ notifications: readonly MessageSummary[] }>(id, "getMessages", { instance }))
      .notifications;
  const unread = async (id: string): Promise<readonly string[]> =>
    (await list(id)).filter(({ read }) => !read).map((message) => message.id);
  const titles = (messages: readonly MessageSummary[]): string =>
    messages.map(({ title }) => title).join("\n");

  const found = (id: string | undefined, filter: object, more: object = {}): Promise<Page<MessageSummary>> =>
    demo().ask<Page<MessageSummary>>(id, "findMessages", {
      instance: "int",
      filter: JSON.stringify(filter),
      ...more,
    });

  it("are found by words of title and text in the reader's language, in any spelling, a page at a time", async () => {
    const byTitle = await found("gold", { search: "ADAPTER  valve" });
    expect(byTitle.total).toBeGreaterThan(0);
    expect(byTitle.rows.every(({ title }) => /valve/i.test(title))).toBe(true);
    const czech = await found("gold", { search: "pohon nastupce" }, { instance: "cscz" });
    expect(czech.rows.map(({ id }) => id)).toEqual(byTitle.rows.map(({ id }) => id));
    const { paragraphs } = await demo().ask<Message>("gold", "getMessage", {
      id: byTitle.rows[0]!.id,
      instance: "int",
    });
    const byText = await found("gold", { search: paragraphs[0]!.slice(0, 90) });
    expect(byText.rows.map(({ id }) => id)).toContain(byTitle.rows[0]!.id);
    expect((await found("gold", { search: "no such words" })).rows).toEqual([]);
    const [first, second] = await Promise.all([
      found("gold", {}, { page_size: "25" }),
      found("gold", {}, { page_size: "25", page: "2" }),
    ]);
    expect([...first.rows, ...second.rows]).toEqual((await list("gold")).slice(0, first.total).slice(0, 50));
  });

  it("are narrowed by topic, priority and date", async () => {
    const { rows } = await found("gold", { tags: ["updates", "app"], priority: "high" });
    expect(rows.length).toBeGreaterThan(0);
    const all = await list("gold");
    expect(rows.map(({ id }) => id)).toEqual(
      all
        .filter(
          ({ tags, priority }) =>
            priority.code === "high" && tags.some(({ code }) => ["updates", "app"].includes(code)),
        )
        .slice(0, 25)
        .map(({ id }) => id),
    );
    const day = all[3]!.date.toISOString().slice(0, 10);
    const ofDay = await found("gold", { from: day, to: day });
    expect(ofDay.rows.map(({ date }) => date.toISOString().slice(0, 10))).toContain(day);
    expect(new Set(ofDay.rows.map(({ date }) => date.toISOString().slice(0, 10))).size).toBe(1);
  });

  it("are found only by their audience", async () => {
    expect((await found("gold", { search: "price list" })).total).toBeGreaterThan(0);
    expect((await found("customer", { search: "price list" })).total).toBe(0);
    expect((await found(undefined, { search: "price list" })).total).toBe(0);
  });

  it("that are older than the account are no news to it: only what came since its first day is unread", async () => {
    const [{ activated_at: since } = { activated_at: new Date() }] = await demo().database.sql<{
      activated_at: Date;
    }>`select activated_at from accounts where id = 'starter'`;
    const firstDay = new Date(since.toISOString().slice(0, 10));
    const messages = await list("starter");
    expect(messages.some(({ read }) => read)).toBe(true);
    expect(messages.some(({ read }) => !read)).toBe(true);
    for (const { date, read } of messages) expect(read).toBe(date < firstDay);
    await demo().database.sql`update accounts set activated_at = now() where id = 'starter'`;
    expect(await unread("starter")).toEqual([]);
    await demo().database.sql`update accounts set activated_at = ${since} where id = 'starter'`;
  });

  it("are all marked as read up to one, by one call, for one account", async () => {
    const before = await unread("employee");
    const [newest, second, ...others] = await unread("customer");
    expect(others.length).toBeGreaterThan(0);
    const mark = (id: string) => demo().send("customer", "markMessagesRead", { newest: id });
    expect((await mark(second!)).json).toEqual({ valid: true, data: {} });
    expect(await unread("customer")).toEqual([newest]);
    expect((await mark(newest!)).json).toEqual({ valid: true, data: {} });
    expect(await unread("customer")).toEqual([]);
    expect(await unread("employee")).toEqual(before);
    const forPartners = (await list("gold")).find(({ title }) => title.includes("price list"))!.id;
    expect((await mark(forPartners)).status).toBe(404);
    expect((await demo().send(undefined, "markMessagesRead", { newest: newest! })).status).toBe(401);
  });

  it("come newest first, in the reader's language", async () => {
    const messages = await list("gold", "cscz");
    const moments = messages.map(({ date }) => date.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(titles(messages)).toContain("Pohon ventilu: nástupce se stejným adaptérem");
    expect(titles(await list("gold", "deat"))).toContain("Stellantrieb: Nachfolger mit gleichem Adapter");
  });

  it("fall back to international English where a language has none", async () => {
    await demo().database.sql`delete from message_texts where message_id = 'M-0080' and catalogue = 'frfr'`;
    const french = await list("gold", "frfr");
    expect(french.find(({ id }) => id === "M-0080")?.title).toMatch(/^Config .* is available$/);
    expect(french).toHaveLength((await list("gold", "int")).length);
  });

  it("are shown to their audience only: everybody, partners, starting partners, end customers", async () => {
    const [nobody, partner, starter, customer] = await Promise.all([
      list(undefined),
      list("gold"),
      list("starter"),
      list("customer"),
    ]);
    expect(nobody.length).toBeGreaterThan(10);
    expect(nobody.length).toBeLessThan(customer.length);
    expect(titles(nobody)).not.toContain("price list");
    expect(titles(partner)).toContain("price list");
    expect(titles(partner)).not.toContain("first steps");
    expect(titles(starter)).toContain("first steps");
    expect(titles(customer)).toContain("Your weather service");
    expect(titles(customer)).not.toContain("price list");
  });

  it("are all unread without a session", async () => {
    expect((await list(undefined)).every(({ read }) => !read)).toBe(true);
  });

  it("are marked as read for one account, also when it marks them twice", async () => {
    const [first, ...others] = await unread("gold");
    const before = await unread("employee");
    for (const _time of [1, 2])
      expect((await demo().send("gold", "markMessageRead", { id: first! })).json).toEqual({
        valid: true,
        data: {},
      });
    expect(await unread("gold")).toEqual(others);
    expect(await unread("employee")).toEqual(before);
    expect((await demo().ask<Message>("gold", "getMessage", { id: first!, instance: "int" })).read).toBe(
      true,
    );
  });

  it("open with their paragraphs; without a session only those for everybody", async () => {
    const [first] = await list(undefined);
    const message = await demo().ask<Message>(undefined, "getMessage", { id: first!.id, instance: "eses" });
    expect(message.paragraphs).toHaveLength(2);
    expect(message.title).toBe((await list(undefined, "eses"))[0]?.title);
  });

  it("for another audience are answered NOT_FOUND", async () => {
    const forPartners = (await list("gold")).find(({ title }) => title.includes("price list"))!.id;
    const refused = [
      await demo().send(undefined, "getMessage", { id: forPartners, instance: "int" }),
      await demo().send("customer", "getMessage", { id: forPartners, instance: "int" }),
      await demo().send("customer", "markMessageRead", { id: forPartners }),
      await demo().send("gold", "getMessage", { id: "M-9999", instance: "int" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await demo().send(undefined, "markMessageRead", { id: forPartners })).status).toBe(401);
  });

  it("are not shown before their date", async () => {
    await demo().database
      .sql`insert into messages values ('M-FUTURE', now() + interval '1 day', 'high', '{general}', '{everybody}')`;
    await demo().database.sql`insert into message_texts values ('M-FUTURE', 'int', 'Tomorrow', '{}')`;
    expect(titles(await list(undefined))).not.toContain("Tomorrow");
  });

  it("are limited to 200", async () => {
    await demo().database.sql`
      insert into messages select 'X-' || n, now() - interval '1 hour', 'low', '{general}', '{partner}' from generate_series(1, 250) n`;
    await demo().database
      .sql`insert into message_texts select 'X-' || n, 'int', 'X', '{}' from generate_series(1, 250) n`;
    expect(await list("platin")).toHaveLength(200);
  });
});
