import fs, { fstatSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";

/** The size of what a disk writes as a whole or not at all, in bytes. */
const SECTOR = 512;

interface Write {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** A file's bytes on the disk, and what was written since its last sync. */
interface Recorded {
  onDisk: Buffer;
  pending: Write[];
}

/** What a program asked of the disk. */
export interface DiskEvent {
  readonly what: "write" | "sync" | "rename";
  /** The path below the folder, "." for itself; of a rename the new one. */
  readonly path: string;
}

/** A recording of what is asked of a folder's disk. */
export interface RecordedDisk {
  readonly events: readonly DiskEvent[];
  /** The files below the folder of which not all is on the disk. */
  readonly unsynced: () => readonly string[];
  /**
   * Copies the folder as a power loss leaves it: of each file what was synced, and of what was written since then the sectors that `survives`
   * keeps. Names are kept also where their folder was not synced: journaling file systems keep their order.
   */
  readonly cut: (target: string, survives: () => boolean) => void;
  readonly stop: () => void;
}

const withWrites = (content: Buffer, writes: readonly Write[]): Buffer => {
  const ends = writes.map(({ position, bytes }) => position + bytes.length);
  const result = Buffer.alloc(Math.max(content.length, ...ends));
  content.copy(result);
  for (const { position, bytes } of writes) result.set(bytes, position);
  return result;
};

const sectorsOf = ({ position, bytes }: Write): readonly Write[] => {
  const sectors: Write[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + SECTOR - ((position + from) % SECTOR));
    sectors.push({ position: position + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
};

/** The files below a folder, and the folders before what is in them. */
const allIn = (folder: string): readonly fs.Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true });

/** A file's inode; undefined if another thread has just taken the file away. */
const inodeOf = (path: string): number | undefined => lstatSync(path, { throwIfNoEntry: false })?.ino;

const readIfThere = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/** Puts functions of an object in the place of its own ones; returns how they are put back. */
const replace = <Owner extends object>(owner: Owner, others: Partial<Owner>): (() => void) => {
  const own = Object.fromEntries(Object.keys(others).map((name) => [name, owner[name as keyof Owner]]));
  Object.assign(owner, others);
  syncBuiltinESMExports();
  return () => {
    Object.assign(owner, own);
    syncBuiltinESMExports();
  };
};

/**
 * Records what this process asks of a folder's disk until it is stopped: writes and syncs of PGlite's library for files, and syncs and renames of
 * Node's promises. Files that were there before count as synced. `hear` is called after each event.
 */
export const recordDisk = async (
  folder: string,
  hear: (event: DiskEvent) => void = () => undefined,
): Promise<RecordedDisk> => {
  const events: DiskEvent[] = [];
  // By inode: a file stays the same one when it is renamed.
  const before = new Set(allIn(folder).map(({ parentPath, name }) => inodeOf(join(parentPath, name))));
  const files = new Map<number, Recorded>();
  const paths = new Map<number, string | undefined>();
  /** The path of what is open; undefined if it is not in the folder. */
  const openPath = (descriptor: number): string | undefined => {
    const { ino } = fstatSync(descriptor);
    if (!paths.has(ino)) {
      paths.set(ino, undefined);
      paths.set(lstatSync(folder).ino, ".");
      for (const { parentPath, name } of allIn(folder)) {
        const path = join(parentPath, name);
        const found = inodeOf(path);
        if (found !== undefined) paths.set(found, relative(folder, path));
      }
    }
    return paths.get(ino);
  };
  const note = (what: DiskEvent["what"], path: string): void => {
    const event = { what, path };
    events.push(event);
    hear(event);
  };
  /** A file's record, made before its first change. */
  const recordOf = (descriptor: number, path: string): Recorded => {
    const { ino } = fstatSync(descriptor);
    const known = files.get(ino) ?? {
      onDisk: before.has(ino) ? readFileSync(join(folder, path)) : Buffer.alloc(0),
      pending: [],
    };
    files.set(ino, known);
    return known;
  };
  const noteSync = (descriptor: number): void => {
    const path = openPath(descriptor);
    if (path === undefined) return;
    const found = fstatSync(descriptor);
    if (found.isFile()) files.set(found.ino, { onDisk: readFileSync(join(folder, path)), pending: [] });
    note("sync", path);
  };
  /** A file's size is metadata, which the journal keeps. */
  const resize = ({ ino }: fs.Stats, size: number): void => {
    const record = files.get(ino);
    if (record === undefined) return;
    const resized = Buffer.alloc(size);
    record.onDisk.copy(resized);
    record.onDisk = resized;
    record.pending = record.pending
      .filter(({ position }) => position < size)
      .map(({ position, bytes }) => ({ position, bytes: bytes.subarray(0, size - position) }));
  };
  const noteRename = (to: fs.PathLike): void => {
    paths.clear();
    note("rename", relative(folder, String(to)));
  };

  const { openSync, writeSync, fsyncSync, ftruncateSync, truncateSync, renameSync, unlinkSync } = fs;
  const { rename } = fs.promises;
  const stopSync = replace(fs, {
    openSync: (path, ...how) => {
      const descriptor = openSync(path, ...how);
      const inside = relative(folder, String(path));
      if (!inside.startsWith("..")) paths.set(fstatSync(descriptor).ino, inside === "" ? "." : inside);
      return descriptor;
    },
    writeSync: ((descriptor: number, bytes: Uint8Array, offset: number, length: number, given?: number) => {
      const path = openPath(descriptor);
      if (path === undefined) return writeSync(descriptor, bytes, offset, length, given);
      const record = recordOf(descriptor, path);
      // Node's `writeFileSync` names none: it goes on at the end.
      const position = given ?? fstatSync(descriptor).size;
      const count = writeSync(descriptor, bytes, offset, length, given);
      record.pending.push({ position, bytes: Uint8Array.from(bytes.subarray(offset, offset + count)) });
      note("write", path);
      return count;
    }) as typeof fs.writeSync,
    fsyncSync: (descriptor) => {
      fsyncSync(descriptor);
      noteSync(descriptor);
    },
    ftruncateSync: (descriptor, size) => {
      ftruncateSync(descriptor, size);
      resize(fstatSync(descriptor), size ?? 0);
    },
    truncateSync: (path, size) => {
      truncateSync(path, size);
      resize(lstatSync(path), size ?? 0);
    },
    renameSync: (from, to) => {
      renameSync(from, to);
      noteRename(to);
    },
    unlinkSync: (path) => {
      // Another file may be given the inode.
      const { ino } = lstatSync(path);
      for (const known of [files, paths, before]) known.delete(ino);
      unlinkSync(path);
    },
  });
  const stopPromises = replace(fs.promises, {
    rename: async (from, to) => {
      await rename(from, to);
      noteRename(to);
    },
  });
  const handle = await open(folder, "r");
  const handles = Object.getPrototypeOf(handle) as { sync: (this: { fd: number }) => Promise<void> };
  await handle.close();
  const { sync } = handles;
  const stopHandles = replace(handles, {
    async sync() {
      await sync.call(this);
      noteSync(this.fd);
    },
  });

  return {
    events,
    unsynced: () =>
      allIn(folder)
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((path) => {
          const { ino } = lstatSync(path);
          const record = files.get(ino);
          return record === undefined ? !before.has(ino) : record.pending.length > 0;
        })
        .map((path) => relative(folder, path)),
    cut: (target, survives) => {
      mkdirSync(target, { recursive: true });
      for (const entry of allIn(folder)) {
        const path = join(entry.parentPath, entry.name);
        const copy = join(target, relative(folder, path));
        if (entry.isDirectory()) {
          mkdirSync(copy, { recursive: true });
          continue;
        }
        const ino = inodeOf(path);
        if (ino === undefined) continue;
        const { onDisk, pending } = files.get(ino) ?? {
          onDisk: before.has(ino) ? readIfThere(path) : Buffer.alloc(0),
          pending: [],
        };
        if (onDisk === undefined) continue;
        mkdirSync(dirname(copy), { recursive: true });
        writeFileSync(copy, withWrites(onDisk, pending.flatMap(sectorsOf).filter(survives)));
      }
    },
    stop: () => {
      stopHandles();
      stopPromises();
      stopSync();
    },
  };
};
