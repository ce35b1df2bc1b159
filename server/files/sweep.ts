import { readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../store/data-dir.ts";
import type { Sql } from "../store/sql.ts";
import {
  earlierPathOf,
  filesRoot,
  hasCode,
  idsIn,
  isFileId,
  namesIn,
  pathOf,
  storeFolder,
  trashFolder,
  type FilePlace,
} from "./file-place.ts";

/** A stored file without a row may belong to a running transaction of any process: it is not swept before this age, in ms. */
const graceTime = 60 * 60 * 1000;
/** How long a swept file lies in the trash, in ms. */
const trashTime = 30 * 24 * 60 * 60 * 1000;
/** A larger share of files without a row is no remains of crashes: the store is an older one than the files. */
const largestShare = 0.05;

/** What a sweep did. */
interface Sweep {
  /** Files that were moved into the trash. */
  readonly swept: number;
  /** Files of the trash that have a row again, and are back. */
  readonly returned: number;
  /** Files that were deleted from the trash. */
  readonly deleted: number;
  /** Set if too many files had no row: nothing was swept. */
  readonly stopped: { readonly orphans: number; readonly files: number } | undefined;
  /** Folders of other stores, and files from before there were such folders that no row of this store names. */
  readonly foreign: readonly string[];
}

const withRow = async (sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }>`select id from files where id = any (${ids})`;
  return new Set(rows.map(({ id }) => id));
};

/** The time of a file's change; undefined if another process has taken it away. */
const timesOf = async (
  path: string,
): Promise<{ readonly ctimeMs: number; readonly mtimeMs: number } | undefined> => {
  try {
    return await stat(path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
};

/** Moves a file; false if another process was faster. */
const moved = async (from: string, to: string): Promise<boolean> => {
  await makeFolder(dirname(to));
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
};

/** Moves the files that this store's rows name from the place of earlier versions into the store's folder. */
const adoptEarlierFiles = async (place: FilePlace, sql: Sql): Promise<void> => {
  const ids = await idsIn(filesRoot(place.dataDir));
  for (const id of await withRow(sql, ids)) await moved(earlierPathOf(place, id), pathOf(place, id));
};

const foreignFiles = async (place: FilePlace): Promise<readonly string[]> => {
  const root = filesRoot(place.dataDir);
  const earlier = await idsIn(root);
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const others = entries
    .filter((entry) => entry.isDirectory() && entry.name.length > 2 && entry.name !== place.storeId)
    .map(({ name }) => join(root, name));
  return earlier.length === 0 ? others : [...others, `${earlier.length} files in ${root}`];
};

const orphansAmong = async (
  place: FilePlace,
  sql: Sql,
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> => {
  const known = await withRow(sql, ids);
  const orphans: string[] = [];
  for (const id of ids) {
    if (known.has(id)) continue;
    const times = await timesOf(pathOf(place, id));
    if (times !== undefined && times.ctimeMs < now.getTime() - graceTime) orphans.push(id);
  }
  return orphans;
};

const toTrash = async (place: FilePlace, id: string, now: Date): Promise<boolean> => {
  const target = join(trashFolder(place), id);
  if (!(await moved(pathOf(place, id), target))) return false;
  // The file's time says since when it has been in the trash.
  await utimes(target, now, now);
  return true;
};

const tidyTrash = async (
  place: FilePlace,
  sql: Sql,
  now: Date,
): Promise<Pick<Sweep, "returned" | "deleted">> => {
  const ids = (await namesIn(trashFolder(place))).filter(isFileId);
  const known = await withRow(sql, ids);
  let [returned, deleted] = [0, 0];
  for (const id of ids) {
    const path = join(trashFolder(place), id);
    if (known.has(id)) {
      if (await moved(path, pathOf(place, id))) returned += 1;
      continue;
    }
    const times = await timesOf(path);
    if (times === undefined || times.mtimeMs >= now.getTime() - trashTime) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return { returned, deleted };
};

/**
 * Moves the store's files without a row, which a crash or a rolled-back call left, into the trash, and deletes what has been there for 30
 * days. Files of other stores are left alone, and so are all if more than 5 % would go. Called at the start.
 */
export const sweepOrphans = async (place: FilePlace, sql: Sql, now: Date): Promise<Sweep> => {
  await adoptEarlierFiles(place, sql);
  const trash = await tidyTrash(place, sql, now);
  const ids = await idsIn(storeFolder(place));
  const orphans = await orphansAmong(place, sql, ids, now);
  const foreign = await foreignFiles(place);
  if (orphans.length > ids.length * largestShare)
    return { ...trash, swept: 0, stopped: { orphans: orphans.length, files: ids.length }, foreign };
  let swept = 0;
  for (const id of orphans) if (await toTrash(place, id, now)) swept += 1;
  return { ...trash, swept, stopped: undefined, foreign };
};

/** What the operator reads of a sweep; nothing if nothing was done. */
export const sweepText = ({ swept, returned, deleted, stopped, foreign }: Sweep): readonly string[] => [
  ...(returned > 0 ? [`Files that the store names again, brought back from the trash: ${returned}`] : []),
  ...(swept > 0 ? [`Files that nothing refers to, moved into the trash for 30 days: ${swept}`] : []),
  ...(deleted > 0 ? [`Files deleted after 30 days in the trash: ${deleted}`] : []),
  ...(stopped === undefined
    ? []
    : [
        `${stopped.orphans} of ${stopped.files} files have no row in this store, more than 5 %: nothing was swept. Is the store an older copy than the files? (docs/operators.md)`,
      ]),
  ...foreign.map(
    (what) =>
      `Not swept, because another store has left it: ${what}. If it should be this store's, DATABASE_URL or DATA_DIR is not the one that was meant (docs/operators.md)`,
  ),
];
