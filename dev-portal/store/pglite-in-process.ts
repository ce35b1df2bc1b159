import { PGlite } from "@electric-sql/pglite";
import { PgliteStream } from "./pglite-duplex.ts";
import { extensions } from "./pglite-extensions.ts";
import type { EmbeddedPostgres } from "./wire-stream.ts";

/** Opens PGlite on a directory in this thread. */
export const openPglite = async (directory: string): Promise<EmbeddedPostgres> => {
  const db = await PGlite.create(directory, { extensions });
  return { connect: () => new PgliteStream(db), close: () => db.close() };
};
