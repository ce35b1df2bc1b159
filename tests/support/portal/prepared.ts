import { cpSync, readFileSync } from "node:fs";

/** Stores to copy: data directories on PGlite, addresses on PostgreSQL. */
interface PreparedStores {
  /** Migrated, and empty. */
  readonly tables: string;
  /** With the demo data, whose files are in a separate folder. */
  readonly demo: string;
  readonly demoFiles: string;
}

export interface Prepared {
  readonly PGlite: PreparedStores & { /** Without tables. */ readonly empty: string };
  /** Undefined on a machine without PostgreSQL. */
  readonly PostgreSQL: PreparedStores | undefined;
}

/** The environment variable with the file that lists what `prepared-stores.ts` has prepared. */
export const PREPARED = "TEST_PREPARED_STORES";

/** The prepared stores of an engine. */
export const preparedOn = <Engine extends keyof Prepared>(engine: Engine): NonNullable<Prepared[Engine]> => {
  const stores = (JSON.parse(readFileSync(process.env[PREPARED] ?? "", "utf8")) as Prepared)[engine];
  if (stores === undefined) throw new Error(`nothing was prepared on ${engine}`);
  return stores;
};

/** Puts a prepared store of PGlite into a data directory: making one takes most of the time of a test that is about something else. */
export const putStore = (content: "empty" | "tables" | "demo", dataDir: string): void =>
  cpSync(preparedOn("PGlite")[content], dataDir, { recursive: true });
