import { AsyncResource } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Pool, types } from "pg";
import type { ClientBase, PoolClient, PoolConfig } from "pg";
import { placesIn } from "./data-dir.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { syncAllIn, syncFolder } from "./sync-to-disk.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import { openReopening, type ReopeningPostgres } from "./reopening-postgres.ts";
import { insideTransactionOf, isInsideTransactionOf } from "./in-transaction.ts";
import { watchIdle } from "./idle-watch.ts";
import { connectingElsewhere, withConnection } from "./store-away.ts";
import { waitedForLater } from "../waited-for-later.ts";
import { makeSql } from "./sql.ts";
import type { Sql, Statement } from "./sql.ts";
import { listenOnPostgres, NEWS_CHANNEL } from "./news.ts";
import type { EmbeddedPostgres } from "./wire-stream.ts";

/** How long a statement may run on PostgreSQL, and how long a transaction may stay without one, in ms. */
interface TimeLimits {
  readonly statement: number;
  readonly idleInTransaction: number;
}

const standardLimits: TimeLimits = { statement: 30_000, idleInTransaction: 20_000 };

/** For the commands that copy a whole store: files are copied between the statements of one transaction. */
export const copyLimits: TimeLimits = { statement: 0, idleInTransaction: 24 * 60 * 60 * 1000 };

/** The store: PostgreSQL if an address is given, otherwise PGlite below the data directory. */
export interface DatabaseOptions {
  /** The commands that copy a store pass longer ones, tests shorter ones. */
  readonly limits?: TimeLimits;
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** The store. The same SQL runs on PGlite and on PostgreSQL. */
export interface Database {
  readonly sql: Sql;
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects. Inside, use the passed `sql`:
   * PGlite has one connection, so the outer `sql` and nested transactions would deadlock and are refused.
   */
  readonly transaction: <A>(work: (sql: Sql) => Promise<A>) => Promise<A>;
  /** How many transactions of this process have ended: what was read while it was the same is not older than the last of them. */
  readonly ended: () => number;
  /**
   * Calls `hear` after each commit of a transaction that notified of news, also one of another process, until it is stopped. News may be missed while the
   * connection is lost; it is called once the connection is there again.
   */
  readonly listen: (hear: () => void) => Promise<() => Promise<void>>;
  /** Waits for running statements, closes the connections and releases the data directory. */
  readonly close: () => Promise<void>;
}

/** A store that is being opened. */
export interface OpeningDatabase {
  /** Its statements wait until the store is open. */
  readonly database: Database;
  /** Rejects with DataDirLocked if another process holds the data directory, or StoreAway if it is unreachable; the store is closed then. */
  readonly opened: Promise<void>;
}

const ignore = (): void => {};

interface Engine extends Pick<ReopeningPostgres, "close" | "noteFailure" | "ready"> {
  readonly pool: PoolConfig;
  /** Takes one of the pool's connections. */
  readonly take: (pool: Pool) => Promise<PoolClient>;
  readonly listen: Database["listen"];
}

const connectTimeout = 30_000;

const builtins = types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
]);
const driverTypes = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};

/** A store is made beside its place, and whole on the disk before it gets its name: what a full disk, a kill or a power loss has left incomplete is never taken for a store. */
const makeEmbedded = async (
  { store, newStore }: ReturnType<typeof placesIn>,
  open: (folder: string) => Promise<EmbeddedPostgres>,
): Promise<void> => {
  if (existsSync(store)) return;
  await rm(newStore, { recursive: true, force: true });
  try {
    const made = await open(newStore);
    await made.close();
    await syncAllIn(newStore);
    await rename(newStore, store);
    await syncFolder(dirname(store));
  } catch (error) {
    await rm(newStore, { recursive: true, force: true });
    throw error;
  }
};

const openEmbedded = async (dataDir: string): Promise<Engine> => {
  const lock = lockDataDir(dataDir);
  try {
    const places = placesIn(dataDir);
    await makeEmbedded(places, openEmbeddedPostgres);
    const embedded = await openReopening(() => openEmbeddedPostgres(places.store));
    const close = async (): Promise<void> => {
      await embedded.close();
      lock.release();
    };
    const news = new EventEmitter();
    // Its one session hears its own notifications, once they are committed. The pool waits for what this returns.
    const hearNews = (client: ClientBase): unknown => {
      client.on("notification", () => news.emit(NEWS_CHANNEL));
      return client.query(`listen ${NEWS_CHANNEL}`);
    };
    return {
      pool: {
        stream: embedded.connect,
        user: "postgres",
        database: "postgres",
        ssl: false,
        max: 1,
        idleTimeoutMillis: 0,
        onConnect: hearNews,
      },
      take: (pool) => withConnection(() => pool.connect()),
      listen: (hear) => {
        // The notification arrives with the answer to the transaction's commit, and whoever hears of it is no part of that transaction.
        const outside = AsyncResource.bind(hear);
        news.on(NEWS_CHANNEL, outside);
        return Promise.resolve(async () => void news.off(NEWS_CHANNEL, outside));
      },
      noteFailure: embedded.noteFailure,
      ready: embedded.ready,
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const openEngine = ({ databaseUrl, dataDir }: DatabaseOptions, limits: TimeLimits): Promise<Engine> =>
  databaseUrl === undefined
    ? openEmbedded(dataDir)
    : Promise.resolve({
        pool: {
          connectionString: databaseUrl,
          max: 10,
          statement_timeout: limits.statement,
          // Ends the transactions of a process that no longer runs; `makeDatabase` ends those of this process.
          idle_in_transaction_session_timeout: limits.idleInTransaction * 2,
        },
        take: (pool) => connectingElsewhere(() => pool.connect()),
        listen: (hear) => listenOnPostgres(databaseUrl, hear),
        close: () => Promise.resolve(),
        noteFailure: () => false,
        ready: () => Promise.resolve(),
      });

/** An engine with its connections. */
interface Connected {
  readonly engine: Engine;
  readonly pool: Pool;
}

const makeDatabase = (connecting: Promise<Connected>, limits: TimeLimits): Database => {
  const store = Symbol("store");
  let ended = 0;
  const refuseInside = (): void => {
    if (isInsideTransactionOf(store))
      throw new Error("inside a transaction, use the sql that the transaction passes");
  };

  const sql = makeSql(async (statement) => {
    refuseInside();
    const { engine, pool } = await connecting;
    await engine.ready();
    let client: PoolClient | undefined;
    try {
      const taken = await engine.take(pool);
      client = taken;
      const answer = await withConnection(() => taken.query(statement as Statement & { values: unknown[] }));
      taken.release();
      return answer;
    } catch (error) {
      engine.noteFailure(error);
      // As the pool itself does: a connection on which something failed is not used again.
      client?.release(true);
      throw error;
    }
  });

  const transaction = async <A>(work: (sql: Sql) => Promise<A>): Promise<A> => {
    refuseInside();
    const { engine, pool } = await connecting;
    await engine.ready();
    const client = await engine.take(pool);
    let open = true;
    let broken: Error | undefined;
    // PGlite has no time limits of its own, and everybody waits for its one connection.
    const idle = watchIdle(limits.idleInTransaction, () => {
      open = false;
      broken = new Error(`a transaction without a statement for ${limits.idleInTransaction} ms was ended`);
      client.release(broken);
    });
    const bound = makeSql((statement) => {
      if (!open) throw broken ?? new Error("this transaction has ended");
      return idle.except(() =>
        withConnection(() => client.query(statement as Statement & { values: unknown[] })),
      );
    });
    try {
      await withConnection(() => client.query("begin"));
      const result = await insideTransactionOf(store, () => work(bound));
      if (broken !== undefined) throw broken;
      idle.stop();
      open = false;
      const { command } = await withConnection(() => client.query("commit"));
      // PostgreSQL answers ROLLBACK without an error if an error of an inner statement was ignored.
      if (command !== "COMMIT")
        throw new Error("the transaction was rolled back: a statement in it had failed");
      return result;
    } catch (error) {
      idle.stop();
      open = false;
      if (!idle.isOver())
        await client.query("rollback").catch((reason: unknown) => {
          broken = reason instanceof Error ? reason : new Error(String(reason));
        });
      if (engine.noteFailure(error)) broken ??= error as Error;
      throw error;
    } finally {
      ended += 1;
      if (!idle.isOver()) client.release(broken);
    }
  };

  const close = async (): Promise<void> => {
    const connected = await connecting.catch(ignore);
    await connected?.pool.end();
    await connected?.engine.close();
  };
  const listen: Database["listen"] = async (hear) => (await connecting).engine.listen(hear);

  return { sql, transaction, ended: () => ended, listen, close };
};

const connect = async (options: DatabaseOptions, limits: TimeLimits): Promise<Connected> => {
  const engine = await openEngine(options, limits);
  const pool = new Pool({ ...engine.pool, connectionTimeoutMillis: connectTimeout, types: driverTypes });
  // A lost connection rejects its running statement, and the pool opens another; the event itself must not end the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return { engine, pool };
};

/** Begins to open the store; what depends on it can be made meanwhile. */
export const beginDatabase = (options: DatabaseOptions): OpeningDatabase => {
  const limits = options.limits ?? standardLimits;
  const database = makeDatabase(connect(options, limits), limits);
  const open = async (): Promise<void> => {
    try {
      await database.sql`select 1`;
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  return { database, opened: waitedForLater(open()) };
};

/** Opens the store. Rejects with DataDirLocked if another process holds the data directory, or with StoreAway if the store is unreachable. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { database, opened } = beginDatabase(options);
  await opened;
  return database;
};
