import type { Sql, SqlPart } from "../store/sql.ts";

/**
 * Locks an account until the transaction ends and returns its password's hash; undefined if there is none. Whatever uses, makes or ends a link, or changes
 * the password or the address, locks the account first: of two such calls the second one sees the result of the first.
 */
export const holdAccount = async (sql: Sql, id: string | SqlPart): Promise<string | undefined> => {
  const [row] = await sql<{
    password_hash: string;
  }>`select password_hash from accounts where id = ${id} for no key update`;
  return row?.password_hash;
};
