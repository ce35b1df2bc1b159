import { chmodSync, statSync } from "node:fs";
import { chmod, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { makeSynced, makeSyncedSync } from "./sync-to-disk.ts";

// The data directory has customers' data and keys: what the portal makes in it is its own user's alone.

/** The mode of a file that the portal makes. */
export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** The rights of the group and of all others. */
export const OTHERS = 0o077;

/** The portal's places in a data directory. Anything else in it is somebody else's. */
export const placesIn = (dataDir: string) => ({
  /** Keeps a second process from the embedded store. */
  lock: join(dataDir, "lock"),
  /** The embedded store. */
  store: join(dataDir, "pglite"),
  /** An embedded store while it is made. */
  newStore: join(dataDir, "pglite.new"),
  files: join(dataDir, "files"),
  /** What a sweep took away. */
  trash: join(dataDir, "trash"),
  /** Uploads during their calls. */
  incoming: join(dataDir, "incoming"),
  secretsKey: join(dataDir, "secrets.key"),
});

/** Makes a folder of the data directory, and those above it; their names are on the disk when it resolves. */
export const makeFolder = (path: string): Promise<void> => makeSynced(path, OWN_FOLDER);

/** The same at once. */
export const makeFolderSync = (path: string): void => makeSyncedSync(path, OWN_FOLDER);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

/** Does work with something that another process may take away meanwhile; undefined where it is not there. */
const ifThere = async <A>(work: Promise<A>): Promise<A | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** Of another user's file, of one that is mounted to be read only, and of a volume without rights. */
const UNCHANGEABLE: ReadonlySet<string> = new Set(["EPERM", "EACCES", "EROFS", "ENOTSUP"]);

const isOpen = (mode: number): boolean => (mode & OTHERS) !== 0;

/** Makes the data directory, or takes the rights of others of the one that is there: nobody else can reach what is in it then. */
export const openDataDir = (dataDir: string): void => {
  makeFolderSync(dataDir);
  if (!isOpen(statSync(dataDir).mode)) return;
  try {
    chmodSync(dataDir, OWN_FOLDER);
  } catch (error) {
    // `closeDataDir` says so.
    if (!UNCHANGEABLE.has(codeOf(error))) throw error;
  }
};

/** Takes the rights of others of all that is below a path, and of the path last, until it is stopped; yields the paths of another user's, whose rights cannot be changed. */
async function* closeBelow(path: string, stop: AbortSignal): AsyncGenerator<string, void, undefined> {
  if (stop.aborted) return;
  const found = await ifThere(lstat(path));
  const isFolder = found?.isDirectory() === true;
  if (found === undefined || !(isFolder || found.isFile())) return;
  for (const name of isFolder ? ((await ifThere(readdir(path))) ?? []) : [])
    yield* closeBelow(join(path, name), stop);
  if (!isOpen(found.mode)) return;
  try {
    await ifThere(chmod(path, isFolder ? OWN_FOLDER : OWN_FILE));
  } catch (error) {
    if (!UNCHANGEABLE.has(codeOf(error))) throw error;
    yield path;
  }
}

/**
 * Takes the rights of others of all that is the portal's in the data directory: earlier versions let others read and write. One path after the
 * other, since there may be many, while the portal runs. Returns what the operator has to know, as lines.
 */
export const closeDataDir = async (dataDir: string, stop: AbortSignal): Promise<readonly string[]> => {
  let first: string | undefined;
  let left = 0;
  const note = (path: string): void => {
    first ??= path;
    left += 1;
  };
  for (const place of Object.values(placesIn(dataDir)))
    for await (const path of closeBelow(place, stop)) note(path);
  if (isOpen((await ifThere(stat(dataDir)))?.mode ?? 0)) note(dataDir);
  return first === undefined
    ? []
    : [
        `Others may read or write ${left} files and folders of ${dataDir}, such as ${first}: they belong to another user. Give them to the one that runs the portal (chown -R).`,
      ];
};
