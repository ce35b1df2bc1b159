import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** The audience that includes everybody, also without a session. */
export const everybody = "everybody";

/** The condition for rows whose `audience` includes the reader. */
export const meantFor = (sql: Sql, account: Account | undefined): SqlPart =>
  sql.part`audience && ${[everybody, ...(account?.groups ?? [])]}::text[]`;
