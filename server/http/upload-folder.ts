import { readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { makeFolder, OWN_FILE, placesIn } from "../store/data-dir.ts";
import { exists, thisProcess, type ProcessId } from "../store/process-life.ts";

/** A folder without a sign of life for this time is left over from a crash, in ms. */
const leftAlone = 24 * 60 * 60 * 1000;
/** How often a running process gives one, in ms. */
const heartbeat = 60 * 60 * 1000;
/** The file that says whose folder it is. */
const ownerFile = "owner.json";

/** The folder of this process's uploads during their calls. */
interface UploadFolder {
  readonly path: string;
  /** Deletes the folder when the process stops. */
  readonly close: () => Promise<void>;
}

const ownerOf = async (folder: string): Promise<ProcessId | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, ownerFile), "utf8")) as ProcessId;
  } catch {
    return undefined;
  }
};

/** A process of this host is asked for; one of another host, which shares the disk, has its folder's time as its sign of life. */
const isLeftOver = async (folder: string, now: Date): Promise<boolean> => {
  // A process that stops meanwhile has deleted its folder.
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined || found.mtimeMs >= now.getTime() - leftAlone) return false;
  const owner = await ownerOf(folder);
  return owner === undefined || !exists(owner);
};

const clearLeftOver = async (incoming: string, now: Date): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const folder = join(incoming, name);
    if (await isLeftOver(folder, now)) await rm(folder, { recursive: true, force: true });
  }
};

const makeOwned = async (folder: string): Promise<void> => {
  await makeFolder(folder);
  await writeFile(join(folder, ownerFile), JSON.stringify(thisProcess()), { mode: OWN_FILE });
};

const giveSign = async (folder: string): Promise<void> => {
  const now = new Date();
  // One that somebody deleted is made again with its next upload.
  await utimes(folder, now, now).catch(() => {});
};

/**
 * Creates a folder of its own for this process, and deletes those of crashed ones. Its name is random: processes in containers have the same
 * number, and may share the data directory.
 */
export const makeUploadFolder = async (dataDir: string, now: Date): Promise<UploadFolder> => {
  const { incoming } = placesIn(dataDir);
  const path = join(incoming, randomUUID());
  await makeOwned(path);
  await clearLeftOver(incoming, now);
  const timer = setInterval(() => void giveSign(path), heartbeat);
  timer.unref();
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await rm(path, { recursive: true, force: true });
  };
  return { path, close };
};
