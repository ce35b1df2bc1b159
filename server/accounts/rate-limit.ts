import { USE_WINDOW } from "../../src/domain/kit/use-window.ts";
import { refused, type OpenContext, type Refusal } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";

/** The start of the window that ends at `now`. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - USE_WINDOW * 1000);

/** Number of uses in the current window, and the window's start. */
export interface UseCount {
  readonly uses: number;
  readonly since: Date;
}

/** Counts a use with one atomic statement, so that simultaneous uses are all counted. */
export const countUse = async (sql: Sql, bucket: string, now: Date): Promise<UseCount> => {
  const [row] = await sql<{ failures: number; window_start: Date }>`
    insert into login_attempts as known (bucket, window_start, failures) values (${bucket}, ${now}, 1)
    on conflict (bucket) do update set
      failures = case when known.window_start > ${windowStart(now)} then known.failures + 1 else 1 end,
      window_start = case when known.window_start > ${windowStart(now)} then known.window_start else excluded.window_start end
    returning failures, window_start`;
  return { uses: row?.failures ?? 1, since: row?.window_start ?? now };
};

/** Maximum uses within 15 minutes; `by` is a person or a network address and is stored as a keyed hash: a plain one could be found by trying all addresses. */
export interface UseLimit {
  readonly what: string;
  readonly by: string;
  readonly limit: number;
}

const waitFor = ({ since }: UseCount, now: Date): number =>
  Math.max(1, Math.ceil((since.getTime() - windowStart(now).getTime()) / 1000));

/** The refusal of a rate limit, with the seconds to wait. */
export const tooOften = (retryAfter: number): Refusal<"TOO_MANY_REQUESTS"> =>
  refused("TOO_MANY_REQUESTS", { status: 429, retryAfter });

/** Counts a use by each limit, narrowest first; returns a refusal if one is exceeded. */
export const limitUse = async (
  { sql, hash, now }: Pick<OpenContext, "sql" | "hash" | "now">,
  limits: readonly UseLimit[],
): Promise<Refusal<"TOO_MANY_REQUESTS"> | undefined> => {
  const moment = now();
  for (const { what, by, limit } of limits) {
    const count = await countUse(sql, `${what}:${hash(by)}`, moment);
    if (count.uses > limit) return tooOften(waitFor(count, moment));
  }
  return undefined;
};
