import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

// What the portal acknowledges is on the disk: a file's bytes by a sync of the file, its name by one of its folder.

/** Windows refuses to sync a folder, and its file systems write names through in order by themselves. */
export const CAN_SYNC_FOLDERS = process.platform !== "win32";

const sync = async (path: string, flags: "r" | "r+"): Promise<void> => {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file's bytes through to the disk. */
export const syncFile = (path: string): Promise<void> => sync(path, "r+");

/** Writes the names in a folder through to the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  if (CAN_SYNC_FOLDERS) await sync(path, "r");
};

const syncFolderSync = (path: string): void => {
  if (!CAN_SYNC_FOLDERS) return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Writes all that is in a folder through to the disk; the folder's own name is its parent's. */
export const syncAllIn = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true });
  // The folders at once, and the files of each one after the other: a disk takes several syncs together, and few files are open.
  await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => syncAllIn(join(folder, name))),
  );
  for (const { name } of entries.filter((entry) => entry.isFile())) await syncFile(join(folder, name));
  await syncFolder(folder);
};

/** The folders that hold the names of a folder and of those above it, up to the first that was made for it; none if none was made. */
const holdersOf = (path: string, firstMade: string | undefined): readonly string[] => {
  if (firstMade === undefined) return [];
  const first = resolve(firstMade);
  const holders: string[] = [];
  for (let made = resolve(path); made.length >= first.length; made = dirname(made))
    holders.push(dirname(made));
  return holders;
};

/** Makes a folder, and those above it, with a mode; their names are on the disk when it resolves. */
export const makeSynced = async (path: string, mode?: number): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode });
  for (const holder of holdersOf(path, first)) await syncFolder(holder);
};

/** The same at once. */
export const makeSyncedSync = (path: string, mode: number): void => {
  const first = mkdirSync(path, { recursive: true, mode });
  for (const holder of holdersOf(path, first)) syncFolderSync(holder);
};
