import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

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

/** Makes a folder of the data directory, and those above it, and returns the first one that it made. */
export const makeFolder = (path: string): Promise<string | undefined> =>
  mkdir(path, { recursive: true, mode: OWN_FOLDER });

/** The same at once. */
export const makeFolderSync = (path: string): void =>
  void mkdirSync(path, { recursive: true, mode: OWN_FOLDER });

/** Does work with something that another process may take away meanwhile; undefined where it is not there. */
const ifThere = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/** Of another user's file, of one that is mounted to be read only, and of a volume without rights. */
const UNCHANGEABLE: ReadonlySet<string> = new Set(["EPERM", "EACCES", "EROFS", "ENOTSUP"]);

/** Takes the others' rights of a file or a folder; returns the paths of another user's, whose rights cannot be changed. */
const closePath = (path: string, mode: number, own: number): readonly string[] => {
  if ((mode & OTHERS) === 0) return [];
  try {
    ifThere(() => chmodSync(path, own));
    return [];
  } catch (error) {
    if (!UNCHANGEABLE.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return [path];
  }
};

/** Closes all that is below a path, and the path last: one that others cannot enter has nothing in it that they can. */
const closeBelow = (path: string): readonly string[] => {
  const found = ifThere(() => lstatSync(path));
  if (found?.isFile() === true) return closePath(path, found.mode, OWN_FILE);
  if (found?.isDirectory() !== true) return [];
  const inside = (ifThere(() => readdirSync(path)) ?? []).flatMap((name) => closeBelow(join(path, name)));
  return [...inside, ...closePath(path, found.mode, OWN_FOLDER)];
};

/**
 * Makes the data directory, or takes the rights of others of the one that is there and of all that is the portal's in it: earlier versions
 * let others read and write. Returns what the operator has to know, as lines.
 */
export const openDataDir = (dataDir: string): readonly string[] => {
  makeFolderSync(dataDir);
  const left = [
    ...Object.values(placesIn(dataDir)).flatMap(closeBelow),
    ...closePath(dataDir, statSync(dataDir).mode, OWN_FOLDER),
  ];
  return left.length === 0
    ? []
    : [
        `Others may read or write ${left.length} files and folders of ${dataDir}, such as ${left[0]}: they belong to another user. Give them to the one that runs the portal (chown -R).`,
      ];
};
