import { beforeEach, expect, it } from "vitest";
import type { VatCheck } from "../../server/areas/sign-up/vat-check.ts";
import { recheckLimits, recheckVatIds } from "../../server/areas/sign-up/vat-recheck.ts";
import { housekeepingLock } from "../../server/housekeeping.ts";
import { openDatabase } from "../../server/store/database.ts";
import type { VatVerdict } from "../../src/domain/sign-up/vat-id.ts";
import { eachStore } from "../support/portal/each-store.ts";

const begin = new Date("2026-11-01T08:00:00Z");
const minutes = (count: number): Date => new Date(begin.getTime() + count * 60_000);

eachStore("VAT ids that nobody could check", (store) => {
  const asked: string[] = [];
  const add = async (id: string, verdict: VatVerdict = "unreachable") => {
    const { sql } = store.database();
    await sql`
      insert into companies (id, name, nav_instance, country, partner_status, vat_id, vat_verdict)
      values (${id}, ${`${id} Ltd`}, 'AT', 'AT', 'gold', ${`ATU${id}`}, ${verdict})`;
    const person = async (name: string, rights: readonly string[] | null, more: object) => {
      const row = { id: `${id}-${name}`, activated_at: begin, deactivated_at: null, ...more };
      await sql`
        insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, locale, activated_at, deactivated_at)
        values (${row.id}, ${id}, ${`${row.id}@test.example`}, 'h', 'Ada', 'Byron', 'AT', 'AT', ${rights}::text[], 'dede', ${row.activated_at}, ${row.deactivated_at})`;
    };
    await person("owner", null, {});
    await person("former", null, { deactivated_at: begin });
    await person("employee", ["tickets"], {});
  };
  const verdicts = async (): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries(
      (
        await store.database().sql<{ id: string; vat_verdict: string }>`select id, vat_verdict from companies`
      ).map(({ id, vat_verdict: verdict }) => [id, verdict]),
    );
  const letters = () =>
    store.database().sql<{ recipient: string; subject: string; body: string }>`
      select recipient, subject, body from outbox order by id`;
  const check =
    (answer: (vatId: string) => Promise<VatVerdict> | VatVerdict): VatCheck =>
    async (vatId) => {
      asked.push(vatId);
      return answer(vatId);
    };
  const run = (vatCheck: VatCheck, now: Date, signal = new AbortController().signal) =>
    recheckVatIds(vatCheck, "https://portal.example")({ database: store.database(), now: () => now, signal });

  beforeEach(async () => {
    asked.length = 0;
    const { sql } = store.database();
    for (const table of ["outbox", "accounts", "companies"]) await sql.script(`delete from ${table}`);
  });

  it("are asked about again, and no others", async () => {
    await add("1");
    await add("2", "valid");
    await add("3", "format_only");
    await run(
      check(() => "valid"),
      begin,
    );
    expect([asked, await verdicts(), await letters()]).toEqual([
      ["ATU1"],
      { 1: "valid", 2: "valid", 3: "format_only" },
      [],
    ]);
  });

  it("are reported to the company's owners, in their language, where they are not registered", async () => {
    await add("1");
    await run(
      check(() => "invalid"),
      begin,
    );
    expect(await verdicts()).toEqual({ 1: "invalid" });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: "1-owner@test.example",
      subject: "Die USt-IdNr. (UID) von 1 Ltd",
    });
    expect(letter?.body).toContain("ATU1");
    expect(letter?.body).toContain("https://portal.example/settings/company/");
    await run(
      check(() => "invalid"),
      minutes(100_000),
    );
    expect([asked, (await letters()).length]).toEqual([["ATU1"], 1]);
  });

  it("are asked about less and less often while the provider does not answer, and then no more", async () => {
    await add("1");
    const down = check(() => "unreachable");
    await run(down, begin);
    await run(down, minutes(9));
    expect(asked).toHaveLength(1);
    await run(down, minutes(10));
    await run(down, minutes(39));
    expect(asked).toHaveLength(2);
    await run(down, minutes(40));
    expect(asked).toHaveLength(3);
    // Every ten minutes for 30 days.
    for (let at = 50; at < 30 * 24 * 60; at += 60) await run(down, minutes(at));
    expect([asked.length, await verdicts(), await letters()]).toEqual([
      recheckLimits.tries,
      { 1: "unreachable" },
      [],
    ]);
  });

  it("are a bounded number in one run; the others follow in the next", async () => {
    for (let id = 1; id <= recheckLimits.perRun + 3; id += 1) await add(`${100 + id}`);
    const down = check(() => "unreachable");
    await run(down, begin);
    expect(asked).toHaveLength(recheckLimits.perRun);
    await run(down, minutes(1));
    expect(new Set(asked).size).toBe(recheckLimits.perRun + 3);
  });

  it("keep what the company has saved meanwhile", async () => {
    await add("1");
    await run(
      check(async () => {
        await store.database()
          .sql`update companies set vat_id = 'ATU9', vat_verdict = 'valid' where id = '1'`;
        return "invalid" as const;
      }),
      begin,
    );
    expect([await verdicts(), await letters()]).toEqual([{ 1: "valid" }, []]);
  });

  it("wait for the next run where the portal stops, or the provider breaks off", async () => {
    await add("1");
    await add("2");
    const ending = new AbortController();
    await run(
      check(() => {
        ending.abort();
        return "valid";
      }),
      begin,
      ending.signal,
    );
    expect([asked.length, Object.values(await verdicts()).toSorted()]).toEqual([1, ["unreachable", "valid"]]);
    await expect(
      run(
        check(() => Promise.reject(new Error("defect"))),
        minutes(10),
      ),
    ).rejects.toThrow("defect");
    await run(
      check(() => "valid"),
      minutes(60),
    );
    expect(await verdicts()).toEqual({ 1: "valid", 2: "valid" });
  });

  it.skipIf(store.engine === "PGlite")("are asked about by one process at a time", async () => {
    await add("1");
    const other = await openDatabase(store.options());
    try {
      await other.transaction(async (sql) => {
        await sql`select pg_advisory_xact_lock(${housekeepingLock})`;
        await run(
          check(() => "valid"),
          begin,
        );
      });
      expect(asked).toEqual([]);
      const context = { now: () => begin, signal: new AbortController().signal };
      const job = recheckVatIds(
        check(() => "valid"),
        "https://portal.example",
      );
      await Promise.all([store.database(), other].map((database) => job({ ...context, database })));
      expect(asked).toEqual(["ATU1"]);
    } finally {
      await other.close();
    }
  });
});
