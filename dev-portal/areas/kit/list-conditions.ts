import type { Sql, SqlPart } from "../../store/sql.ts";
import { searchPatterns } from "./fold.ts";

interface Narrowing {
  readonly search?: string;
  readonly status?: readonly string[];
}

/** The conditions of a list's search and status filters, to be appended to another condition. `table` is a prefix such as `r.` for joins. */
export const listConditions = (
  sql: Sql,
  { search, status = [] }: Narrowing,
  table: SqlPart = sql.part``,
): SqlPart => {
  const patterns = searchPatterns(search);
  // A condition for each word: an index of trigrams serves them together, and no list of patterns.
  const searched = patterns.reduce(
    (before, pattern) => sql.part`${before} and ${table}search_text like ${pattern}`,
    sql.part``,
  );
  const narrowed = status.length === 0 ? sql.part`` : sql.part`and ${table}status = any (${status}::text[])`;
  return sql.part`${narrowed} ${searched}`;
};
