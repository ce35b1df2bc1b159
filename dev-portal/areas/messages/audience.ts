import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** The audience that everybody belongs to, also those without a session. */
export const everybody = "everybody";

/** The condition that keeps a statement to what is meant for a reader; its table has an `audience`. */
export const meantFor = (sql: Sql, account: Account | undefined): SqlPart =>
  sql.part`audience && ${[everybody, ...(account?.groups ?? [])]}::text[]`;
