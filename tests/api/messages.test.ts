import { expect, it } from "vitest";
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
