import { expect, it, vi } from "vitest";
import {
  countCodes,
  purgeCodeCounts,
  STRANGERS_HEADERS,
} from "../../server/areas/code-counts/code-counts.sql.ts";
import type { CodeCounts } from "../../src/domain/code-counts/code-counts.ts";
import { CODES_HEADER, MOST_MET } from "../../src/domain/code-counts/met-codes.ts";
import { routes } from "../../src/domain/shell/routes.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachDemoPortal("the counts of error codes", (demo) => {
  const sendFrom = (who: string | undefined, headers: Readonly<Record<string, string>>) =>
    demo().send(who, "getToldIssues", { instance: "int" }, { headers });
  const meet = (codes: string, more: Readonly<Record<string, string>> = {}) =>
    sendFrom("gold", { [CODES_HEADER]: codes, ...more });
  const stranger = () => sendFrom(undefined, { [CODES_HEADER]: "418/472;login;dede;9" });
  const counts = async (): Promise<readonly CodeCounts[]> =>
    (await demo().ask<{ readonly counts: readonly CodeCounts[] }>("staff", "getCodeCounts")).counts;
  const totals = async () => Object.fromEntries((await counts()).map(({ code, total }) => [code, total]));

  it("add up by code, screen and language, the most frequent first, and belong to nobody", async () => {
    await meet("OFFLINE;orders;dede;2,418/471;remote-connect;int;1");
    await meet("OFFLINE;orders;dede;1,OFFLINE;login;cscz;4");
    await vi.waitFor(async () => expect(await totals()).toEqual({ OFFLINE: 7, "418/471": 1 }));
    const [first] = await counts();
    expect(first).toMatchObject({
      code: "OFFLINE",
      days: [{ count: 7 }],
      screens: [
        { screen: "login", count: 4 },
        { screen: "orders", count: 3 },
      ],
      languages: [
        { language: "cscz", count: 4 },
        { language: "dede", count: 3 },
      ],
    });
    const columns = await demo().database.sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'code_counts' order by 1`;
    expect(columns.map(({ name }) => name)).toEqual([
      "code",
      "count",
      "day",
      "language",
      "screen",
      "signed_in",
    ]);
  });

  it("take nothing that the portal does not know, nothing twice, and nobody who asks not to be followed", async () => {
    const before = await totals();
    for (const hostile of [
      "gold@demo.test;orders;dede;1",
      "DEFECT;nowhere;dede;1",
      "DEFECT;orders;xxxx;1",
      "DEFECT;orders;dede;0",
      "DEFECT;orders;dede;100",
      "DEFECT/418/471;orders;dede;1",
      `DEFECT;orders;dede;1${"x".repeat(3000)}`,
      "';drop table code_counts;--",
    ])
      expect((await meet(hostile)).status).toBe(200);
    await meet("DEFECT;orders;dede;1", { DNT: "1" });
    await meet("DEFECT;orders;dede;1", { "Sec-GPC": "1" });
    await meet("DEFECT;orders;dede;3,DEFECT;orders;dede;3");
    await vi.waitFor(async () => expect(await totals()).toEqual({ ...before, DEFECT: 3 }));
  });

  it("of who is not signed in are counted apart, and no more of a network than it may send", async () => {
    const before = await totals();
    await stranger();
    const countOfCode = async () => (await counts()).find(({ code }) => code === "418/472");
    await vi.waitFor(async () => expect((await countOfCode())?.strangers).toBe(9));
    expect(await countOfCode()).toMatchObject({ total: 0, days: [], screens: [], languages: [] });
    for (let sent = 0; sent < STRANGERS_HEADERS + 20; sent += 1) await stranger();
    await meet("418/472;orders;dede;1");
    await vi.waitFor(async () => expect((await countOfCode())?.total).toBe(1));
    expect((await countOfCode())?.strangers).toBe(9 * STRANGERS_HEADERS);
    expect(await totals()).toEqual({ ...before, "418/472": 1 });
  });

  it("are shown for 30 days and kept for 13 months", async () => {
    const { sql } = demo().database;
    await sql`
      insert into code_counts (day, code, screen, language, count)
      select current_date - days, '7031', 'orders', 'int', 1 from unnest(array[29, 30, 390, 400]) as days`;
    expect((await totals())["7031"]).toBe(1);
    await purgeCodeCounts(sql, new Date());
    const kept = await sql<{ age: number }>`
      select current_date - day as age from code_counts where code = '7031' order by 1`;
    expect(kept.map(({ age }) => age)).toEqual([29, 30, 390]);
  });

  it(
    "of many calls at the same time are all there, in whatever order a call reports them",
    onBoth.locks,
    async () => {
      const { sql } = demo().database;
      const screens = Object.values(routes).slice(0, MOST_MET);
      const entries = screens.map(({ name }) => `TIMED_OUT;${name};enen;1`);
      const headers = [entries, entries.toReversed()].map((one) => ({ "portal-codes": one.join(",") }));
      const calls = 200;
      await Promise.all(
        Array.from({ length: calls }, (_, index) =>
          countCodes({ sql, hash: (text) => text, now: () => new Date() }, headers[index % 2] ?? {}, {
            address: "192.0.2.1",
            signedIn: true,
          }),
        ),
      );
      expect((await totals())["TIMED_OUT"]).toBe(calls * screens.length);
    },
  );

  it("are for staff alone", async () => {
    expect((await demo().send("gold", "getCodeCounts")).status).toBe(403);
    expect((await demo().send(undefined, "getCodeCounts")).status).toBe(401);
  });
});
