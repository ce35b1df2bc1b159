import type { IncomingHttpHeaders } from "node:http";
import * as Schema from "effect/Schema";
import { CodeCounts } from "../../../src/domain/code-counts/code-counts.ts";
import { COUNTED_DAYS, KEPT_MONTHS } from "../../../src/domain/code-counts/counted-time.ts";
import { isKnownMetCode } from "../../../src/domain/code-counts/known-met-code.ts";
import { CODES_HEADER, readMetCodes } from "../../../src/domain/code-counts/met-codes.ts";
import type { Sql } from "../../store/sql.ts";
import { dayText } from "../kit/day.ts";

/** True where the person does not want to be counted; the portal's page then sends nothing either. */
const isUnwanted = (headers: IncomingHttpHeaders): boolean =>
  headers["dnt"] === "1" || headers["sec-gpc"] === "1";

/** Adds the codes of a call's header to the counters of the day. */
export const countCodes = async (sql: Sql, headers: IncomingHttpHeaders, now: Date): Promise<void> => {
  const text = headers[CODES_HEADER.toLowerCase()];
  if (typeof text !== "string" || isUnwanted(headers)) return;
  const met = readMetCodes(text).filter(isKnownMetCode);
  if (met.length === 0) return;
  // In one order: calls at the same time that lock the same counters would otherwise wait for each other.
  await sql`
    insert into code_counts (day, code, screen, language, count)
    select ${dayText(now)}::date, code, screen, language, count
    from json_to_recordset(${sql.json(met)}) as met (code text, screen text, language text, count integer)
    order by code, screen, language
    on conflict (day, code, screen, language) do update set count = code_counts.count + excluded.count`;
};

/** Deletes counters that are too old. */
export const purgeCodeCounts = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from code_counts where day < ${dayText(now)}::date - ${`${KEPT_MONTHS} months`}::interval`;
};

interface Row {
  readonly code: string;
  readonly day: string;
  readonly screen: string;
  readonly language: string;
  readonly count: number;
}

/** Sums by a part of the rows, in the order in which they come. */
const sumsBy = (rows: readonly Row[], part: "day" | "screen" | "language"): readonly [string, number][] => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[part], (sums.get(row[part]) ?? 0) + row.count);
  return [...sums];
};

const mostFirst = (sums: readonly [string, number][]): readonly [string, number][] =>
  sums.toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));

const toCounts = Schema.decodeUnknownSync(CodeCounts);

const countsOf = (code: string, rows: readonly Row[]): CodeCounts =>
  toCounts({
    code,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    days: sumsBy(rows, "day").map(([day, count]) => ({ day, count })),
    screens: mostFirst(sumsBy(rows, "screen")).map(([screen, count]) => ({ screen, count })),
    languages: mostFirst(sumsBy(rows, "language")).map(([language, count]) => ({ language, count })),
  });

/** The counts of the last days by code, the most frequent code first. */
export const readCodeCounts = async (sql: Sql, today: Date): Promise<readonly CodeCounts[]> => {
  const rows = await sql<Row>`
    select code, day, screen, language, count from code_counts
    where day > ${dayText(today)}::date - ${COUNTED_DAYS}::integer and day <= ${dayText(today)}::date order by day, code`;
  return [...new Set(rows.map(({ code }) => code))]
    .map((code) =>
      countsOf(
        code,
        rows.filter((row) => row.code === code),
      ),
    )
    .toSorted((one, other) => other.total - one.total || (one.code < other.code ? -1 : 1));
};
