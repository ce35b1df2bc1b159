import type { Database } from "./database.ts";
import type { Sql } from "./sql.ts";

/** One migration; `id` is `0001-area`, and `up` may contain several statements. */
export interface Migration {
  readonly id: string;
  readonly up: string;
  /**
   * Set where it takes away or tightens what versions before used: the id of the migration since whose release nothing uses it. Versions
   * that know that one run beside this migration. One without it only adds, and every version runs beside it.
   */
  readonly needs?: string;
}

/** The store was migrated by a newer version of the portal, beside which this one does not run. */
export class StoreIsNewer extends Error {
  override readonly name = "StoreIsNewer";

  constructor(readonly unknownIds: readonly string[]) {
    super(
      `The store has migrations that this version does not know: ${unknownIds.join(", ")}. Start the version that wrote it.`,
    );
  }
}

// Any fixed number: all processes of one store must use the same one.
const migrationLock = 5_082_025;

const appliedIds = async (sql: Sql): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }>`select id from schema_migrations`;
  return new Set(rows.map(({ id }) => id));
};

/** Since this migration a store says of each one which versions run beside it. */
const SAID_SINCE = "0137-migration-needs";

/** The applied migrations beside which a version that knows only some does not run. */
const stopping = async (sql: Sql, applied: ReadonlySet<string>, known: readonly string[]) => {
  const unknown = [...applied].filter((id) => !known.includes(id));
  if (unknown.length === 0 || !applied.has(SAID_SINCE)) return unknown;
  const rows = await sql<{ id: string }>`
    select id from schema_migrations where id = any (${unknown}) and needs <> all (${known}) order by id`;
  return rows.map(({ id }) => id);
};

/** The applied migrations of a store; undefined if it is empty. */
export const appliedMigrations = async (sql: Sql): Promise<ReadonlySet<string> | undefined> => {
  const [found] = await sql<{ known: boolean }>`select to_regclass('schema_migrations') is not null as known`;
  return found?.known === true ? appliedIds(sql) : undefined;
};

/** Applies the migrations that are missing, in the transaction of the caller, and returns their ids. */
export const applyMigrations = async (
  sql: Sql,
  migrations: readonly Migration[],
): Promise<readonly string[]> => {
  await sql`select pg_advisory_xact_lock(${migrationLock})`;
  await sql`create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())`;
  const applied = await appliedIds(sql);
  const known = migrations.map(({ id }) => id);
  const stops = await stopping(sql, applied, known);
  if (stops.length > 0) throw new StoreIsNewer(stops);

  const pending = migrations.filter(({ id }) => !applied.has(id));
  for (const { id, up } of pending) {
    await sql.script(up);
    await sql`insert into schema_migrations (id) values (${id})`;
  }
  if (known.includes(SAID_SINCE))
    for (const { id, needs = null } of pending)
      await sql`update schema_migrations set needs = ${needs} where id = ${id}`;
  return pending.map(({ id }) => id);
};

/**
 * Migrates the store in one transaction and returns the applied ids. Of several processes that start at the same time one migrates, the
 * others wait. Rejects with StoreIsNewer if the store has unknown migrations that this version does not run beside.
 */
export const migrate = (database: Database, migrations: readonly Migration[]): Promise<readonly string[]> =>
  database.transaction(async (sql) => {
    // Another process may migrate for longer than a statement may run.
    await sql`set local statement_timeout = 0`;
    return applyMigrations(sql, migrations);
  });
