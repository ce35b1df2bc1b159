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
  // An index of trigrams serves one pattern, and no list: the longest finds the fewest rows, which are then compared with all.
  const [longest = ""] = patterns.toSorted((one, other) => other.length - one.length);
  const searched =
    patterns.length === 0
      ? sql.part``
      : sql.part`and ${table}search_text like ${longest} and ${table}search_text like all (${patterns}::text[])`;
  const narrowed = status.length === 0 ? sql.part`` : sql.part`and ${table}status = any (${status}::text[])`;
  return sql.part`${narrowed} ${searched}`;
};
