import { SESSION_IDLE, SESSION_MAX } from "../../src/domain/session/session-lifetime.ts";
import type { Sql, SqlPart } from "../store/sql.ts";
import { accountColumns, accountOf, type Account, type AccountRow } from "./account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** The last use is stored once in this time, in ms: a call costs a read, and a session that is used ends up to a minute earlier. */
const USE_STORED_EVERY = 60_000;
/** How long a secret that was renewed is good for unless the new one is used, in seconds: longer than a browser waits for an answer and looks into it once more. */
const RENEWED_FOR = 60;

/** The session of a request. */
export interface PortalSession {
  readonly account: Account;
  /** Remaining seconds without another call, once this one extends it. */
  readonly secondsLeft: number;
  /** True if the last use was stored so long ago that this one is stored too. */
  readonly isUseDue: boolean;
  /** True for the first use of a renewed secret: the one before ends with it. */
  readonly isFirstUse: boolean;
}

type SessionRow = AccountRow & {
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly is_first_use: boolean;
};

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
  and (s.renewed_at is null or s.renewed_at > ${before(now, RENEWED_FOR)})
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
    select s.created_at, s.last_used_at, s.is_first_use, ${accountColumns(sql)}
    from sessions s join accounts a on a.id = s.account_id join companies c on c.id = a.company_id
    where s.token_hash = ${hashSecret(secret)} and ${maySignIn(sql)} and ${isOpen(sql, now)}`;
  if (row === undefined) return undefined;
  const unstored = Math.max(0, now.getTime() - row.last_used_at.getTime());
  const isUseDue = unstored >= USE_STORED_EVERY;
  const age = (now.getTime() - row.created_at.getTime()) / 1000;
  const idle = SESSION_IDLE - (isUseDue ? 0 : Math.floor(unstored / 1000));
  const secondsLeft = Math.floor(Math.min(idle, SESSION_MAX - age));
  return { account: accountOf(row), secondsLeft, isUseDue, isFirstUse: row.is_first_use };
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

/** Extends the idle time of a session by a call, and ends the secret that a renewed one replaces. */
export const extendSession = async (
  sql: Sql,
  secret: string,
  { isUseDue, isFirstUse }: PortalSession,
  now: Date,
): Promise<void> => {
  const hash = hashSecret(secret);
  if (isUseDue || isFirstUse)
    await sql`update sessions set last_used_at = greatest(last_used_at, ${now}), is_first_use = false where token_hash = ${hash}`;
  if (isFirstUse) await sql`delete from sessions where renewed_as = ${hash}`;
};

/**
 * Gives a session another secret and returns it. The one before ends with the first call under the new one, wherever it was read, and after
 * `RENEWED_FOR` at the latest: the answer that brings the new one may be lost.
 */
export const renewSession = async (sql: Sql, secret: string, now: Date): Promise<string> => {
  const renewed = newSecret();
  await sql`
    with before as (
      update sessions set renewed_at = ${now}::timestamptz, renewed_as = ${hashSecret(renewed)} where token_hash = ${hashSecret(secret)} returning *
    )
    insert into sessions (token_hash, account_id, identity_sid, user_agent, created_at, last_used_at, is_first_use)
    select ${hashSecret(renewed)}, account_id, identity_sid, user_agent, created_at, last_used_at, true from before`;
  return renewed;
};

/** A stored session for the owner's list. */
export interface StoredSession {
  readonly token_hash: string;
  /** The secret before, until it ends. */
  readonly renewed_hash: string | null;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** The open sessions of an account, last used first; one whose secret was renewed is its successor. */
export const listSessions = (sql: Sql, accountId: string, now: Date): Promise<readonly StoredSession[]> =>
  sql<StoredSession>`
    select token_hash, (select o.token_hash from sessions o where o.renewed_as = s.token_hash) as renewed_hash,
      user_agent, created_at, last_used_at from sessions s
    where account_id = ${accountId} and renewed_at is null and ${isOpen(sql, now)} order by last_used_at desc, token_hash`;

/** Ends the session of a cookie, whichever of its secrets that is. */
export const endSession = async (sql: Sql, secret: string): Promise<void> => {
  const hash = hashSecret(secret);
  await sql`
    delete from sessions where token_hash = ${hash} or renewed_as = ${hash}
      or token_hash = (select renewed_as from sessions where token_hash = ${hash})`;
};

/** Deletes ended sessions. */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from sessions where last_used_at < ${before(now, SESSION_IDLE)} or created_at < ${before(now, SESSION_MAX)} or renewed_at < ${before(now, RENEWED_FOR)}`;
};
