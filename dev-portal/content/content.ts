import { writeFile } from "node:fs/promises";
import { readEnvironment, type Variables } from "../environment.ts";
import { storeOf, withExistingStore } from "../transfer/open-store.ts";
import { migrationsOf } from "../transfer/read-store.ts";
import type { Change } from "./collection.ts";
import { contentOf, importContent, readContentFile } from "./content-file.ts";
import { ContentRefused } from "./refused.ts";

type Log = (line: string) => void;

/** Ends the transaction of a dry run, so that nothing of it is kept. */
class DryRun extends Error {}

const words = ({ name, added, changed, removed, unchanged }: Change & { readonly name: string }): string =>
  `${name}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as before`;

/** Makes the content of a file the store's own, all or nothing; a dry run tells what would happen and keeps nothing. */
export const importContentFile = async (
  variables: Variables,
  file: string,
  { dryRun }: { readonly dryRun: boolean },
  log: Log,
): Promise<void> => {
  const content = readContentFile(file);
  await withExistingStore(storeOf(readEnvironment(variables)), async (database) => {
    try {
      await database.transaction(async (sql) => {
        await migrationsOf(sql);
        const changes = await importContent(sql, content);
        for (const change of changes) log(words(change));
        if (dryRun) throw new DryRun();
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
    }
  });
  log(
    dryRun ? "This was a dry run: nothing was changed." : "The content is in the store; it is shown at once.",
  );
};

/** Writes the store's content into a file that does not exist yet. */
export const exportContent = async (variables: Variables, file: string, log: Log): Promise<void> => {
  const content = await withExistingStore(storeOf(readEnvironment(variables)), (database) =>
    database.transaction(async (sql) => {
      await migrationsOf(sql);
      return contentOf(sql);
    }),
  );
  try {
    await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new ContentRefused(`${file} exists already.`);
    throw error;
  }
  log(`The content is in ${file}.`);
};
