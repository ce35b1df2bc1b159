import { ALIVE_EVERY, type ChangeId, type ChangeLine } from "../../src/domain/live/change.ts";
import type { Account } from "../accounts/account.ts";
import { findAccounts } from "../accounts/sessions.ts";
import type { Database } from "../store/database.ts";
import { readChanges, topicsFor } from "./changes.sql.ts";

/** How long news is gathered, in ms: many writes within a moment are read once. */
const gathered = 200;

/** A browser that follows the changes. */
export interface Follower {
  /** The stored hash of its session. */
  readonly session: string;
  readonly account: Account;
  readonly send: (line: ChangeLine) => void;
  /** Ends its stream. */
  readonly end: () => void;
}

/** The event streams of this process. */
export interface ChangeFeed {
  /** Tells a follower of all changes since an event, and from then on. A session has one: a second takes the place of the first. */
  readonly follow: (follower: Follower, since: ChangeId | undefined) => Promise<void>;
  readonly leave: (follower: Follower) => void;
  /** Ends all streams, also those that begin from then on. */
  readonly end: () => void;
  /** Waits for what is being read, and stops listening. */
  readonly close: () => Promise<void>;
}

interface FeedOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
  /** Hears of each change of the number of streams. */
  readonly count: (streams: number) => void;
  /** How often sessions are checked, and followers hear that the connection is alive, in ms. */
  readonly aliveEvery?: number;
}

/** Reads changes once for all followers of this process: when the store notifies, and each time that followers hear that they are connected. */
export const createChangeFeed = ({
  database,
  now,
  report,
  count,
  aliveEvery = ALIVE_EVERY,
}: FeedOptions): ChangeFeed => {
  /** By session; the account as it is now, whose rights may have changed. */
  const following = new Map<string, { readonly follower: Follower; account: Account }>();
  let ended = false;
  let last: ChangeId | undefined;
  let listening: Promise<() => Promise<void>> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  const checkSessions = async (): Promise<void> => {
    const present = [...following.values()];
    const sessions = present.map(({ follower }) => follower.session);
    const accounts = await findAccounts(database.sql, sessions, now());
    for (const one of present) {
      const account = accounts.get(one.follower.session);
      if (account === undefined) one.follower.end();
      else one.account = account;
    }
  };

  const read = async (): Promise<void> => {
    // Without a last event, the follower that begins reads what it is told.
    if (following.size === 0 || last === undefined) return;
    const { id, changes } = await readChanges(database.sql, last, now());
    last = id;
    if (changes.some(({ topic }) => topic === "access")) await checkSessions();
    for (const { follower, account } of following.values()) {
      const topics = topicsFor(changes, account);
      if (topics.length > 0) follower.send({ kind: "changed", id, topics });
    }
  };

  /** One after the other: what is committed while it is read is read next. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = reading.then(work);
    reading = done.catch(() => {});
    return done;
  };
  /** Nobody waits for it: a failure is reported. */
  const schedule = (work: () => Promise<void>): void => void inTurn(work).catch(report);

  const wake = (): void => {
    waking ??= setTimeout(() => {
      waking = undefined;
      schedule(read);
    }, gathered);
    waking.unref();
  };

  const tick = async (): Promise<void> => {
    await checkSessions();
    // Also where a notification was missed, and for messages whose moment has come.
    await read();
    for (const { follower } of following.values()) follower.send({ kind: "alive" });
  };
  const ticking = setInterval(() => {
    if (following.size > 0) schedule(tick);
  }, aliveEvery);
  ticking.unref();

  const leave = (follower: Follower): void => {
    if (following.get(follower.session)?.follower !== follower) return;
    following.delete(follower.session);
    // Nothing is read while nobody follows.
    if (following.size === 0) last = undefined;
    count(following.size);
  };

  return {
    leave,
    follow: async (follower, since) => {
      if (ended) return follower.end();
      listening ??= database.listen(wake).catch((error: unknown) => {
        // The next follower tries again.
        listening = undefined;
        throw error;
      });
      await listening;
      const replaced = following.get(follower.session)?.follower;
      following.set(follower.session, { follower, account: follower.account });
      count(following.size);
      replaced?.send({ kind: "replaced" });
      replaced?.end();
      // After it follows, so that nothing is missed in between, and in turn, so that no other reading begins without a last event.
      await inTurn(async () => {
        const { id, changes } = await readChanges(database.sql, since, now());
        last ??= id;
        follower.send({ kind: "changed", id, topics: topicsFor(changes, follower.account) });
        // The session may have ended since it was checked.
        if (changes.some(({ topic }) => topic === "access")) await checkSessions();
      });
    },
    end: () => {
      ended = true;
      for (const { follower } of following.values()) follower.end();
    },
    close: async () => {
      clearInterval(ticking);
      clearTimeout(waking);
      await reading;
      const stop = await listening;
      await stop?.();
    },
  };
};
