import { expect, it } from "vitest";
import type { Page } from "../../src/domain/kit/list.ts";
import type { KnownIssue } from "../../src/domain/known-issues/known-issue.ts";
import type { AnnouncedIssue } from "../../src/domain/known-issues/announced-issue.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

const note = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  code: "7031",
  from: day(0),
  countries: "[]",
  texts: JSON.stringify({ int: "Some devices answer late.", dede: "Manche Geräte antworten spät." }),
  inPortal: "1",
  ...more,
});

eachDemoPortal("known issues", (demo) => {
  const list = (filter: object = {}): Promise<Page<KnownIssue>> =>
    demo().ask<Page<KnownIssue>>("staff", "getKnownIssues", { filter: JSON.stringify(filter) });
  const create = (more?: Readonly<Record<string, string>>): Promise<KnownIssue> =>
    demo().ask<KnownIssue>("staff", "createKnownIssue", note(more));
  const announced = async (id: string | undefined, instance: string): Promise<readonly AnnouncedIssue[]> =>
    demo().ask<readonly AnnouncedIssue[]>(id, "getToldIssues", { instance });
  const textsOf = async (
    id: string | undefined,
    code: string,
    instance = "int",
  ): Promise<readonly string[]> =>
    (await announced(id, instance)).filter((issue) => issue.code === code).map(({ text }) => text);

  it("are listed by the day from which they hold, searched and narrowed by their status", async () => {
    const { rows, total } = await list();
    expect([rows.map(({ id }) => id), total]).toEqual([["I-demo-1", "I-demo-2", "I-demo-3"], 3]);
    expect(rows.map(({ status }) => status.code)).toEqual(["current", "current", "past"]);
    expect((await list({ status: ["past"] })).rows.map(({ code }) => code)).toEqual(["endpoint_failure"]);
    expect((await list({ search: "cloud-dns" })).rows.map(({ code }) => code)).toEqual(["418"]);
  });

  it("are noted with the code as the catalogue has it, and without empty texts", async () => {
    const texts = JSON.stringify({ int: " Late. ", dede: "  " });
    const issue = await create({ code: " ticket_ERROR ", texts, countries: '["DE","AT","DE"]' });
    expect(issue).toMatchObject({
      code: "ticket_error",
      texts: { int: "Late." },
      countries: ["AT", "DE"],
      version: 1,
      until: null,
      changedBy: "Martina Pichler",
    });
  });

  it.each([
    [{ code: "NOBODY_KNOWS" }, "code", "CODE_UNKNOWN"],
    [{ code: "" }, "code", "INVALID_REQUEST"],
    [{ until: day(-1) }, "until", "UNTIL_BEFORE_FROM"],
    [{ texts: "{}" }, "texts", "TEXT_MISSING"],
    [{ countries: '["QQ"]' }, "countries", "COUNTRY_UNKNOWN"],
    [{ from: "2026-02-31" }, "from", "INVALID_REQUEST"],
    [{ texts: JSON.stringify({ int: "x".repeat(501) }) }, "texts", "INVALID_REQUEST"],
  ])("are refused at the field: %o", async (wrong, field, code) => {
    const answer = await demo().send("staff", "createKnownIssue", note(wrong));
    expect([answer.status, answer.json]).toEqual([422, { valid: false, error_code: code, field }]);
  });

  it("are changed by one of two who began with the same version", async () => {
    const { id } = await create();
    const change = (version: string, until: string) =>
      demo().ask("staff", "updateKnownIssue", { ...note(), id, version, until });
    expect(await change("1", day(2))).toMatchObject({ _tag: "Saved", saved: { version: 2 } });
    expect(await change("1", day(5))).toMatchObject({
      _tag: "Collided",
      theirs: { version: 2, until: new Date(`${day(2)}T00:00:00.000Z`) },
    });
    // A repeat of the first save, whose answer was lost: nobody else has changed anything.
    expect(await change("1", day(2))).toMatchObject({ _tag: "Saved", saved: { version: 2 } });
    const unknown = { ...note(), id: "I-none", version: "1" };
    expect((await demo().send("staff", "updateKnownIssue", unknown)).status).toBe(404);
  });

  it("are shown by the portal while they hold, where they are meant for it, in the reader's language", async () => {
    await create({ code: "7032" });
    expect(await textsOf("gold", "7032")).toEqual(["Some devices answer late."]);
    expect(await textsOf(undefined, "7032", "deat")).toEqual(["Manche Geräte antworten spät."]);
    const [czech] = (await announced(undefined, "cscz")).filter(({ code }) => code === "7032");
    expect(czech).toEqual({ code: "7032", text: "Some devices answer late.", language: "int" });
    await create({ code: "7033", from: day(1) });
    await create({ code: "7034", from: day(-5), until: day(-1) });
    await create({ code: "7035", inPortal: "0" });
    for (const code of ["7033", "7034", "7035"]) expect(await textsOf("gold", code)).toEqual([]);
    const current = await demo().ask<readonly KnownIssue[]>("staff", "getCurrentIssues");
    expect(current.map(({ code }) => code)).toEqual(expect.arrayContaining(["7032", "7035"]));
    expect(current.map(({ code }) => code)).not.toEqual(expect.arrayContaining(["7033"]));
  });

  it("are shown to companies of their countries alone", async () => {
    const [gold] = await demo().database.sql<{ country: string }>`
      select c.country from accounts a join companies c on c.id = a.company_id where a.id = 'gold'`;
    await create({ code: "7036", countries: JSON.stringify([gold?.country]) });
    await create({ code: "7037", countries: '["JP"]' });
    expect(await textsOf("gold", "7036")).toHaveLength(1);
    expect(await textsOf("gold", "7037")).toEqual([]);
    expect(await textsOf(undefined, "7036")).toEqual([]);
  });

  it("are ended at once, also on their first day, and hold again with another last day", async () => {
    const { id } = await create({ code: "7038" });
    const planned = await create({ code: "7039", from: day(3) });
    for (const ended of [id, planned.id, id]) await demo().ask("staff", "endKnownIssue", { id: ended });
    expect(await textsOf("gold", "7038")).toEqual([]);
    const rows = (await list({ status: ["past"] })).rows.filter(({ code }) => /^703[89]$/.test(code));
    const today = new Date(`${day(0)}T00:00:00.000Z`);
    expect(rows.map(({ from, until, version }) => [from, until, version])).toEqual([
      [today, today, 2],
      [today, today, 2],
    ]);
    const change = (version: string, until: string) =>
      demo().ask("staff", "updateKnownIssue", { ...note({ code: "7038" }), id, version, until });
    await change("2", day(0));
    expect(await textsOf("gold", "7038")).toEqual([]);
    await change("3", day(1));
    expect(await textsOf("gold", "7038")).toHaveLength(1);
    expect((await demo().send("staff", "endKnownIssue", { id: "I-none" })).status).toBe(404);
  });

  it("are deleted for good", async () => {
    const { id } = await create({ code: "7040" });
    await demo().ask("staff", "deleteKnownIssue", { id });
    expect(await textsOf("gold", "7040")).toEqual([]);
    expect((await list({ search: "7040" })).rows).toEqual([]);
    expect((await demo().send("staff", "deleteKnownIssue", { id })).status).toBe(404);
  });

  it("that the store does not let go stay, and the answer is 7777 (business §8)", async () => {
    const { id } = await create({ code: "7039" });
    const { sql } = demo().database;
    await sql.script(`
      create table held_issue (id text references known_issues (id));
      insert into held_issue values ('${id}')`);
    const answer = await demo().send("staff", "deleteKnownIssue", { id });
    await sql.script("drop table held_issue");
    expect([answer.status, answer.json]).toEqual([200, { valid: false, error_code: "7777" }]);
    expect((await list({ search: "7039" })).rows.map((row) => row.id)).toContain(id);
    await demo().ask("staff", "deleteKnownIssue", { id });
  });

  it("are for staff alone", async () => {
    for (const name of ["getKnownIssues", "getCurrentIssues"] as const) {
      expect((await demo().send("gold", name)).status).toBe(403);
      expect((await demo().send(undefined, name)).status).toBe(401);
    }
    expect((await demo().send("gold", "createKnownIssue", note())).status).toBe(403);
    const change = { ...note(), id: "I-demo-1", version: "1" };
    expect((await demo().send("gold", "updateKnownIssue", change)).status).toBe(403);
    for (const name of ["endKnownIssue", "deleteKnownIssue"] as const)
      expect((await demo().send("gold", name, { id: "I-demo-1" })).status).toBe(403);
  });
});
