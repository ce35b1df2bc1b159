import { fork } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirLocked, lockDataDir } from "../../server/store/data-dir-lock.ts";
import { beginDatabase, openDatabase } from "../../server/store/database.ts";
import type { Database } from "../../server/store/database.ts";
import { applyMigrations, migrate, StoreIsNewer } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations.ts";
import { isUniqueViolation, makeSql, statementOf } from "../../server/store/sql.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { putStore } from "../support/portal/prepared.ts";

interface Sample {
  readonly id: number;
  readonly title: string;
  readonly labels: readonly string[];
  readonly body: { readonly items: readonly number[]; readonly note: string };
  readonly total: string;
  readonly day: string;
  readonly file: Buffer;
  readonly created_at: Date;
}

const createSample = (database: Database): Promise<void> =>
  database.sql.script(`
    create table if not exists sample (
      id bigint generated always as identity primary key, title text not null unique, labels text[] not null default '{}',
      body jsonb, total numeric(12, 2), day date, file bytea, created_at timestamptz not null default now()
    );
    truncate sample restart identity;
  `);

const titles = async (database: Database): Promise<readonly string[]> => {
  const rows = await database.sql<{ title: string }>`select title from sample order by title`;
  return rows.map(({ title }) => title);
};

eachStore("news of the store", onBoth.notifications, (store) => {
  it("are heard on the channel that the triggers of migration 0078 tell them on", async () => {
    const { sql, listen } = store.database();
    let heard = 0;
    const stop = await listen(() => {
      heard += 1;
    });
    await sql`select pg_notify('portal_live', '')`;
    await expect.poll(() => heard).toBeGreaterThan(0);
    await stop();
  });
});

eachStore("the store", onBoth.limits, (store) => {
  beforeEach(() => createSample(store.database()));

  it("converts every column type to the type that the code expects", async () => {
    const { sql } = store.database();
    const note = "ü".repeat(1_000_000);
    const values = sql.part`${"one"}, ${["orders", "invoices"]}, ${sql.json({ items: [1, 2], note })}, ${"1234.50"}, ${"2026-11-20"}, ${new Uint8Array([0, 255, 1])}`;
    const [row] =
      await sql<Sample>`insert into sample (title, labels, body, total, day, file) values (${values}) returning *`;
    expect(row).toMatchObject({
      id: 1,
      title: "one",
      labels: ["orders", "invoices"],
      total: "1234.50",
      day: "2026-11-20",
    });
    expect(row?.body).toEqual({ items: [1, 2], note });
    expect([...(row?.file ?? [])]).toEqual([0, 255, 1]);
    expect(row?.created_at).toBeInstanceOf(Date);
  });

  it("sends a value as a parameter and never as SQL text", async () => {
    const { sql } = store.database();
    const hostile = "'; drop table sample; --";
    await sql`insert into sample (title) values (${hostile})`;
    const found = await sql<Sample>`select title from sample where title = ${hostile}`;
    expect(found).toEqual([{ title: hostile }]);
  });

  it("accepts ten megabytes in one parameter", async () => {
    const [row] = await store.database().sql<{
      size: number;
    }>`select octet_length(${new Uint8Array(10_000_000)}::bytea) as size`;
    expect(row?.size).toBe(10_000_000);
  });

  it("reports a duplicate key, and continues afterwards", async () => {
    const { sql } = store.database();
    await sql`insert into sample (title) values (${"one"})`;
    const again = await sql`insert into sample (title) values (${"one"})`.catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
    expect(await titles(store.database())).toEqual(["one"]);
  });

  it("writes nothing of a transaction that failed", async () => {
    const database = store.database();
    const failed = database.transaction(async (sql) => {
      await sql`insert into sample (title) values (${"lost"})`;
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await titles(database)).toEqual([]);
  });

  it("rejects when the error of a statement in a transaction was ignored", async () => {
    const database = store.database();
    const swallowed = database.transaction(async (sql) => {
      await sql`insert into sample (title) values (${"lost"})`;
      await sql`select 1 / 0`.catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow("rolled back");
    expect(await titles(database)).toEqual([]);
  });

  it("refuses the outer sql, a nested transaction and a late use, instead of waiting for ever", async () => {
    const database = store.database();
    let late = database.sql;
    await database.transaction(async (sql) => {
      late = sql;
      await expect(database.sql`select 1`).rejects.toThrow("the sql that the transaction passes");
      await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(
        "the sql that the transaction passes",
      );
    });
    await expect(late`select 1`).rejects.toThrow("has ended");
  });

  it("executes many statements and transactions at the same time", async () => {
    const database = store.database();
    const write = (index: number): Promise<unknown> =>
      index % 2 === 0
        ? database.sql`insert into sample (title) values (${`s${index}`})`
        : database.transaction(async (sql) => {
            await sql`insert into sample (title) values (${`t${index}`})`;
            await sql`update sample set total = 1 where title = ${`t${index}`}`;
          });
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(index)));
    const [count] = await database.sql<{
      rows: number;
      totals: number;
    }>`select count(*) as rows, count(total) as totals from sample`;
    expect(count).toEqual({ rows: 100, totals: 50 });
  });

  it.runIf(store.engine === "PostgreSQL")(
    "is given 30 s for a statement, and ends a transaction that its process has left after 40 s",
    async () => {
      const [limits] = await store.database().sql`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`;
      expect(limits).toEqual({ statement: "30s", idle: "40s" });
    },
  );

  it("keeps its data over a restart", async () => {
    await store.database().sql`insert into sample (title) values (${"kept"})`;
    expect(await titles(await store.restart())).toEqual(["kept"]);
  });

  it("applies a migration once, also when several start together", async () => {
    const database = store.database();
    expect(await migrate(database, migrations)).toEqual([]);
    const next = [
      ...migrations,
      { id: "9001-test", up: "create table later (id int); create index later_id on later (id);" },
    ];
    const applied = await Promise.all([migrate(database, next), migrate(database, next)]);
    expect(applied.flat()).toEqual(["9001-test"]);
    await database.sql`delete from schema_migrations where id = ${"9001-test"}`;
  });

  it("an older version runs beside migrations that add, and beside those that take away what it does not use any more", async () => {
    const database = store.database();
    const { id: used } = migrations.at(-1)!;
    const unused = { id: "9003-unused", up: "select 1" };
    await migrate(database, [
      ...migrations,
      unused,
      { id: "9004-takes-away", up: "select 1", needs: used },
      { id: "9005-adds", up: "select 1" },
    ]);
    expect(await migrate(database, migrations)).toEqual([]);
    const further = { id: "9006-takes-away", up: "select 1", needs: unused.id };
    await migrate(database, [
      ...migrations,
      unused,
      { id: "9004-takes-away", up: "select 1", needs: used },
      { id: "9005-adds", up: "select 1" },
      further,
    ]);
    await expect(migrate(database, migrations)).rejects.toThrow(new StoreIsNewer([further.id]));
    await database.sql`update schema_migrations set needs = '*' where id = ${further.id}`;
    await expect(migrate(database, [...migrations, unused])).rejects.toThrow(StoreIsNewer);
    await database.sql`delete from schema_migrations where id > '9'`;
  });

  it("no version runs on a store whose unknown migrations are from before that was said", async () => {
    const [before, after] = [migrations.slice(0, 3), migrations.slice(0, 4)];
    await expect(
      store.database().transaction(async (sql) => {
        await sql.script("create schema earlier; set local search_path to earlier");
        await applyMigrations(sql, after);
        await applyMigrations(sql, before);
      }),
    ).rejects.toThrow(new StoreIsNewer([after.at(-1)!.id]));
  });

  it("does not change the store when a migration fails", async () => {
    const database = store.database();
    const broken = [...migrations, { id: "9002-test", up: "create table half (id int); select broken;" }];
    await expect(migrate(database, broken)).rejects.toThrow("broken");
    expect(await database.sql`select 1 from pg_tables where tablename = ${"half"}`).toEqual([]);
  });

  it.runIf(store.engine === "PGlite")("refuses a second opening with a clear error", async () => {
    const second = openDatabase(store.options());
    await expect(second).rejects.toThrow(DataDirLocked);
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it.runIf(store.engine === "PostgreSQL")("shares its data with a second process", async () => {
    const second = await openDatabase(store.options());
    await store.database().sql`insert into sample (title) values (${"shared"})`;
    expect(await titles(second)).toEqual(["shared"]);
    await second.close();
  });
});

describe("a statement", () => {
  it("numbers the parameters of parts inside parts in order", () => {
    const sql = makeSql(() => Promise.resolve({ rows: [] }));
    const inner = sql.part`b = ${2} and c = ${3}`;
    expect(statementOf(sql.part`select ${1} where ${inner} or d = ${null}`)).toEqual({
      text: "select $1 where b = $2 and c = $3 or d = $4",
      values: [1, 2, 3, null],
    });
  });
});

const deadPid = async (): Promise<number> => {
  const child = fork("-", { execArgv: ["-e", "0"], stdio: "ignore" });
  const { pid } = child;
  await once(child, "exit");
  return pid!;
};

describe("a store that is being opened", () => {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "portal-opening-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it("lets statements and transactions wait for it", async () => {
    putStore("empty", directory);
    const { database } = beginDatabase({ dataDir: directory });
    const [[one], two] = await Promise.all([
      database.sql`select 1 as number`,
      database.transaction((sql) => sql`select 2 as number`),
    ]);
    expect([one, ...two]).toEqual([{ number: 1 }, { number: 2 }]);
    await database.close();
  });

  it("refuses them where it is not opened, and tells why", async () => {
    const lock = lockDataDir(directory);
    const { database, opened } = beginDatabase({ dataDir: directory });
    await expect(database.sql`select 1`).rejects.toThrow(DataDirLocked);
    await expect(opened).rejects.toThrow(DataDirLocked);
    await database.close();
    lock.release();
  });
});

describe("the lock of a data directory", () => {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "portal-lock-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const holdAs = (holder: object, heartbeat: Date): void => {
    const file = join(directory, "lock", "7");
    mkdirSync(join(directory, "lock"));
    writeFileSync(file, JSON.stringify({ token: "other", ...holder }));
    utimesSync(file, heartbeat, heartbeat);
  };

  it("is refused while held, and free after its release", () => {
    const first = lockDataDir(directory);
    expect(() => lockDataDir(directory)).toThrow(DataDirLocked);
    first.release();
    lockDataDir(directory).release();
    expect(readdirSync(join(directory, "lock"))).toEqual(["2"]);
  });

  it("is taken over from a process that has died", async () => {
    const owner = lockDataDir(directory);
    const file = join(directory, "lock", "1");
    const holder = JSON.parse(readFileSync(file, "utf8")) as object;
    owner.release();
    writeFileSync(file, JSON.stringify({ ...holder, pid: await deadPid() }));
    expect(() => lockDataDir(directory).release()).not.toThrow();
  });

  it.runIf(process.platform === "linux")(
    "is taken over when another process was given the holder's pid",
    () => {
      const owner = lockDataDir(directory);
      const file = join(directory, "lock", "1");
      const holder = JSON.parse(readFileSync(file, "utf8")) as object;
      owner.release();
      writeFileSync(file, JSON.stringify({ ...holder, startedAt: "1" }));
      expect(() => lockDataDir(directory).release()).not.toThrow();
    },
  );

  it("trusts the heartbeat of another host, until it is old", () => {
    holdAs({ pid: 1, host: "elsewhere" }, new Date());
    expect(() => lockDataDir(directory)).toThrow("in use by process 1 on elsewhere");
    const file = join(directory, "lock", "7");
    utimesSync(file, new Date(0), new Date(0));
    expect(() => lockDataDir(directory).release()).not.toThrow();
  });
});
