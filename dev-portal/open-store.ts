import { mkdir } from "node:fs/promises";
import { refuseWithoutMail, type Environment } from "./environment.ts";
import { openDatabase, type Database } from "./store/database.ts";

/** Opens the store of an environment; rejects before it writes anything if the portal may not start in that environment. */
export const openStore = async (environment: Environment, say: (line: string) => void): Promise<Database> => {
  const { dataDir, databaseUrl } = environment;
  refuseWithoutMail(environment);
  await mkdir(dataDir, { recursive: true });
  say(databaseUrl === undefined ? `Opening the store in ${dataDir}` : "Opening the store on PostgreSQL");
  return openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
};
