import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { evaluatePartnerStatus } from "../../src/domain/shell/partner-status.ts";
import { keepFiles } from "../files/kept-files.ts";
import type { FileStore } from "../http/handler.ts";
import { RequestRefused } from "../http/refusals.ts";
import type { Sql } from "../store/sql.ts";
import type { KeptFile } from "./kept-file.ts";
import { ContentRefused } from "./refused.ts";

/** The files that an import adds to the store and takes from it. */
export interface ImportedFiles {
  /** Stores copies of files, for the manufacturer's company, and returns their ids in order. Throws ContentRefused where there is no room. */
  readonly keep: (sql: Sql, files: readonly KeptFile[]) => Promise<readonly string[]>;
  /** Deletes the rows of files, and their bytes once the import is committed. */
  readonly drop: (sql: Sql, ids: readonly string[]) => Promise<void>;
  /** Deletes the bytes of the files that were dropped. */
  readonly committed: () => Promise<void>;
  /** Deletes the bytes of the files that were kept. */
  readonly rolledBack: () => Promise<void>;
}

/** The manufacturer's company, whose files they are. */
const manufacturerOf = async (sql: Sql): Promise<string> => {
  const companies = await sql<{ id: string; partner_status: string }>`
    select id, partner_status from companies order by id`;
  const found = companies.find(({ partner_status: partnerStatus }) =>
    evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false }).groups.includes("ma"),
  );
  if (found === undefined)
    throw new ContentRefused("No company is the manufacturer's, to which the files would belong.");
  return found.id;
};

/** The files of one import. */
export const importedFiles = (fileStore: FileStore, now: Date): ImportedFiles => {
  const kept: string[] = [];
  const dropped: string[] = [];
  return {
    keep: async (sql, files) => {
      if (files.length === 0) return [];
      const folder = await mkdtemp(join(tmpdir(), "portal-content-"));
      try {
        const uploads = await Promise.all(
          files.map(async ({ name, upload }, index) => {
            if (upload === undefined) throw new TypeError(`${name} is in the store already`);
            const path = join(folder, String(index));
            await copyFile(upload.path, path);
            return { ...upload, path };
          }),
        );
        const ids = await keepFiles(sql, fileStore, uploads, await manufacturerOf(sql), now);
        kept.push(...ids);
        return ids;
      } catch (error) {
        if (error instanceof RequestRefused)
          throw new ContentRefused(
            `There is no room for the files (${error.code}): docs/operators.md, "Limits".\nNothing was changed.`,
          );
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    drop: async (sql, ids) => {
      await sql`delete from files where id = any (${ids}::text[])`;
      dropped.push(...ids);
    },
    committed: () => fileStore.remove(dropped),
    rolledBack: () => fileStore.remove(kept),
  };
};
