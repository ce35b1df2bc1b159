import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../server/accounts/password.ts";
import { fillEmptyStore } from "../../server/demo/fill-empty-store.ts";
import { markDemoStore, refuseDemoStore } from "../../server/demo/demo-mark.ts";
import { demoPassword } from "../../server/demo/seed-demo.ts";
import { resetDemo } from "../../server/demo-reset.ts";
import { readEnvironment } from "../../server/environment.ts";
import { EnvironmentRefused } from "../../server/variables.ts";
import { createFileStore } from "../../server/files/file-store.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { migrations } from "../../server/store/migrations.ts";
import { cheapHash } from "../support/portal/cheap-hash.ts";
import { demoInvoice, demoOrder, demoSubmission, demoTicket } from "../support/portal/demo-numbers.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { putStore } from "../support/portal/prepared.ts";
import { roomForTests } from "../support/portal/room.ts";

const quiet = (): void => {};

eachStore("a store with customers' data", (store) => {
  beforeAll(() => seedTestAccounts(store.database()));

  it("is accepted by production", async () => {
    await expect(refuseDemoStore(store.database().sql)).resolves.toBeUndefined();
  });
});

eachStore("a store that was filled with demo data", { content: "demo" }, (store) => {
  const hashesOf = async (id: string): Promise<string> => {
    const [row] = await store.database().sql<{
      password_hash: string;
    }>`select password_hash from accounts where id = ${id}`;
    return row?.password_hash ?? "";
  };
  const startWith = (password: string) =>
    fillEmptyStore(
      store.database(),
      createFileStore({ dataDir: join(tmpdir(), "demo-store-unused"), storeId: "demo" }, roomForTests),
      readEnvironment({ DEV_ACCESS_PASSWORD: password }),
      quiet,
    );

  it("has the numbers that tests compute from the day on which it was made", async () => {
    const { sql } = store.database();
    const orders = await sql<{ id: string }>`select id from orders order by right(id, 6)`;
    expect(orders.map(({ id }) => id)).toEqual(orders.map((_, at) => demoOrder(at + 1)));
    const tickets = await sql<{ id: string }>`select id from tickets order by right(id, 6)`;
    expect(tickets.map(({ id }) => id)).toEqual(tickets.map((_, at) => demoTicket(at + 1)));
    const submissions = await sql<{ id: string }>`select id from pioneer_submissions order by right(id, 6)`;
    expect(submissions.map(({ id }) => id)).toEqual(submissions.map((_, at) => demoSubmission(at + 1)));
    const invoices = await sql<{
      id: string;
    }>`select id from ledger_entries where id = ${demoInvoice(534)}`;
    expect(invoices).toHaveLength(1);
  });

  it("gets the access password for every demo account that still has the one it was made with", async () => {
    const own = await hashPassword("An-Own-Word-1!", cheapHash);
    await store.database().sql`update accounts set password_hash = ${own} where id = 'silver'`;
    await store.database().sql`
        insert into sessions (token_hash, account_id, user_agent, created_at, last_used_at)
        select 'session of ' || id, id, '', now(), now() from accounts where id in ('gold', 'silver')`;
    await startWith("First-Access-1!");
    expect(await verifyPassword("First-Access-1!", await hashesOf("gold"))).toBe(true);
    expect(await verifyPassword(demoPassword, await hashesOf("staff"))).toBe(false);
    expect(await hashesOf("silver")).toBe(own);
    expect(await store.database().sql`select account_id from sessions`).toEqual([{ account_id: "silver" }]);
    const first = await hashesOf("gold");
    await startWith("First-Access-1!");
    expect(await hashesOf("gold")).toBe(first);
    await startWith("Second-Access-2!");
    expect(await verifyPassword("Second-Access-2!", await hashesOf("gold"))).toBe(true);
    expect(await hashesOf("silver")).toBe(own);
  });

  it("is refused by production, which says how to go on, also after the demo accounts are gone", async () => {
    await store.database().sql`update accounts set email = id || '@customer.example'`;
    const refusal = refuseDemoStore(store.database().sql);
    await expect(refusal).rejects.toThrow(EnvironmentRefused);
    await expect(refusal).rejects.toThrow("Set DATA_DIR or DATABASE_URL to another store");
  });
});

eachStore("the migration of a store from before the mark", onBoth.migrations, (store) => {
  const markMigration = migrations.find(({ id }) => id === "0034-demo-mark")!;
  const again = async (): Promise<readonly unknown[]> => {
    await store.database().sql`drop table demo_mark`;
    await store.database().sql.script(markMigration.up);
    return store.database().sql`select password_hash from demo_mark`;
  };

  it("marks one with demo accounts, and no other", async () => {
    await seedTestAccounts(store.database());
    expect(await again()).toEqual([]);
    await store.database().sql`update accounts set email = replace(email, '@test.example', '@demo.test')`;
    const [account] = await store.database().sql`select password_hash from accounts limit 1`;
    expect(await again()).toEqual([account]);
  });
});

describe("npm run demo:reset", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-reset-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inStore = async <A>(name: string, work: (database: Database) => Promise<A>): Promise<A> => {
    const database = await openDatabase({ dataDir: join(folder, name) });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const reset = (name: string) => resetDemo({ DATA_DIR: join(folder, name) }, quiet);

  it("refuses a store without the mark, and leaves its rows", async () => {
    putStore("tables", join(folder, "customers"));
    await inStore("customers", seedTestAccounts);
    await expect(reset("customers")).rejects.toThrow("no demo data");
    expect(await inStore("customers", ({ sql }) => sql`select id from accounts where id = 'gold'`)).toEqual([
      { id: "gold" },
    ]);
  });

  it("refuses a database that something else uses", async () => {
    putStore("empty", join(folder, "foreign"));
    await inStore("foreign", ({ sql }) => sql`create table invoices (id text)`);
    await expect(reset("foreign")).rejects.toThrow("no demo data");
    expect(await inStore("foreign", ({ sql }) => sql`select id from invoices`)).toEqual([]);
  });

  it("fills a store without any table, and one with the mark again", { tags: ["long"] }, async () => {
    await reset("new");
    await inStore("new", ({ sql }) => sql`update companies set name = 'changed'`);
    await reset("new");
    expect(await inStore("new", ({ sql }) => sql`select id from companies where name = 'changed'`)).toEqual(
      [],
    );
  });

  it("recreates demo data of a version that this one does not know", { tags: ["long"] }, async () => {
    await inStore("new", ({ sql }) => sql`insert into schema_migrations (id) values ('9999-later')`);
    await reset("new");
    expect(
      await inStore("new", ({ sql }) => sql`select id from schema_migrations where id = '9999-later'`),
    ).toEqual([]);
  });

  it("marks a store once", async () => {
    putStore("tables", join(folder, "marked"));
    await inStore("marked", async ({ sql }) => {
      await markDemoStore(sql, "a hash");
      await markDemoStore(sql, "another hash");
      expect(await sql`select password_hash from demo_mark`).toEqual([{ password_hash: "another hash" }]);
    });
  });
});
