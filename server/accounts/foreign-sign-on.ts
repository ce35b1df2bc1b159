import { endIdentitySession, endIdentitySessionsOfAccount } from "../identity/identity-models.ts";
import type { EndedSignOn } from "../identity/verify-logout-token.ts";
import type { TokenClaims } from "../identity/verify-token.ts";
import type { Sql } from "../store/sql.ts";
import { SESSION_MAX } from "../../src/domain/session/session-lifetime.ts";

/** A person as a foreign identity server names them. */
type Subject = Pick<TokenClaims, "sub" | "email" | "email_verified">;

const boundAccount = async (sql: Sql, issuer: string, subject: string): Promise<string | undefined> => {
  const [row] = await sql<{ account_id: string }>`
    select account_id from identity_subjects where issuer = ${issuer} and subject = ${subject}`;
  return row?.account_id;
};

/**
 * The account of a foreign identity server's person. The first sign-on finds it by the verified e-mail address and binds it; from then on
 * only `sub` counts, and nobody else of that server gets the account, whatever their address.
 */
const accountOfSubject = async (
  sql: Sql,
  issuer: string,
  { sub, email, email_verified: verified }: Subject,
  now: Date,
): Promise<string | undefined> => {
  const known = await boundAccount(sql, issuer, sub);
  if (known !== undefined || email === undefined || verified !== true) return known;
  await sql`
    insert into identity_subjects (issuer, subject, account_id, bound_at)
    select ${issuer}, ${sub}, id, ${now} from accounts where email = ${email.toLowerCase()}
    on conflict do nothing`;
  return boundAccount(sql, issuer, sub);
};

/** True if a foreign identity server has reported that a session has ended. */
export const hasEnded = async (sql: Sql, sid: string): Promise<boolean> => {
  const rows = await sql`
    select from identity_model where kind = 'EndedSession' and id = ${sid} and expires_at > now()`;
  return rows.length > 0;
};

/**
 * Notes a session of a foreign identity server among the identity sessions, so that the portal's sessions of its `sid` end with it. It may
 * last longer there than a session of the portal: each sign-on notes it for one more.
 * The look for its end comes last, and the end is written before the note is deleted: one of the two sees the other.
 */
const noteSession = async (sql: Sql, sid: string, accountId: string): Promise<void> => {
  await sql`
    insert into identity_model (kind, id, payload, session_uid, account_id, expires_at)
    values ('Session', ${sid}, '{}', ${sid}, ${accountId}, now() + make_interval(secs => ${SESSION_MAX}))
    on conflict (kind, id) do update set account_id = excluded.account_id, expires_at = excluded.expires_at`;
  if (await hasEnded(sql, sid)) await endIdentitySession({ sql }, sid);
};

/** The account and the identity session of a foreign identity server's token. */
export const signOnOf = async (
  sql: Sql,
  issuer: string,
  claims: TokenClaims,
  now: Date,
): Promise<{ readonly accountId: string; readonly sid: string } | undefined> => {
  const accountId = await accountOfSubject(sql, issuer, claims, now);
  if (accountId === undefined) return undefined;
  await noteSession(sql, claims.sid, accountId);
  return { accountId, sid: claims.sid };
};

/**
 * Ends the portal's sessions of a foreign identity session, or all of a person's where the server names no session. Not in a transaction:
 * see `noteSession`. A token that is still valid begins no session of an ended `sid`.
 */
export const endForeignSignOn = async (
  sql: Sql,
  issuer: string,
  { sid, sub }: EndedSignOn,
): Promise<void> => {
  if (sid !== undefined) {
    await sql`
      insert into identity_model (kind, id, payload, expires_at)
      values ('EndedSession', ${sid}, '{}', now() + make_interval(secs => ${SESSION_MAX}))
      on conflict (kind, id) do nothing`;
    await endIdentitySession({ sql }, sid);
    await sql`delete from sessions where identity_sid = ${sid}`;
    return;
  }
  const accountId = await boundAccount(sql, issuer, sub ?? "");
  if (accountId === undefined) return;
  await endIdentitySessionsOfAccount({ sql }, accountId);
  await sql`delete from sessions where account_id = ${accountId} and identity_sid is not null`;
};
