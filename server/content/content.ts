import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readEnvironment, type Environment } from "../environment.ts";
import type { Variables } from "../variables.ts";
import { createFileStore, openFile } from "../files/file-store.ts";
import type { FilePlace } from "../files/file-place.ts";
import type { Sql } from "../store/sql.ts";
import { makeSynced, syncFile, syncFolder } from "../store/sync-to-disk.ts";
import { storeIdOf } from "../store/store-id.ts";
import { storeOf, withExistingStore } from "../transfer/open-store.ts";
import { migrationsOf } from "../transfer/read-store.ts";
import type { Change } from "./collection.ts";
import { contentOf, importContent, readContentFile } from "./content-file.ts";
import { importedFiles } from "./imported-files.ts";
import { KeptFile } from "./kept-file.ts";
import { ContentRefused } from "./refused.ts";

type Log = (line: string) => void;

/** Ends the transaction of a dry run, so that nothing of it is kept. */
class DryRun extends Error {}

const lineOf = ({ name, added, changed, removed, unchanged }: Change & { readonly name: string }): string =>
  `${name}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as before`;

const placeOf = async (sql: Sql, { dataDir }: Environment): Promise<FilePlace> => ({
  dataDir,
  storeId: await storeIdOf(sql),
});

/** Makes the content of a file the store's own, all or nothing; a dry run tells what would happen and keeps nothing. */
export const importContentFile = async (
  variables: Variables,
  file: string,
  { dryRun }: { readonly dryRun: boolean },
  log: Log,
): Promise<void> => {
  const content = readContentFile(file);
  const environment = readEnvironment(variables);
  const { baseUrl = `http://localhost:${environment.port}`, supportEmail: organizer } = environment;
  await withExistingStore(storeOf(environment), async (database) => {
    const now = new Date();
    const place = await placeOf(database.sql, environment);
    const files = importedFiles(createFileStore(place, environment.room), now);
    try {
      await database.transaction(async (sql) => {
        await migrationsOf(sql);
        const changes = await importContent(sql, content, { now, files, origin: { baseUrl, organizer } });
        for (const change of changes) log(lineOf(change));
        if (dryRun) throw new DryRun();
      });
    } catch (error) {
      await files.rolledBack();
      if (error instanceof DryRun) return;
      throw error;
    }
    await files.committed();
  });
  log(
    dryRun ? "This was a dry run: nothing was changed." : "The content is in the store; it is shown at once.",
  );
};

/** The files that some content names. */
const filesOf = (content: unknown): readonly KeptFile[] => {
  if (content instanceof KeptFile) return [content];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(filesOf) : [];
};

const writeFiles = async (place: FilePlace, folder: string, files: readonly KeptFile[]): Promise<void> => {
  for (const { name, storedId = "", exportPath } of files) {
    const bytes = await openFile(place, storedId);
    if (bytes === undefined) throw new ContentRefused(`The file ${name} is not on the disk.`);
    const path = join(folder, exportPath);
    await makeSynced(dirname(path));
    await pipeline(bytes, createWriteStream(path));
    await syncFile(path);
    await syncFolder(dirname(path));
  }
};

/** Writes the store's content into a file that does not exist yet, after its files beside it: their paths name their bytes. */
export const exportContent = async (variables: Variables, file: string, log: Log): Promise<void> => {
  const environment = readEnvironment(variables);
  await withExistingStore(storeOf(environment), (database) =>
    database.transaction(async (sql) => {
      await migrationsOf(sql);
      const content = await contentOf(sql);
      const folder = dirname(file);
      await writeFiles(await placeOf(sql, environment), folder, filesOf(content));
      try {
        await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: "wx" });
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST")
          throw new ContentRefused(`${file} exists already.`);
        throw error;
      }
      await syncFile(file);
      await syncFolder(folder);
    }),
  );
  log(`The content is in ${file}.`);
};
