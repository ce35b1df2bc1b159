import { existsSync } from "node:fs";
import type { Environment } from "../environment.ts";
import { copyLimits, openDatabase, type Database, type DatabaseOptions } from "../store/database.ts";
import { makeFolder, placesIn } from "../store/data-dir.ts";
import { TransferRefused } from "./refused.ts";

/** Where the environment's store is. */
export const storeOf = ({ dataDir, databaseUrl }: Environment): DatabaseOptions => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});

/** Opens a store for one piece of work. An embedded store that a portal has open is refused. */
export const withStore = async <A>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<A>,
): Promise<A> => {
  await makeFolder(options.dataDir);
  const database = await openDatabase({ ...options, limits: copyLimits });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** The same for a store that has to exist. */
export const withExistingStore = async <A>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<A>,
): Promise<A> => {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl === undefined && !existsSync(placesIn(dataDir).store))
    throw new TransferRefused(`There is no store in ${dataDir}.`);
  return withStore(options, work);
};
