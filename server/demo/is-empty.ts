import type { Sql } from "../store/sql.ts";

/** True for a store that is migrated and holds no company yet. */
export const isEmpty = async (sql: Sql): Promise<boolean> => {
  const companies = await sql`select id from companies limit 1`;
  return companies.length === 0;
};
