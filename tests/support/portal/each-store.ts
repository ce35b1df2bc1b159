import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { openDatabase } from "../../../server/store/database.ts";
import type { Database, DatabaseOptions } from "../../../server/store/database.ts";
import { hasPostgres, startPostgres } from "./postgres.ts";
import type { PostgresServer } from "./postgres.ts";
import { preparedOn, putStore } from "./prepared.ts";

/** The content of a store when its block starts: only migrated tables, or the demo data too. */
type StoreContent = "tables" | "demo";

/** The store under test: migrated, shared by all tests of one block. */
export interface StoreUnderTest {
  readonly engine: "PGlite" | "PostgreSQL";
  readonly database: () => Database;
  /** Closes the store and opens it again, as a restart of the process does. */
  readonly restart: () => Promise<Database>;
  /** The store's address, to open it a second time: PostgreSQL allows it for a second process, PGlite refuses it. */
  readonly options: () => DatabaseOptions;
}

const startTimeout = 60_000;

const opened = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("the store opens in beforeAll: use it inside a test");
  return value;
};

const onStore = (
  engine: StoreUnderTest["engine"],
  content: StoreContent,
  block: (store: StoreUnderTest) => void,
): void => {
  let options: DatabaseOptions | undefined;
  let database: Database | undefined;
  let server: PostgresServer | undefined;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-store-"));
    options = { dataDir };
    if (engine === "PostgreSQL") {
      server = await startPostgres();
      options = { dataDir, databaseUrl: await server.freshUrl(preparedOn(engine)[content]) };
    } else putStore(content, dataDir);
    database = await openDatabase(options);
  }, startTimeout);

  afterAll(async () => {
    await database?.close();
    if (options?.databaseUrl !== undefined) await server?.drop(options.databaseUrl);
    await server?.stop();
    if (options !== undefined) rmSync(options.dataDir, { recursive: true, force: true });
  }, startTimeout);

  const restart = async (): Promise<Database> => {
    await opened(database).close();
    database = await openDatabase(opened(options));
    return database;
  };
  block({ engine, database: () => opened(database), restart, options: () => opened(options) });
};

export interface StoreOptions {
  readonly content?: StoreContent;
  /** Why all tests of the block run on both stores in `npm test` (`onBoth`). */
  readonly tags?: readonly string[];
}

/** The arguments after a block's name: options may stand before the block, as in Vitest. */
export type OptionsAndBlock<Options, Block> =
  | readonly [block: Block]
  | readonly [options: Options, block: Block];

/**
 * Runs a block of tests on PGlite and on PostgreSQL; of what runs on PGlite, `npm test` takes the tests of `onBoth`. On a machine without
 * PostgreSQL its tests are shown as skipped.
 */
export const eachStore = (
  name: string,
  ...rest: OptionsAndBlock<StoreOptions, (store: StoreUnderTest) => void>
): void => {
  const [{ content = "tables", tags = [] }, block] = rest.length === 1 ? [{}, rest[0]] : rest;
  describe(`${name} on PGlite`, { tags: ["pglite", ...tags] }, () => {
    onStore("PGlite", content, block);
  });
  describe.skipIf(!hasPostgres())(`${name} on PostgreSQL`, () => {
    onStore("PostgreSQL", content, block);
  });
};
