import { rm } from "node:fs/promises";
import path from "node:path";
import { EnvironmentRefused, readEnvironment, type Variables } from "./environment.ts";
import { fillEmptyStore } from "./demo/fill-empty-store.ts";
import { openDatabase } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { migrations } from "./store/migrations.ts";

/** Empties store and files of a stopped development portal and creates the demo data again (`npm run demo:reset`). */
export const resetDemo = async (variables: Variables, log: (line: string) => void): Promise<void> => {
  const environment = readEnvironment(variables);
  const { mode, dataDir, databaseUrl } = environment;
  if (mode !== "development") throw new EnvironmentRefused("Demo data is made in development mode alone.");
  const database = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    await database.sql.script("drop schema public cascade; create schema public");
    await rm(path.join(dataDir, "files"), { recursive: true, force: true });
    await migrate(database, migrations);
    await fillEmptyStore(database, environment, log);
    log("The demo data is new.");
  } finally {
    await database.close();
  }
};
