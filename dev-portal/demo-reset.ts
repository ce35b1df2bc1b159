import { rm } from "node:fs/promises";
import path from "node:path";
import { EnvironmentRefused, readEnvironment, type Variables } from "./environment.ts";
import { isDemoStore } from "./demo/demo-mark.ts";
import { fillEmptyStore } from "./demo/fill-empty-store.ts";
import { openDatabase, type Database } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { migrations } from "./store/migrations.ts";

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

/** Empties store and files of a stopped development portal and creates the demo data again (`npm run demo:reset`). */
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
    await database.sql.script("drop schema public cascade; create schema public");
    await rm(path.join(dataDir, "files"), { recursive: true, force: true });
    await migrate(database, migrations);
    await fillEmptyStore(database, environment, log);
    log("The demo data is new.");
  } finally {
    await database.close();
  }
};
