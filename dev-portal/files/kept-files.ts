import type { FileStore, UploadedFile } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";

/** Stores an upload: its bytes first, then its row in the call's transaction. Returns its id. */
export const keepFile = async (
  sql: Sql,
  fileStore: FileStore,
  file: UploadedFile,
  now: Date,
): Promise<string> => {
  const id = await fileStore.keep(file);
  await sql`insert into files (id, name, kind, size, sha256, created_at) values (${id}, ${file.name}, ${file.kind}, ${file.size}, ${file.sha256}, ${now})`;
  return id;
};
