import type { Sql } from "./sql.ts";

/** The id of a migrated store: made with it, and new for each store that a move or a restore fills. */
export const storeIdOf = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ id: string }>`select id from store_identity`;
  if (row === undefined) throw new Error("a migrated store has an id");
  return row.id;
};
