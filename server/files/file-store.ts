import { constants } from "node:fs";
import { access, chmod, copyFile, open, rename, rm, stat, statfs } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { makeFolder, OWN_FILE } from "../store/data-dir.ts";
import { syncFile, syncFolder } from "../store/sync-to-disk.ts";
import type { ByteRange, FileStore, RoomForFiles } from "../http/handler.ts";
import { hasCode, isFileId, pathOf, type FilePlace } from "./file-place.ts";

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

const isPresent = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, "ENOENT")) return false;
      throw error;
    },
  );

/** The bytes of a stored file, or a part of them; undefined if it does not exist. */
export const openFile = async (
  place: FilePlace,
  id: string,
  range?: ByteRange,
): Promise<Readable | undefined> => {
  if (!isFileId(id)) return undefined;
  try {
    const handle = await open(pathOf(place, id), constants.O_RDONLY);
    return handle.createReadStream(range);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
};

/** A file store that is being opened: what it is asked for waits. */
export const openingFileStore = (opening: Promise<FileStore>, room: RoomForFiles): FileStore => ({
  room,
  hasFreeSpace: async () => (await opening).hasFreeSpace(),
  keep: async (file) => (await opening).keep(file),
  open: async (id, range) => (await opening).open(id, range),
  has: async (id) => (await opening).has(id),
  remove: async (ids) => (await opening).remove(ids),
});

/**
 * Stores uploads below `files/` of the data directory, in the folder of the store, by random ids. File and folders are synced before `keep`
 * resolves, so that a row written afterwards always has its file.
 */
export const createFileStore = (place: FilePlace, room: RoomForFiles): FileStore => ({
  room,
  hasFreeSpace: async () => {
    const { bavail, bsize } = await statfs(place.dataDir);
    return bavail * bsize >= room.diskFloor;
  },
  keep: async ({ path }) => {
    const id = randomBytes(16).toString("hex");
    const target = pathOf(place, id);
    const shard = dirname(target);
    await makeFolder(shard);
    try {
      await move(path, target);
      // What is imported has the mode of the file that somebody else made; what was uploaded has its own, also on a volume that has no rights.
      if (((await stat(target)).mode & 0o777) !== OWN_FILE) await chmod(target, OWN_FILE);
      await syncFile(target);
      await syncFolder(shard);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
    return id;
  },
  open: (id, range) => openFile(place, id, range),
  has: async (id) => isFileId(id) && isPresent(pathOf(place, id)),
  remove: async (ids) => {
    await Promise.all(ids.map((id) => rm(pathOf(place, id), { force: true })));
  },
});
