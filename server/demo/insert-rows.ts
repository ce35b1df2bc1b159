import { SqlPart, type Sql } from "../store/sql.ts";

/** Inserts many rows with one statement; keys are columns, missing ones are null. */
export const insertRows = async (
  sql: Sql,
  table: Lowercase<string>,
  rows: readonly object[],
): Promise<void> => {
  if (rows.length === 0) return;
  // A table's name cannot be a parameter; the type lets names through that stand in the sources.
  const name = new SqlPart([table], []);
  await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${sql.json(rows)})`;
};
