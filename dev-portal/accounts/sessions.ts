import { SESSION_IDLE, SESSION_MAX } from "../../src/domain/session/session-lifetime.ts";
import type { Sql, SqlPart } from "../store/sql.ts";
import { accountColumns, accountOf, type Account, type AccountRow } from "./account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** The last use is stored once in this time, in ms: a call costs a read, and a session that is used ends up to a minute earlier. */
const USE_STORED_EVERY = 60_000;

/** The session of a request. */
export interface PortalSession {
  readonly account: Account;
  /** Remaining seconds without another call, once this one extends it. */
  readonly secondsLeft: number;
  /** True if the last use was stored so long ago that this one is stored too. */
  readonly isUseDue: boolean;
}

type SessionRow = AccountRow & { readonly created_at: Date; readonly last_used_at: Date };

const before = (moment: Date, seconds: number): Date => new Date(moment.getTime() - seconds * 1000);

/** The account and browser of a new session. */
export interface NewSession {
  readonly accountId: string;
  readonly identitySid: string | undefined;
  readonly userAgent: string;
  /** The password's stored hash as it was checked; undefined for a sign-in by token, whose identity session ends with the password. */
  readonly passwordHash: string | undefined;
}

/**
 * Starts a session and returns the secret for its cookie; undefined if another password was set since the one of the sign-in was checked. With a `sid` it
 * ends with that session of the identity server.
 */
export const startSession = async (
  sql: Sql,
  { accountId, identitySid, userAgent, passwordHash }: NewSession,
  now: Date,
): Promise<string | undefined> => {
  const secret = newSecret();
  const unchanged = passwordHash === undefined ? sql.part`true` : sql.part`password_hash = ${passwordHash}`;
  // The lock waits for a new password that is being stored, which ends the sessions that it finds. It is that of the update below: two sign-ins
  // that both held a weaker one would wait for each other.
  const started = await sql`
    insert into sessions (token_hash, account_id, identity_sid, user_agent, created_at, last_used_at)
    select ${hashSecret(secret)}, id, ${identitySid ?? null}, ${userAgent}, ${now}::timestamptz, ${now}::timestamptz from accounts
    where id = ${accountId} and ${unchanged} for no key update
    returning token_hash`;
  if (started.length === 0) return undefined;
  await sql`update accounts set last_seen_at = ${now} where id = ${accountId}`;
  return secret;
};

// The session `s` itself, and that of the identity server it came from.
const isOpen = (sql: Sql, now: Date): SqlPart => sql.part`
  s.last_used_at > ${before(now, SESSION_IDLE)} and s.created_at > ${before(now, SESSION_MAX)}
  and (s.identity_sid is null or exists (
    select 1 from identity_model i where i.kind = 'Session' and i.session_uid = s.identity_sid and i.expires_at > now()))`;

const maySignIn = (sql: Sql): SqlPart =>
  sql.part`a.activated_at is not null and a.deactivated_at is null and c.deactivated_at is null`;

/** True if the secret belongs to an open session of this account, started by this identity session. */
export const isSessionOf = async (
  sql: Sql,
  secret: string,
  { accountId, identitySid }: Pick<NewSession, "accountId" | "identitySid">,
  now: Date,
): Promise<boolean> => {
  const rows = await sql`
    select 1 from sessions s
    where s.token_hash = ${hashSecret(secret)} and s.account_id = ${accountId}
      and s.identity_sid is not distinct from ${identitySid ?? null} and ${isOpen(sql, now)}`;
  return rows.length > 0;
};

/** Finds the session of a cookie; undefined if it or the identity session has ended, or if the account may not sign in any more. */
export const findSession = async (
  sql: Sql,
  secret: string,
  now: Date,
): Promise<PortalSession | undefined> => {
  const [row] = await sql.planned<SessionRow>`
    select s.created_at, s.last_used_at, ${accountColumns(sql)}
    from sessions s join accounts a on a.id = s.account_id join companies c on c.id = a.company_id
    where s.token_hash = ${hashSecret(secret)} and ${maySignIn(sql)} and ${isOpen(sql, now)}`;
  if (row === undefined) return undefined;
  const unstored = Math.max(0, now.getTime() - row.last_used_at.getTime());
  const isUseDue = unstored >= USE_STORED_EVERY;
  const age = (now.getTime() - row.created_at.getTime()) / 1000;
  const idle = SESSION_IDLE - (isUseDue ? 0 : Math.floor(unstored / 1000));
  const secondsLeft = Math.floor(Math.min(idle, SESSION_MAX - age));
  return { account: accountOf(row), secondsLeft, isUseDue };
};

/** The accounts of those sessions that are open, by the stored hash of each. */
export const findAccounts = async (
  sql: Sql,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Account>> => {
  const rows = await sql<AccountRow & { readonly token_hash: string }>`
    select s.token_hash, ${accountColumns(sql)}
    from sessions s join accounts a on a.id = s.account_id join companies c on c.id = a.company_id
    where s.token_hash = any(${hashes}::text[]) and ${maySignIn(sql)} and ${isOpen(sql, now)}`;
  return new Map(rows.map((row) => [row.token_hash, accountOf(row)]));
};

/** Extends the idle time of a session by a call. */
export const extendSession = async (
  sql: Sql,
  secret: string,
  { isUseDue }: PortalSession,
  now: Date,
): Promise<void> => {
  if (isUseDue)
    await sql`update sessions set last_used_at = greatest(last_used_at, ${now}) where token_hash = ${hashSecret(secret)}`;
};

/** Gives a session another secret and returns it: the one before ends, wherever it was read. */
export const renewSession = async (sql: Sql, secret: string): Promise<string> => {
  const renewed = newSecret();
  await sql`update sessions set token_hash = ${hashSecret(renewed)} where token_hash = ${hashSecret(secret)}`;
  return renewed;
};

/** A stored session for the owner's list. */
export interface StoredSession {
  readonly token_hash: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** The open sessions of an account, last used first. */
export const listSessions = (sql: Sql, accountId: string, now: Date): Promise<readonly StoredSession[]> =>
  sql<StoredSession>`
    select token_hash, user_agent, created_at, last_used_at from sessions s
    where account_id = ${accountId} and ${isOpen(sql, now)} order by last_used_at desc, token_hash`;

/** Ends the session of a cookie. */
export const endSession = async (sql: Sql, secret: string): Promise<void> => {
  await sql`delete from sessions where token_hash = ${hashSecret(secret)}`;
};

/** Deletes ended sessions. */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from sessions where last_used_at < ${before(now, SESSION_IDLE)} or created_at < ${before(now, SESSION_MAX)}`;
};
