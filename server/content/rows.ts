import { identifier, list } from "../transfer/catalogue.ts";
import { SqlPart, type Sql } from "../store/sql.ts";

/** Inserts rows, which all have the same columns, or replaces those with the same value in the column `key`. */
export const saveRows = async (
  sql: Sql,
  table: string,
  key: string,
  rows: readonly object[],
): Promise<void> => {
  const name = identifier(table);
  const columns = Object.keys(rows[0] ?? {});
  const names = list(columns.map(identifier));
  const updates = list(
    columns
      .filter((column) => column !== key)
      .map((column) => new SqlPart(["", " = excluded.", ""], [identifier(column), identifier(column)])),
  );
  await sql`
    insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${sql.json(rows)})
    on conflict (${identifier(key)}) do update set ${updates}`;
};

/** Deletes the rows with these values in the column `key`. */
export const removeRows = async (
  sql: Sql,
  table: string,
  key: string,
  keys: readonly string[],
): Promise<void> => {
  await sql`delete from ${identifier(table)} where ${identifier(key)} = any (${keys}::text[])`;
};
