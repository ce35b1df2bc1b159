import type { ListRanges } from "../../../src/domain/kit/list.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayText } from "./day.ts";
import { searchPatterns } from "./fold.ts";

interface Narrowing extends ListRanges {
  readonly search?: string;
  readonly status?: readonly string[];
}

/** Where a list has what it is narrowed by. */
interface Places {
  /** A prefix such as `r.` for joins. */
  readonly table?: SqlPart;
  /** The calendar day, or the moment, that the period is about. */
  readonly day?: SqlPart;
  readonly moment?: SqlPart;
  /** The amount in cents. */
  readonly amount?: SqlPart;
}

const DAY = 24 * 60 * 60 * 1000;

const withinPeriod = (sql: Sql, { from, to }: ListRanges, { day, moment }: Places): SqlPart => {
  if (day !== undefined)
    return sql.part`
      ${from === undefined ? sql.part`` : sql.part`and ${day} >= ${dayText(from)}::date`}
      ${to === undefined ? sql.part`` : sql.part`and ${day} <= ${dayText(to)}::date`}`;
  if (moment === undefined) return sql.part``;
  return sql.part`
    ${from === undefined ? sql.part`` : sql.part`and ${moment} >= ${from}`}
    ${to === undefined ? sql.part`` : sql.part`and ${moment} < ${new Date(to.getTime() + DAY)}`}`;
};

const withinAmounts = (sql: Sql, { min, max }: ListRanges, { amount }: Places): SqlPart =>
  amount === undefined
    ? sql.part``
    : sql.part`
    ${min === undefined ? sql.part`` : sql.part`and ${amount} >= ${min}`}
    ${max === undefined ? sql.part`` : sql.part`and ${amount} <= ${max}`}`;

/** True if a period or an amount narrows the list, so that numbers that are kept by status do not count its rows. */
export const isRanged = ({ from, to, min, max }: ListRanges = {}): boolean =>
  [from, to, min, max].some((bound) => bound !== undefined);

/** The filters of a list that have a condition of their own, which whoever calls `listConditions` takes out and writes. */
type Others<Filter> = Filter extends unknown ? Exclude<keyof Filter, keyof Narrowing> : never;

/**
 * The conditions of a list's search, its status, date and amount filters, to be appended to another condition. A filter that the list declares and
 * that is none of these does not compile here: it would be dropped.
 */
export const listConditions = <Filter extends Narrowing>(
  sql: Sql,
  filter: [Others<Filter>] extends [never] ? Filter : { readonly withoutCondition: Others<Filter> },
  places: Places = {},
): SqlPart => {
  const { search, status = [], ...ranges }: Narrowing = filter as Filter;
  const { table = sql.part`` } = places;
  const patterns = searchPatterns(search);
  // A condition for each word: an index of trigrams serves them together, and no list of patterns.
  const searched = patterns.reduce(
    (before, pattern) => sql.part`${before} and ${table}search_text like ${pattern}`,
    sql.part``,
  );
  const narrowed = status.length === 0 ? sql.part`` : sql.part`and ${table}status = any (${status}::text[])`;
  return sql.part`${narrowed} ${searched} ${withinPeriod(sql, ranges, places)} ${withinAmounts(sql, ranges, places)}`;
};
