import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** How old the folder of a process that has crashed may become, in ms; one that still runs makes its folder anew with every start. */
const leftAlone = 24 * 60 * 60 * 1000;

const clearOld = async (folder: string, now: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - leftAlone) await rm(path, { recursive: true, force: true });
  }
};

/** Makes the folder that this process's uploads lie in while their call runs, and deletes the folders of crashed processes. */
export const makeUploadFolder = async (dataDir: string, now: Date): Promise<string> => {
  const incoming = join(dataDir, "incoming");
  const own = join(incoming, String(process.pid));
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  await clearOld(incoming, now);
  return own;
};
