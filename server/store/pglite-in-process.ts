import { createPglite } from "./create-pglite.ts";
import { PgliteStream } from "./pglite-duplex.ts";
import type { EmbeddedPostgres } from "./wire-stream.ts";

/** Opens PGlite on a directory in this thread. */
export const openPglite = async (directory: string): Promise<EmbeddedPostgres> => {
  const db = await createPglite(directory);
  return { connect: () => new PgliteStream(db), close: () => db.close() };
};
