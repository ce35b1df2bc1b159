import { LOGIN_FAILURES } from "../../src/domain/session/login-limits.ts";
import type { Sql } from "../store/sql.ts";
import type { Secrets } from "../store/secrets.ts";
import { countUse, windowStart } from "./rate-limit.ts";

/** A sign-in attempt. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** True where the account has signed in from this browser before: strangers cannot lock its owner out. */
  readonly knownBrowser: boolean;
}

type Hash = Secrets["hash"];

interface Counter {
  readonly bucket: string;
  readonly limit: number;
}

// The counters of one attempt, the narrowest first: an attempt that one of them refuses does not count in the wider ones.
const countersOf = (hash: Hash, { email, address, knownBrowser }: Attempt): readonly Counter[] => [
  { bucket: `pair:${hash(`${email}\n${address}`)}`, limit: LOGIN_FAILURES.pair },
  ...(knownBrowser ? [] : [{ bucket: `account:${hash(email)}`, limit: LOGIN_FAILURES.account }]),
  { bucket: `address:${hash(address)}`, limit: LOGIN_FAILURES.address },
];

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts get no more tries than consecutive ones.
 * False if there were too many; `forgiveAttempt` uncounts an attempt with the right password.
 */
export const countAttempt = async (sql: Sql, hash: Hash, attempt: Attempt, now: Date): Promise<boolean> => {
  for (const { bucket, limit } of countersOf(hash, attempt)) {
    if ((await countUse(sql, bucket, now)).uses > limit) return false;
  }
  return true;
};

/** Uncounts an attempt with the right password: the counter of this account and address is deleted, the wider counters are decreased by one. */
export const forgiveAttempt = async (sql: Sql, hash: Hash, attempt: Attempt): Promise<void> => {
  const [pair, ...wider] = countersOf(hash, attempt).map(({ bucket }) => bucket);
  await sql`delete from login_attempts where bucket = ${pair ?? ""}`;
  await sql`update login_attempts set failures = failures - 1 where bucket = any(${wider}) and failures > 0`;
};

/** Deletes the counters whose window is over. */
export const purgeAttempts = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from login_attempts where window_start < ${windowStart(now)}`;
};
