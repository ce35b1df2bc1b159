import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import type { FileStore } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";

const idPattern = /^[0-9a-f]{32}$/;
/** A stored file without a row may belong to a running transaction of any process: it is not deleted before this age, in ms. */
const graceTime = 60 * 60 * 1000;

const rootOf = (dataDir: string): string => join(dataDir, "files");
const pathOf = (dataDir: string, id: string): string => join(rootOf(dataDir), id.slice(0, 2), id);

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV")) throw error;
    // The folders are on different file systems: a partial copy has no row yet, so it is invisible.
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await rm(from);
  }
};

/**
 * Stores uploads below `files/` of the data directory, by random ids. File and folders are synced before `keep` resolves, so that a row
 * written afterwards always has its file.
 */
export const createFileStore = (dataDir: string): FileStore => ({
  keep: async ({ path }) => {
    const id = randomBytes(16).toString("hex");
    const target = pathOf(dataDir, id);
    const shard = dirname(target);
    const firstMade = await mkdir(shard, { recursive: true });
    await move(path, target);
    await syncToDisk(target);
    await syncToDisk(shard);
    if (firstMade !== undefined) {
      await syncToDisk(rootOf(dataDir));
      await syncToDisk(dataDir);
    }
    return id;
  },
  open: async (id) => {
    if (!idPattern.test(id)) return undefined;
    try {
      const handle = await open(pathOf(dataDir, id), constants.O_RDONLY);
      return handle.createReadStream();
    } catch (error) {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    }
  },
});

const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
};

const isOlderThan = async (path: string, moment: number): Promise<boolean> => {
  try {
    return (await stat(path)).ctimeMs < moment;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
};

/** Deletes stored files without a row, which a crash or a rolled-back call left. Returns their number. Called at the start. */
export const sweepOrphans = async (dataDir: string, sql: Sql, now: Date): Promise<number> => {
  let removed = 0;
  for (const shard of await namesIn(rootOf(dataDir))) {
    const ids = (await namesIn(join(rootOf(dataDir), shard))).filter((id) => idPattern.test(id));
    const orphans = await sql<{
      id: string;
    }>`select id from unnest(${ids}::text[]) as kept (id) where not exists (select from files f where f.id = kept.id)`;
    for (const { id } of orphans) {
      const path = pathOf(dataDir, id);
      if (!(await isOlderThan(path, now.getTime() - graceTime))) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
};
