import { createHash } from "node:crypto";
import type { FilePlace } from "../files/file-place.ts";
import { openFile } from "../files/file-store.ts";
import { appliedMigrations, StoreIsNewer } from "../store/migrate.ts";
import { migrations } from "../store/migrations.ts";
import type { Sql } from "../store/sql.ts";
import { storeIdOf } from "../store/store-id.ts";
import { fingerprintsOf, identifier, prepareTransfer, rowText, tablesOf, type Table } from "./catalogue.ts";
import { FORMAT, type Item } from "./item.ts";
import { TransferRefused } from "./refused.ts";
import { sequencesOf } from "./sequences.ts";

/** A store that is read: one snapshot of its rows, and its files. */
interface Source {
  readonly sql: Sql;
  readonly dataDir: string;
  /** Hears of a file that is missing or is not what was once uploaded. */
  readonly warn: (line: string) => void;
}

/** The applied migrations. Rejects if the store is empty, older or newer than this version. */
export const migrationsOf = async (sql: Sql): Promise<readonly string[]> => {
  const applied = await appliedMigrations(sql);
  if (applied === undefined) throw new TransferRefused("There is no portal's store to read from.");
  const known = migrations.map(({ id }) => id);
  const unknown = [...applied].filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new StoreIsNewer(unknown);
  if (known.some((id) => !applied.has(id)))
    throw new TransferRefused(
      "The store was written by an earlier version. Start this version with it once, stop it, and repeat the command.",
    );
  return known;
};

async function* rowsOf(sql: Sql, { name, columns }: Table): AsyncGenerator<Item> {
  await sql`declare transferred no scroll cursor for select ${rowText(columns)} as line from ${identifier(name)}`;
  for (;;) {
    const lines = await sql<{ line: string }>`fetch 500 from transferred`;
    if (lines.length === 0) break;
    yield {
      kind: "rows",
      table: name,
      columns: columns.map((column) => column.name),
      rows: lines.map(({ line }) => JSON.parse(line) as readonly (string | null)[]),
    };
  }
  await sql`close transferred`;
}

async function* fileOf(
  place: FilePlace,
  warn: Source["warn"],
  { id, name, sha256 }: { readonly id: string; readonly name: string; readonly sha256: string },
): AsyncGenerator<Item> {
  const stream = await openFile(place, id);
  if (stream === undefined) {
    warn(`The file ${id} (${name}) has a row, but is not on the disk: it is left out.`);
    return;
  }
  const hash = createHash("sha256");
  yield { kind: "file", id };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield { kind: "bytes", base64: chunk.toString("base64") };
  }
  const found = hash.digest("hex");
  if (found !== sha256) warn(`The file ${id} (${name}) is not what was once uploaded: it is taken as it is.`);
  yield { kind: "fileEnd", sha256: found };
}

/** The content of a store, read in one transaction that sees one moment. */
export async function* readStore({ sql, dataDir, warn }: Source): AsyncGenerator<Item> {
  await sql.script("set transaction isolation level repeatable read read only");
  await prepareTransfer(sql);
  yield {
    kind: "head",
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await migrationsOf(sql),
  };
  for (const table of await tablesOf(sql)) yield* rowsOf(sql, table);
  for (const sequence of await sequencesOf(sql)) yield { kind: "sequence", ...sequence };
  const files = await sql<{
    id: string;
    name: string;
    sha256: string;
  }>`select id, name, sha256 from files order by id`;
  const place: FilePlace = { dataDir, storeId: await storeIdOf(sql) };
  let count = 0;
  for (const file of files) {
    for await (const item of fileOf(place, warn, file)) {
      if (item.kind === "fileEnd") count += 1;
      yield item;
    }
  }
  yield { kind: "end", tables: await fingerprintsOf(sql), files: count };
}
