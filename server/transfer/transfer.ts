import { isDatabaseUrl, readEnvironment } from "../environment.ts";
import type { Variables } from "../variables.ts";
import type { DatabaseOptions } from "../store/database.ts";
import { checkBackup, readBackup, writeBackup } from "./backup-file.ts";
import { fingerprintsOf, prepareTransfer, sameTables } from "./catalogue.ts";
import { fillStore, type Filled } from "./fill-store.ts";
import type { Item } from "./item.ts";
import { storeOf, withExistingStore, withStore } from "./open-store.ts";
import { readStore } from "./read-store.ts";
import { TransferRefused } from "./refused.ts";

type Log = (line: string) => void;

/** Hands the content of a store to a reader. */
const withContent = <A>(
  options: DatabaseOptions,
  log: Log,
  read: (items: AsyncIterable<Item>) => Promise<A>,
): Promise<A> =>
  withExistingStore(options, (database) =>
    database.transaction((sql) => read(readStore({ sql, dataDir: options.dataDir, warn: log }))),
  );

/** Passes the content on, and fails at its end if somebody has written into the store meanwhile: those writes would be lost. */
async function* stillTheSame(options: DatabaseOptions, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    // Nobody else can open an embedded store.
    if (item.kind === "end" && options.databaseUrl !== undefined) {
      const now = await withStore(options, (database) =>
        database.transaction(async (sql) => {
          await prepareTransfer(sql);
          return fingerprintsOf(sql);
        }),
      );
      if (!sameTables(item.tables, now))
        throw new TransferRefused(
          "The store has changed while it was moved. Stop every portal that uses it, and repeat the command. Nothing was kept.",
        );
    }
    yield item;
  }
}

const tell = (log: Log, done: string, { tables, rows, files, sequences }: Filled): void => {
  log(
    `${done}: ${tables} tables with ${rows} rows, and ${files} files; counts and hashes are those of the source.`,
  );
  for (const line of sequences) log(line);
};

/**
 * Copies the environment's store into an empty one, which is a PostgreSQL (its files are then in the same data directory) or a data directory
 * with an embedded store. The source stays as it is.
 */
export const moveStore = async (variables: Variables, to: string, log: Log): Promise<void> => {
  const environment = readEnvironment(variables);
  // A slip in the address would be the name of a folder.
  if (!isDatabaseUrl(to) && (to === "" || to.includes("://")))
    throw new TransferRefused(
      `The target must be a folder, or an address of PostgreSQL such as postgres://user:password@host/database.`,
    );
  const from = storeOf(environment);
  const target = isDatabaseUrl(to) ? { dataDir: environment.dataDir, databaseUrl: to } : { dataDir: to };
  const filled = await withContent(from, log, (items) =>
    withStore(target, (database) => fillStore(database, target.dataDir, stillTheSame(from, items))),
  );
  tell(log, "Moved", filled);
  log(
    isDatabaseUrl(to)
      ? `Start the portal with DATABASE_URL=${to.replace(/:[^:@/]*@/, ":…@")} now.`
      : `Start the portal with DATA_DIR=${to} and without DATABASE_URL now.`,
  );
};

/** Writes the environment's store and its files into one file. */
export const backUp = async (variables: Variables, file: string, log: Log): Promise<void> => {
  const environment = readEnvironment(variables);
  await withContent(storeOf(environment), log, (items) => writeBackup(file, items));
  log(`The backup is in ${file}. It contains password hashes and keys: keep it as safe as the store.`);
};

/** Fills the environment's store, which must be empty, from a backup. */
export const restore = async (variables: Variables, file: string, log: Log): Promise<void> => {
  const environment = readEnvironment(variables);
  // A damaged one is refused before anything is made in the target.
  await checkBackup(file);
  const filled = await withStore(storeOf(environment), (database) =>
    fillStore(database, environment.dataDir, readBackup(file)),
  );
  tell(log, "Restored", filled);
};
