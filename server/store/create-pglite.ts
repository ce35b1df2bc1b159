import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { makeFolderSync, OTHERS } from "./data-dir.ts";

type Init = NodeFS["init"];
type Module = Parameters<NonNullable<Parameters<Init>[1]["preRun"]>[number]>[0];

/** What PGlite's library for files asks of Node where it makes or changes one; its types leave it out. */
interface FileOperations {
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, change: Readonly<{ mode?: number }>) => void;
  };
  readonly stream_ops: { setattr: (stream: unknown, change: Readonly<{ mode?: number }>) => void };
}

const withoutOthers = <Change extends Readonly<{ mode?: number }>>(change: Change): Change =>
  change.mode === undefined ? change : { ...change, mode: change.mode & ~OTHERS };

/** PGlite's files, of which only their owner may read one or write into it. PGlite makes most of them with the mode 0666. */
class OwnFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const restrict = ({ NODEFS }: Module): void => {
      const { node_ops, stream_ops } = NODEFS as unknown as FileOperations;
      const { mknod, setattr } = node_ops;
      const { setattr: setOpen } = stream_ops;
      node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
      node_ops.setattr = (node, change) => setattr(node, withoutOthers(change));
      stream_ops.setattr = (stream, change) => setOpen(stream, withoutOthers(change));
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), restrict] });
  }
}

/** Opens PGlite on a directory, which is made if it does not exist. pg_trgm, which PostgreSQL brings too, finds a part of a text by an index. */
export const createPglite = (directory: string): Promise<PGlite> => {
  makeFolderSync(directory);
  return PGlite.create({ fs: new OwnFiles(directory), extensions: { pg_trgm } });
};
