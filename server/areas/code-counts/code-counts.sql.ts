import type { IncomingHttpHeaders } from "node:http";
import * as Schema from "effect/Schema";
import { CodeCounts } from "../../../src/domain/code-counts/code-counts.ts";
import { COUNTED_DAYS, KEPT_MONTHS } from "../../../src/domain/code-counts/counted-time.ts";
import { isKnownMetCode } from "../../../src/domain/code-counts/known-met-code.ts";
import { CODES_HEADER, readMetCodes } from "../../../src/domain/code-counts/met-codes.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import type { OpenContext } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { dayText } from "../kit/day.ts";

/** True where the person does not want to be counted; the portal's page then sends nothing either. */
const isUnwanted = (headers: IncomingHttpHeaders): boolean =>
  headers["dnt"] === "1" || headers["sec-gpc"] === "1";

/** Headers of people who are not signed in that count within 15 minutes, by network: an office has one address. */
export const STRANGERS_HEADERS = 60;

/** Adds the codes of a call's header to the counters of the day; those of who is not signed in apart, and no more of a network than it may send. */
export const countCodes = async (
  context: Pick<OpenContext, "sql" | "hash" | "now">,
  headers: IncomingHttpHeaders,
  from: { readonly address: string; readonly signedIn: boolean },
): Promise<void> => {
  const { sql, now } = context;
  const text = headers[CODES_HEADER.toLowerCase()];
  if (typeof text !== "string" || isUnwanted(headers)) return;
  const met = readMetCodes(text).filter(isKnownMetCode);
  if (met.length === 0) return;
  const limits = [{ what: "codes-from", by: from.address, limit: STRANGERS_HEADERS }];
  if (!from.signedIn && (await limitUse(context, limits)) !== undefined) return;
  // In one order: calls at the same time that lock the same counters would otherwise wait for each other.
  await sql`
    insert into code_counts (day, code, screen, language, signed_in, count)
    select ${dayText(now())}::date, code, screen, language, ${from.signedIn}::boolean, count
    from json_to_recordset(${sql.json(met)}) as met (code text, screen text, language text, count integer)
    order by code, screen, language
    on conflict (day, code, screen, language, signed_in) do update set count = code_counts.count + excluded.count`;
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
  readonly signed_in: boolean;
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

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const countsOf = (code: string, all: readonly Row[]): CodeCounts => {
  const rows = all.filter(({ signed_in }) => signed_in);
  return toCounts({
    code,
    total: sumOf(rows),
    strangers: sumOf(all) - sumOf(rows),
    days: sumsBy(rows, "day").map(([day, count]) => ({ day, count })),
    screens: mostFirst(sumsBy(rows, "screen")).map(([screen, count]) => ({ screen, count })),
    languages: mostFirst(sumsBy(rows, "language")).map(([language, count]) => ({ language, count })),
  });
};

/** The counts of the last days by code, the most frequent code first. */
export const readCodeCounts = async (sql: Sql, today: Date): Promise<readonly CodeCounts[]> => {
  const rows = await sql<Row>`
    select code, day, screen, language, signed_in, count from code_counts
    where day > ${dayText(today)}::date - ${COUNTED_DAYS}::integer and day <= ${dayText(today)}::date order by day, code`;
  return [...new Set(rows.map(({ code }) => code))]
    .map((code) =>
      countsOf(
        code,
        rows.filter((row) => row.code === code),
      ),
    )
    .toSorted(
      (one, other) =>
        other.total - one.total || other.strangers - one.strangers || (one.code < other.code ? -1 : 1),
    );
};
