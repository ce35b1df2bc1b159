import type { FileRefusal } from "../../src/domain/kit/files.refusals.ts";
import type { FileStore, RoomForFiles, UploadedFile } from "../http/handler.ts";
import { RequestRefused } from "../http/refusals.ts";
import { isDiskFull } from "../store/disk-full.ts";
import type { Sql } from "../store/sql.ts";

/** The share of all files that trade licences without an account may take: anybody may send them. */
const unclaimedShare = 0.1;

interface Used {
  readonly own: number;
  readonly in_all: number;
}

/** The company's stored bytes (or those of licences without a company), and those of all. */
const usedBytes = async (sql: Sql, companyId: string | null): Promise<Used> => {
  // Of simultaneous uploads of a company, each sees those before it.
  if (companyId !== null) await sql`select from companies where id = ${companyId} for no key update`;
  const [used] = await sql<Used>`
    select (select coalesce(sum(size), 0)::bigint from files where owner_company_id is not distinct from ${companyId}) as own,
      (select coalesce(sum(size), 0)::bigint from files) as in_all`;
  return used ?? { own: 0, in_all: 0 };
};

const problemWith = (
  used: Used,
  more: number,
  { perCompany, inAll }: RoomForFiles,
  companyId: string | null,
): FileRefusal | undefined => {
  if (used.in_all + more > inAll) return "STORAGE_FULL";
  if (companyId === null) return used.own + more > inAll * unclaimedShare ? "STORAGE_FULL" : undefined;
  return used.own + more > perCompany ? "COMPANY_STORAGE_FULL" : undefined;
};

/** Throws RequestRefused naming the first file that exceeds a quota. */
const checkQuotas = async (
  sql: Sql,
  { room }: FileStore,
  files: readonly UploadedFile[],
  companyId: string | null,
): Promise<void> => {
  if (files.length === 0) return;
  const used = await usedBytes(sql, companyId);
  let more = 0;
  for (const [index, { name, size }] of files.entries()) {
    more += size;
    const problem = problemWith(used, more, room, companyId);
    if (problem !== undefined)
      throw new RequestRefused(422, problem, { field: `files[${index}]`, file: name });
  }
};

/**
 * Stores the uploads of a call for a company, or for nobody yet: of each its bytes first, then its row in the call's transaction. Returns
 * their ids. If one cannot be stored, none is: the call fails, and the bytes of those before it are deleted.
 */
export const keepFiles = async (
  sql: Sql,
  fileStore: FileStore,
  files: readonly UploadedFile[],
  companyId: string | null,
  now: Date,
): Promise<readonly string[]> => {
  await checkQuotas(sql, fileStore, files, companyId);
  const ids: string[] = [];
  try {
    for (const file of files) {
      const id = await fileStore.keep(file);
      ids.push(id);
      await sql`
        insert into files (id, name, kind, size, sha256, created_at, owner_company_id)
        values (${id}, ${file.name}, ${file.kind}, ${file.size}, ${file.sha256}, ${now}, ${companyId})`;
    }
    return ids;
  } catch (error) {
    await fileStore.remove(ids);
    const { name = "" } = files[ids.length] ?? {};
    if (isDiskFull(error))
      throw new RequestRefused(422, "STORAGE_FULL", { field: `files[${ids.length}]`, file: name });
    throw error;
  }
};
