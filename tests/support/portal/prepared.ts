import { readFileSync } from "node:fs";

/** Stores to be copied: on PGlite their data directories, on PostgreSQL their addresses. */
export interface PreparedStores {
  /** Migrated, and empty. */
  readonly tables: string;
  /** With the demo data, whose files are in a folder of their own. */
  readonly demo: string;
  readonly demoFiles: string;
}

export interface Prepared {
  readonly PGlite: PreparedStores;
  /** Undefined on a machine without PostgreSQL. */
  readonly PostgreSQL: PreparedStores | undefined;
}

/** Names the file that says what `prepared-stores.ts` has prepared. */
export const PREPARED = "TEST_PREPARED_STORES";

/** What was prepared for an engine. */
export const preparedOn = (engine: keyof Prepared): PreparedStores => {
  const stores = (JSON.parse(readFileSync(process.env[PREPARED] ?? "", "utf8")) as Prepared)[engine];
  if (stores === undefined) throw new Error(`nothing was prepared on ${engine}`);
  return stores;
};
