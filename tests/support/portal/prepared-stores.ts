import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayText } from "../../../server/areas/kit/day.ts";
import { seedDemo } from "../../../server/demo/seed-demo.ts";
import { loadIdentityKeys } from "../../../server/identity/identity-keys.ts";
import { createFileStore } from "../../../server/files/file-store.ts";
import { openDatabase, type Database, type DatabaseOptions } from "../../../server/store/database.ts";
import { migrate } from "../../../server/store/migrate.ts";
import { migrations } from "../../../server/store/migrations.ts";
import { storeIdOf } from "../../../server/store/store-id.ts";
import { cheapHash } from "./cheap-hash.ts";
import { DEMO_DAY } from "./demo-day.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "./postgres.ts";
import { roomForTests } from "./room.ts";
import { testSecrets } from "./test-secrets.ts";
import { PREPARED, type Prepared } from "./prepared.ts";

// Runs once, before all files of the API tests: creating tables and demo data takes seconds, copying them a tenth of one.

const work = async (
  options: DatabaseOptions,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> => {
  const database = await openDatabase(options);
  await fill(database);
  await database.close();
};

const prepare = async (folder: string, server: PostgresServer | undefined, now: Date): Promise<Prepared> => {
  /** With keys: making a pair takes as long as some tests. */
  const makeTables = async (database: Database) => {
    await migrate(database, migrations);
    await loadIdentityKeys(database, testSecrets);
  };
  const seedInto = (files: string) => async (database: Database) =>
    seedDemo(database, {
      now,
      scale: 1,
      fileStore: createFileStore(
        { dataDir: join(folder, files), storeId: await storeIdOf(database.sql) },
        roomForTests,
      ),
      passwordCost: cheapHash,
    });
  const onPglite = async (): Promise<Prepared["PGlite"]> => {
    const empty = join(folder, "empty");
    const tables = join(folder, "tables");
    const demo = join(folder, "demo");
    mkdirSync(empty);
    await work({ dataDir: empty }, () => Promise.resolve());
    cpSync(empty, tables, { recursive: true });
    await work({ dataDir: tables }, makeTables);
    cpSync(tables, demo, { recursive: true });
    await work({ dataDir: demo }, seedInto("PGlite-files"));
    return { empty, tables, demo, demoFiles: join(folder, "PGlite-files") };
  };
  const onPostgres = async (from: PostgresServer): Promise<Prepared["PostgreSQL"]> => {
    const tables = await from.freshUrl();
    await work({ dataDir: folder, databaseUrl: tables }, makeTables);
    const demo = await from.freshUrl(tables);
    await work({ dataDir: folder, databaseUrl: demo }, seedInto("PostgreSQL-files"));
    return { tables, demo, demoFiles: join(folder, "PostgreSQL-files") };
  };
  // One after the other: a connection to PostgreSQL would wait too long for a process that runs PGlite.
  const PGlite = await onPglite();
  const PostgreSQL = server === undefined ? undefined : await onPostgres(server);
  return { PGlite, PostgreSQL };
};

const memory = "/dev/shm";
const inMemory = "portal-stores-";

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Deletes what a killed run has left. The small disk of `full-disk.test.ts` may still be mounted in it: it is no reason to fail. */
const removeLeft = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    console.warn(`${folder} cannot be deleted.`);
  }
};

/**
 * Temporary folders are in memory where the system has such a file system, with room for a few stores: copying a store's 1,600 files to
 * a disk, and deleting them, took longer than what most blocks of tests then do with it. A run that was killed has left its own there.
 */
const keepInMemory = (): (() => void) => {
  if (!existsSync(memory)) return () => {};
  for (const name of readdirSync(memory).filter((found) => found.startsWith(inMemory)))
    if (!isRunning(Number.parseInt(name.slice(inMemory.length)))) removeLeft(join(memory, name));
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 2 * 2 ** 30) return () => {};
  // Numbers of processes are given again, and a process may prepare the stores of two projects.
  const folder = mkdtempSync(join(memory, `${inMemory}${process.pid}-`));
  // PostgreSQL's own user has its folder in it.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

/** One PostgreSQL server and one folder of prepared stores for all files, which read both from the environment. */
export const setup = async (): Promise<() => Promise<void>> => {
  const leaveMemory = keepInMemory();
  const folder = mkdtempSync(join(tmpdir(), "portal-prepared-"));
  const server = hasPostgres() ? await startPostgres() : undefined;
  if (server !== undefined) process.env["TEST_DATABASE_URL"] = server.adminUrl;
  const file = join(folder, "prepared.json");
  const now = new Date();
  writeFileSync(file, JSON.stringify(await prepare(folder, server, now)));
  process.env[DEMO_DAY] = dayText(now);
  process.env[PREPARED] = file;
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
    leaveMemory();
  };
};
