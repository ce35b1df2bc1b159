import { rm } from "node:fs/promises";
import { readEnvironment } from "./environment.ts";
import { EnvironmentRefused, type Variables } from "./variables.ts";
import { isDemoStore } from "./demo/demo-mark.ts";
import { fillEmptyStore } from "./demo/fill-empty-store.ts";
import { storeFolder, trashFolder } from "./files/file-place.ts";
import { createFileStore } from "./files/file-store.ts";
import { openDatabase, type Database } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { migrations } from "./store/migrations.ts";
import { storeIdOf } from "./store/store-id.ts";

// Of the data directory only this store's files: another store may have left its own there.
const removeFiles = async (database: Database, dataDir: string): Promise<void> => {
  const [found] = await database.sql<{
    known: boolean;
  }>`select to_regclass('store_identity') is not null as known`;
  if (found?.known !== true) return;
  const place = { dataDir, storeId: await storeIdOf(database.sql) };
  for (const folder of [storeFolder(place), trashFolder(place)])
    await rm(folder, { recursive: true, force: true });
};

const tablesIn = async ({ sql }: Database): Promise<readonly string[]> => {
  const rows = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  return rows.map(({ name }) => name);
};

/** Whether nothing but demo data would be lost. Demo data of any version may be replaced, also of a newer one. */
const mayBeEmptied = async (database: Database): Promise<boolean> => {
  const tables = await tablesIn(database);
  if (tables.length === 0) return true;
  if (!tables.includes("schema_migrations")) return false;
  if (!tables.includes("demo_mark")) await migrate(database, migrations);
  return isDemoStore(database.sql);
};

/** Empties store and files of a stopped server and creates the demo data again (`npm run demo:reset`). */
export const resetDemo = async (variables: Variables, log: (line: string) => void): Promise<void> => {
  const environment = readEnvironment(variables);
  const { mode, dataDir, databaseUrl } = environment;
  if (mode !== "development") throw new EnvironmentRefused("Demo data is made in development mode alone.");
  const database = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    if (!(await mayBeEmptied(database)))
      throw new EnvironmentRefused(
        "This store has data and was never filled with demo data, so there is no demo data to make again. Set DATA_DIR or DATABASE_URL to another store; `npm start` fills an empty one.",
      );
    await removeFiles(database, dataDir);
    await database.sql.script("drop schema public cascade; create schema public");
    await migrate(database, migrations);
    const place = { dataDir, storeId: await storeIdOf(database.sql) };
    await fillEmptyStore(database, createFileStore(place, environment.room), environment, log);
    log("The demo data is new.");
  } finally {
    await database.close();
  }
};
