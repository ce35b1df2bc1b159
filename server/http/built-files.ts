import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Job } from "../housekeeping.ts";
import type { Database } from "../store/database.ts";
import type { Sql } from "../store/sql.ts";
import { staticFile, type StaticFile, type StaticFiles } from "./static-files.ts";

const decompress = promisify(brotliDecompress);

const DAY = 24 * 60 * 60 * 1000;
/** How long the files of a build stay after its last process has ended, in ms. */
const KEPT = 30 * DAY;

/** Whether an address is that of a build's own file: its name has a hash, so that one address has the same bytes in every build. */
const isBuiltFile = (address: string): boolean => address.startsWith("/assets/");

const keep = async (database: Database, files: StaticFiles, now: Date): Promise<void> => {
  const built = [...files].filter(([address]) => isBuiltFile(address));
  const addresses = built.map(([address]) => address);
  const fresh = await database.sql`
    select from built_files where address = any (${addresses}) and kept_at > ${new Date(now.getTime() - DAY)}`;
  if (fresh.length === built.length) return;
  await database.transaction(async (sql) => {
    const rows = await sql<{ address: string }>`
      update built_files set kept_at = ${now} where address = any (${addresses}) returning address`;
    const known = new Set(rows.map(({ address }) => address));
    for (const [address, { plain, compressed }] of built) {
      if (known.has(address)) continue;
      const brotli = compressed.find(({ coding }) => coding === "br")?.bytes;
      await sql`
        insert into built_files (address, is_brotli, content, kept_at)
        values (${address}, ${brotli !== undefined}, ${brotli ?? plain}, ${now})
        on conflict (address) do update set kept_at = excluded.kept_at`;
    }
  });
};

/** Keeps the files of a process's build in the store, and says each day that the build still runs. */
export const keepBuiltFiles =
  (files: StaticFiles): Job =>
  ({ database, now }) =>
    keep(database, files, now());

/** A file of another build that runs on the store, or ran in the last 30 days. */
export const builtFile = async (sql: Sql, address: string): Promise<StaticFile | undefined> => {
  if (!isBuiltFile(address)) return undefined;
  const [found] = await sql.planned<{ is_brotli: boolean; content: Uint8Array }>`
    select is_brotli, content from built_files where address = ${address}`;
  if (found === undefined) return undefined;
  const bytes = Buffer.from(found.content);
  return found.is_brotli
    ? staticFile(address, await decompress(bytes), [{ coding: "br", bytes }])
    : staticFile(address, bytes, []);
};

/** Deletes the files of builds that no process has had for 30 days. */
export const purgeBuiltFiles = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from built_files where kept_at <= ${new Date(now.getTime() - KEPT)}`;
};
