import { endAllAccess } from "../accounts/end-access.ts";
import { hashPassword, verifyPassword } from "../accounts/password.ts";
import { EnvironmentRefused } from "../variables.ts";
import type { Database } from "../store/database.ts";
import type { Sql } from "../store/sql.ts";

const markOf = async (sql: Sql): Promise<{ readonly password_hash: string } | undefined> => {
  const [mark] = await sql<{ password_hash: string }>`select password_hash from demo_mark`;
  return mark;
};

/** Marks a store as filled with demo data, for good. The hash is that of the password which the demo accounts share. */
export const markDemoStore = async (sql: Sql, passwordHash: string): Promise<void> => {
  await sql`
    insert into demo_mark (password_hash) values (${passwordHash})
    on conflict (only_row) do update set password_hash = excluded.password_hash`;
};

/** True for a migrated store that was ever filled with demo data. */
export const isDemoStore = async (sql: Sql): Promise<boolean> => (await markOf(sql)) !== undefined;

/** Rejects with EnvironmentRefused if the store was ever filled with demo data: the password of demo accounts is published. */
export const refuseDemoStore = async (sql: Sql): Promise<void> => {
  if (await isDemoStore(sql))
    throw new EnvironmentRefused(
      "This store was filled with demo data, whose accounts have a published password, so production does not start on it. Set DATA_DIR or DATABASE_URL to another store: an empty one is prepared by the first start.",
    );
};

/** Gives the access password to every demo account that still has the password it was made with, and ends their sessions. */
export const applyAccessPassword = async (database: Database, password: string): Promise<void> => {
  const mark = await markOf(database.sql);
  if (mark === undefined || (await verifyPassword(password, mark.password_hash))) return;
  const hash = await hashPassword(password);
  await database.transaction(async (sql) => {
    const changed = await sql<{ id: string }>`
      update accounts set password_hash = ${hash} where password_hash = ${mark.password_hash} returning id`;
    for (const { id } of changed) await endAllAccess(sql, id);
    await markDemoStore(sql, hash);
  });
};
