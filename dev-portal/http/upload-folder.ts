import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Minimum age of a crashed process's folder before it is deleted, in ms; running processes create theirs at each start. */
const leftAlone = 24 * 60 * 60 * 1000;

const clearOld = async (folder: string, now: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - leftAlone) await rm(path, { recursive: true, force: true });
  }
};

/** Creates the folder for this process's uploads during their calls, and deletes those of crashed processes. */
export const makeUploadFolder = async (dataDir: string, now: Date): Promise<string> => {
  const incoming = join(dataDir, "incoming");
  const own = join(incoming, String(process.pid));
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  await clearOld(incoming, now);
  return own;
};
