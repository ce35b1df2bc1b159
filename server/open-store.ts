import { refuseWithoutMail, type Environment } from "./environment.ts";
import { openDataDir } from "./store/data-dir.ts";
import { beginDatabase, type OpeningDatabase } from "./store/database.ts";

/** Begins to open the store of an environment; throws before it writes anything if the portal may not start in that environment. */
export const openStore = (environment: Environment, say: (line: string) => void): OpeningDatabase => {
  const { dataDir, databaseUrl } = environment;
  refuseWithoutMail(environment);
  openDataDir(dataDir);
  say(databaseUrl === undefined ? `Opening the store in ${dataDir}` : "Opening the store on PostgreSQL");
  return beginDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
};
