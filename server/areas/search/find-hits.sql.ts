import { HITS_OF_A_KIND } from "../../../src/domain/search/hit.ts";
import type { Sql } from "../../store/sql.ts";
import type { Source } from "./sources.ts";
import { hasAll, type Term } from "./terms.sql.ts";

/** What was found in the store. */
export interface HitRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly dated: Date | string;
  /** The query is its whole number. */
  readonly exact: boolean;
}

/** Rows that are read without an index of words: the first of a company, of which most searches find enough. */
const NEAR = 200;
/** Rows of a part of a number, of which the newest are taken. */
const NUMBERED = 50;
/** An index of trigrams finds words of this length; shorter ones are searched in the near rows only. */
const TRIGRAM = 3;

/** Rows by their number, whole first, by its beginning or its end, in any notation. */
export const findByNumber = async (
  sql: Sql,
  { from, seen, order, number, ofOrder }: Source,
  key: string,
): Promise<readonly HitRow[]> => {
  if (number === undefined) return [];
  const reversed = Array.from(key).toReversed().join("");
  const rows = await sql<HitRow>`
    (select id, title, detail, dated, true as exact from ${from} where ${seen} and ${number} = ${key} limit 1)
    union all
    (select *, false from (
      select id, title, detail, dated from ${from} where ${seen} and ${number} like ${`${key}%`} order by ${number} desc limit ${NUMBERED}
    ) as begun order by ${order} limit ${HITS_OF_A_KIND})
    union all
    (select *, false from (
      select id, title, detail, dated from ${from} where ${seen} and reverse(${number}) like ${`${reversed}%`} limit ${NUMBERED}
    ) as ended order by ${order} limit ${HITS_OF_A_KIND})
    union all
    (select id, title, detail, dated, false from ${from} where ${seen} and ${ofOrder?.(key) ?? sql.part`false`} order by ${order} limit ${HITS_OF_A_KIND})`;
  return rows
    .filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at)
    .slice(0, HITS_OF_A_KIND);
};

/**
 * The first rows that have all terms. The near rows are read one by one; only where too few of them have the terms, all rows are asked by
 * the index of trigrams, which is quick for what is rare.
 */
export const findByWords = (
  sql: Sql,
  { from, seen, order, scattered = false }: Source,
  terms: readonly Term[],
): Promise<readonly HitRow[]> => {
  const wanted = hasAll(sql, terms);
  const indexed = terms.some((words) => words.every((word) => word.length >= TRIGRAM));
  return sql<HitRow>`
    with near as materialized (
      select id, title, detail, dated from (
        select id, title, detail, dated, search_text from ${from} where ${seen} order by ${order} limit ${scattered ? 0 : NEAR}
      ) as first_rows where ${wanted} order by ${order} limit ${HITS_OF_A_KIND}
    ), far as materialized (
      select id, title, detail, dated from ${from}
      where ${indexed ? sql.part`(select count(*) from near) < ${HITS_OF_A_KIND}` : sql.part`false`} and ${seen} and ${wanted}
    )
    select *, false as exact from (select * from near union select * from far) as found order by ${order} limit ${HITS_OF_A_KIND}`;
};
