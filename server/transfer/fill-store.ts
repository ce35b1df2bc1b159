import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { isFileId, pathOf, storeFolder, type FilePlace } from "../files/file-place.ts";
import { makeFolder, OWN_FILE } from "../store/data-dir.ts";
import type { Database } from "../store/database.ts";
import { syncFolder } from "../store/sync-to-disk.ts";
import { applyMigrations, StoreIsNewer } from "../store/migrate.ts";
import { migrations } from "../store/migrations.ts";
import { SqlPart, type Sql } from "../store/sql.ts";
import {
  fingerprintsOf,
  identifier,
  list,
  prepareTransfer,
  sameTables,
  tablesOf,
  type Table,
} from "./catalogue.ts";
import { FORMAT, type EndItem, type Item, type RowsItem } from "./item.ts";
import { TransferRefused } from "./refused.ts";
import { passRows, sequencesOf, setSequence } from "./sequences.ts";

/** What has arrived. */
export interface Filled {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** The sequences that were behind their rows, as lines for the person who asked for the copy. */
  readonly sequences: readonly string[];
}

const refuseUnlessEmpty = async (sql: Sql): Promise<void> => {
  const [found] = await tablesOf(sql);
  if (found !== undefined)
    throw new TransferRefused(
      `The target is not empty: it has a table ${found.name}. Give an empty database, or a folder without a store. Nothing was changed.`,
    );
};

/** Refuses what PostgreSQL refuses of a table or a sequence: values without sense, and rows that break a rule. */
const taking = async <A>(name: string, work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && /^2[23]/.test(String(error.code)))
      throw new TransferRefused(
        `The store does not take what its source has for ${name} (SQLSTATE ${String(error.code)}). Nothing was kept.`,
        { cause: error },
      );
    throw error;
  }
};

interface ForeignKey {
  readonly owner: string;
  readonly name: string;
  readonly definition: string;
}

/** Without foreign keys tables can be filled in any order; adding them again checks every row. */
const foreignKeysOf = (sql: Sql): Promise<readonly ForeignKey[]> => sql<ForeignKey & object>`
  select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())`;

const dropForeignKeys = async (sql: Sql, keys: readonly ForeignKey[]): Promise<void> => {
  for (const { owner, name } of keys)
    await sql`alter table ${identifier(owner)} drop constraint ${identifier(name)}`;
};

const addForeignKeys = async (sql: Sql, keys: readonly ForeignKey[]): Promise<void> => {
  for (const { owner, name, definition } of keys)
    await taking(
      owner,
      () =>
        sql`alter table ${identifier(owner)} add constraint ${identifier(name)} ${new SqlPart([definition], [])}`,
    );
};

/** The tables with triggers: what they keep up is copied, too, and must not be counted twice. */
const triggeredTablesOf = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql<{ owner: string }>`
    select distinct c.relname as owner from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())`;
  return rows.map(({ owner }) => owner);
};

const switchTriggers = async (sql: Sql, owners: readonly string[], on: boolean): Promise<void> => {
  const action = on ? sql.part`enable` : sql.part`disable`;
  for (const owner of owners) await sql`alter table ${identifier(owner)} ${action} trigger user`;
};

/** Makes the tables of the source's version, empty also of the rows that migrations write. */
const makeTables = async (sql: Sql, applied: readonly string[]): Promise<ReadonlyMap<string, Table>> => {
  const unknown = applied.filter((id) => !migrations.some((known) => known.id === id));
  if (unknown.length > 0) throw new StoreIsNewer(unknown);
  await applyMigrations(
    sql,
    migrations.filter(({ id }) => applied.includes(id)),
  );
  const tables = await tablesOf(sql);
  await sql`truncate ${list(tables.map(({ name }) => identifier(name)))}`;
  return new Map(tables.map((table) => [table.name, table]));
};

const insertRows = async (sql: Sql, table: Table | undefined, { columns, rows }: RowsItem): Promise<void> => {
  if (table === undefined)
    throw new TransferRefused("The backup has a table that its version does not have. Nothing was kept.");
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => {
    const type = typeOf.get(name);
    if (type === undefined)
      throw new TransferRefused(`The table ${table.name} has no column ${name}. Nothing was kept.`);
    return new SqlPart([`(line->>${index})::${type}`], []);
  });
  await taking(
    table.name,
    () => sql`
    insert into ${identifier(table.name)} (${list(columns.map(identifier))}) overriding system value
    select ${list(values)} from json_array_elements(${sql.json(rows)}::json) as line`,
  );
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
};

/** Writes the stored files that arrive, one after the other. */
const fileWriter = (place: FilePlace) => {
  let current: { readonly path: string; readonly handle: FileHandle } | undefined;
  const begun = () => {
    if (current === undefined)
      throw new TransferRefused("The backup has bytes that belong to no file. Nothing was kept.");
    return current;
  };
  const begin = async (id: string): Promise<void> => {
    if (!isFileId(id) || current !== undefined)
      throw new TransferRefused("The backup has a file that is none of the portal's. Nothing was kept.");
    const path = pathOf(place, id);
    await makeFolder(dirname(path));
    current = { path, handle: await open(path, "wx", OWN_FILE) };
  };
  // Not `write`, which may write a part and does not fail.
  const write = (base64: string): Promise<void> => begun().handle.writeFile(Buffer.from(base64, "base64"));
  /** Reads the file again from the disk. */
  const end = async (sha256: string): Promise<void> => {
    const { path, handle } = begun();
    current = undefined;
    await handle.sync();
    await handle.close();
    if ((await hashOf(path)) !== sha256)
      throw new TransferRefused(`The file ${path} does not have the bytes of its source. Nothing was kept.`);
    await syncFolder(dirname(path));
  };
  const abort = async (): Promise<void> => {
    await current?.handle.close();
    await rm(storeFolder(place), { recursive: true, force: true });
  };
  return { begin, write, end, abort };
};

type Files = ReturnType<typeof fileWriter>;

const compareFiles = (written: number, { files }: EndItem): void => {
  if (written !== files)
    throw new TransferRefused(`${written} of ${files} files have arrived. Nothing was kept.`);
};

/** A sequence begins at 1 unless it is set: one that did not arrive would give numbers again. */
const refuseWithoutSequence = async (sql: Sql, arrived: ReadonlySet<string>): Promise<void> => {
  const missing = (await sequencesOf(sql)).find(({ name }) => !arrived.has(name));
  if (missing !== undefined)
    throw new TransferRefused(`The sequence ${missing.name} has not arrived. Nothing was kept.`);
};

/** Reads all items to their end, and not only to the last one: what follows it, such as a backup's seal, is compared there. */
const fillFrom = async (sql: Sql, items: AsyncIterable<Item>, files: Files): Promise<Filled> => {
  let tables: ReadonlyMap<string, Table> = new Map();
  let keys: readonly ForeignKey[] = [];
  let triggered: readonly string[] = [];
  let written = 0;
  const sequences = new Set<string>();
  let end: EndItem | undefined;
  for await (const item of items) {
    if (end !== undefined) throw new TransferRefused("The backup goes on after its end. Nothing was kept.");
    switch (item.kind) {
      case "head":
        if (item.format !== FORMAT)
          throw new TransferRefused(
            `The backup has the format ${item.format}, which this version does not know. Restore it with the version that wrote it.`,
          );
        tables = await makeTables(sql, item.migrations);
        keys = await foreignKeysOf(sql);
        await dropForeignKeys(sql, keys);
        triggered = await triggeredTablesOf(sql);
        await switchTriggers(sql, triggered, false);
        break;
      case "rows":
        await insertRows(sql, tables.get(item.table), item);
        break;
      case "sequence":
        await taking(item.name, () => setSequence(sql, item));
        sequences.add(item.name);
        break;
      case "file":
        await files.begin(item.id);
        break;
      case "bytes":
        await files.write(item.base64);
        break;
      case "fileEnd":
        await files.end(item.sha256);
        written += 1;
        break;
      case "end":
        end = item;
        break;
    }
  }
  if (end === undefined)
    throw new TransferRefused("The backup ends before its end: it is incomplete. Nothing was kept.");
  await switchTriggers(sql, triggered, true);
  if (!sameTables(end.tables, await fingerprintsOf(sql)))
    throw new TransferRefused("Counts or hashes are not those of the source. Nothing was kept.");
  await addForeignKeys(sql, keys);
  compareFiles(written, end);
  await refuseWithoutSequence(sql, sequences);
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.size, rows, files: written, sequences: await passRows(sql) };
};

/**
 * Fills an empty store in one transaction, and compares it with its source by counts and hashes before it is committed. The store gets an
 * id of its own, so that its files and those of its source never get in each other's way.
 */
export const fillStore = async (
  database: Database,
  dataDir: string,
  items: AsyncIterable<Item>,
): Promise<Filled> => {
  const place: FilePlace = { dataDir, storeId: randomUUID() };
  const files = fileWriter(place);
  try {
    return await database.transaction(async (sql) => {
      await prepareTransfer(sql);
      await refuseUnlessEmpty(sql);
      const filled = await fillFrom(sql, items, files);
      await sql`update store_identity set id = ${place.storeId}`;
      return filled;
    });
  } catch (error) {
    await files.abort();
    throw error;
  }
};
