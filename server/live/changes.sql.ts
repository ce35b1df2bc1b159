import { ChangeId, topicAccess, topics, type Topic } from "../../src/domain/live/change.ts";
import { isAllowed, requirementOf } from "../../src/domain/shell/access.ts";
import * as Schema from "effect/Schema";
import type { Account } from "../accounts/account.ts";
import { isStaff } from "../areas/tickets/ticket-access.ts";
import type { Sql } from "../store/sql.ts";

/** How long a browser may be away and still be told what exactly has changed, in ms. Events are kept three times as long, for clocks that differ. */
const resumedFor = 10 * 60 * 1000;

/** An event: its topic, and who hears of it. `access` is for the server itself: sessions or rights have changed. */
export interface Change {
  readonly topic: Topic | "access";
  /** Null: every company. */
  readonly company_id: string | null;
  /** Null: every account. */
  readonly account_id: string | null;
}

/** The changes since an event, and the id that stands for having heard of them. */
export interface Changes {
  readonly id: ChangeId;
  readonly changes: readonly Change[];
}

interface Since {
  readonly at: number;
  readonly snapshot: string;
}

const toId = Schema.decodeSync(ChangeId);

// As PostgreSQL reads a snapshot, which refuses any other with an error: transactions in order, those that ran between the first and the end.
const isSnapshot = (text: string): boolean => {
  const [first = "", end = "", running = ""] = text.split(":");
  const ids = [first, ...(running === "" ? [] : running.split(",")), end];
  return ids.every(
    (id, index) =>
      /^[1-9]\d*$/.test(id) &&
      BigInt(id) >= BigInt(ids[index - 1] ?? 0) &&
      (index !== ids.length - 1 || index === 1 || BigInt(id) > BigInt(ids[index - 1] ?? 0)),
  );
};

const sinceOf = (id: ChangeId): Since => {
  const [at, snapshot = ""] = id.split("/");
  return { at: Number(at), snapshot };
};

const everything: readonly Change[] = topics.map((topic) => ({ topic, company_id: null, account_id: null }));

type Row = { readonly seen: string; readonly ahead: boolean } & {
  readonly [Field in keyof Change]: Change[Field] | null;
};

const changesOf = (rows: readonly Row[]): readonly Change[] =>
  rows.flatMap(({ topic, company_id, account_id }) =>
    topic === null ? [] : { topic, company_id, account_id },
  );

const lastMinute = (sql: Sql): Promise<readonly Row[]> => sql<Row>`
  select s.seen, false as ahead, e.topic, e.company_id, e.account_id
  from (select pg_current_snapshot()::text as seen) s
  left join (
    select distinct topic, company_id, account_id from live_events where created_at > now() - interval '1 minute'
  ) e on true`;

// An event is new to whoever remembers a snapshot that does not show its transaction, in whatever order transactions commit. A message appears at its
// moment, without a change of the store.
const after = (sql: Sql, { at, snapshot }: Since, now: Date): Promise<readonly Row[]> => sql<Row>`
  select s.seen, s.ahead, e.topic, e.company_id, e.account_id
  from (
    select pg_current_snapshot()::text as seen,
      pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as ahead
  ) s
  left join (
    select distinct topic, company_id, account_id from live_events
    where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
    union
    select 'messages', null, null where exists (
      select from messages where published_at > ${new Date(at)} and published_at <= ${now})
  ) e on true`;

/**
 * Reads what has changed since an event; without one, in the last minute. After more than ten minutes, or with the id of another store, everything may
 * have changed.
 */
export const readChanges = async (sql: Sql, since: ChangeId | undefined, now: Date): Promise<Changes> => {
  const last = since === undefined ? undefined : sinceOf(since);
  const isKnown =
    last !== undefined && Math.abs(now.getTime() - last.at) <= resumedFor && isSnapshot(last.snapshot);
  const rows = await (isKnown ? after(sql, last, now) : lastMinute(sql));
  const [first] = rows;
  if (first === undefined) throw new Error("the store has no snapshot");
  const isLost = (last !== undefined && !isKnown) || first.ahead;
  return {
    id: toId(`${now.getTime()}/${first.seen}`),
    changes: isLost ? everything : changesOf(rows),
  };
};

/** The topics of which an account hears: those of its company, and staff those of every company's tickets, as far as its rights go. */
export const topicsFor = (
  changes: readonly Change[],
  account: Pick<Account, "id" | "companyId" | "groups" | "rights" | "household">,
): readonly Topic[] =>
  topics.filter(
    (topic) =>
      isAllowed(requirementOf(topicAccess[topic]), account) &&
      changes.some(
        (change) =>
          change.topic === topic &&
          (change.account_id === null || change.account_id === account.id) &&
          (change.company_id === null ||
            change.company_id === account.companyId ||
            (topic === "tickets" && isStaff(account))),
      ),
  );

/** Deletes events that no browser resumes from any more. */
export const purgeChanges = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from live_events where created_at < ${new Date(now.getTime() - 3 * resumedFor)}`;
};
