import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { makeFolderSync, OTHERS } from "./data-dir.ts";
import { CAN_SYNC_FOLDERS } from "./sync-to-disk.ts";

type Init = NodeFS["init"];
type Module = Parameters<NonNullable<Parameters<Init>[1]["preRun"]>[number]>[0];

/** A file or folder that PGlite's library for files has open. */
interface OpenFile {
  readonly nfd: number;
  readonly node: { readonly isFolder: boolean };
}

/** What PGlite's library for files asks of Node where it makes, changes or syncs one; its types leave it out. */
interface FileOperations {
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, change: Readonly<{ mode?: number }>) => void;
  };
  readonly stream_ops: {
    setattr: (stream: unknown, change: Readonly<{ mode?: number }>) => void;
    fsync?: (file: OpenFile) => number;
  };
  /** Does work whose errors PostgreSQL then has as its own. */
  readonly tryFSOperation: (work: () => void) => void;
}

const withoutOthers = <Change extends Readonly<{ mode?: number }>>(change: Change): Change =>
  change.mode === undefined ? change : { ...change, mode: change.mode & ~OTHERS };

/**
 * PGlite's files. Only their owner may read one or write into it: PGlite makes most of them with the mode 0666. And what PostgreSQL syncs is on the
 * disk: PGlite's library has no `fsync`, and without one PostgreSQL's returns at once.
 */
class OwnFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const adapt = ({ NODEFS }: Module): void => {
      const { node_ops, stream_ops, tryFSOperation } = NODEFS as unknown as FileOperations;
      const { mknod, setattr } = node_ops;
      const { setattr: setOpen } = stream_ops;
      node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
      node_ops.setattr = (node, change) => setattr(node, withoutOthers(change));
      stream_ops.setattr = (stream, change) => setOpen(stream, withoutOthers(change));
      stream_ops.fsync = ({ nfd, node }) => {
        if (CAN_SYNC_FOLDERS || !node.isFolder) tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), adapt] });
  }
}

/** PGlite's own, without `-F`, which turns syncing off, and with `fsync` for the log: PostgreSQL's usual `fdatasync` does nothing in PGlite. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/**
 * Opens PGlite on a directory, which is made if it does not exist. What it acknowledges is on the disk. pg_trgm, which PostgreSQL brings too, finds a
 * part of a text by an index.
 */
export const createPglite = (directory: string): Promise<PGlite> => {
  makeFolderSync(directory);
  return PGlite.create({ fs: new OwnFiles(directory), startParams, extensions: { pg_trgm } });
};
