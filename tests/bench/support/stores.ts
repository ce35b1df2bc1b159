import { describe } from "vitest";
import { openDatabase, type Database } from "../../../server/store/database.ts";
import { hasPostgres, startPostgres } from "../../support/portal/postgres.ts";

/** Opens a store for a bench, with its files in a folder. */
export type OpenStore = (
  dataDir: string,
) => Promise<{ readonly database: Database; readonly stop: () => Promise<void> }>;

const openEmbedded: OpenStore = async (dataDir) => {
  const database = await openDatabase({ dataDir });
  return { database, stop: () => database.close() };
};

const openPostgres: OpenStore = async (dataDir) => {
  const server = await startPostgres();
  const database = await openDatabase({ dataDir, databaseUrl: await server.freshUrl() });
  const stop = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  return { database, stop };
};

/** Measures on PGlite, and on PostgreSQL where it is installed. */
export const onEachStore = (name: string, measured: (store: string, open: OpenStore) => void): void => {
  describe(`${name} on the embedded store`, () => {
    measured("PGlite", openEmbedded);
  });
  describe.skipIf(!hasPostgres())(`${name} on PostgreSQL`, () => {
    measured("PostgreSQL", openPostgres);
  });
};
