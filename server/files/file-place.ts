import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { placesIn } from "../store/data-dir.ts";

/** Where a store's files are: in folders of its id, so that stores that share a data directory never touch each other's files. */
export interface FilePlace {
  readonly dataDir: string;
  readonly storeId: string;
}

const idPattern = /^[0-9a-f]{32}$/;

export const isFileId = (id: string): boolean => idPattern.test(id);

export const filesRoot = (dataDir: string): string => placesIn(dataDir).files;
export const storeFolder = ({ dataDir, storeId }: FilePlace): string => join(filesRoot(dataDir), storeId);
/** What a sweep took away. */
export const trashFolder = ({ dataDir, storeId }: FilePlace): string =>
  join(placesIn(dataDir).trash, storeId);

const inShard = (folder: string, id: string): string => join(folder, id.slice(0, 2), id);

export const pathOf = (place: FilePlace, id: string): string => inShard(storeFolder(place), id);
/** The path of a file that was stored before files were in a folder of their store. */
export const earlierPathOf = ({ dataDir }: FilePlace, id: string): string => inShard(filesRoot(dataDir), id);

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** The names in a folder; none if it does not exist. */
export const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
};

/** The ids of the files in the two-letter folders of a folder. */
export const idsIn = async (folder: string): Promise<readonly string[]> => {
  const shards = (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const ids = await Promise.all(shards.map((shard) => namesIn(join(folder, shard))));
  return ids.flat().filter(isFileId);
};
