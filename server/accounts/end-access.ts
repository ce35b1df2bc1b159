import { endIdentitySession, endIdentitySessionsOfAccount } from "../identity/identity-models.ts";
import type { Sql } from "../store/sql.ts";
import { hashSecret } from "./secret.ts";

/** Ends all access of an account immediately: portal sessions, identity sessions, refresh tokens and codes. */
export const endAllAccess = async (sql: Sql, accountId: string): Promise<number> => {
  const ended = await sql`delete from sessions where account_id = ${accountId} returning token_hash`;
  await endIdentitySessionsOfAccount({ sql }, accountId);
  return ended.length;
};

/** Ends all access except the session of a cookie and its sign-on. */
export const endOtherAccess = async (sql: Sql, accountId: string, secret: string): Promise<void> => {
  const [own] = await sql<{
    identity_sid: string | null;
  }>`select identity_sid from sessions where token_hash = ${hashSecret(secret)}`;
  await sql`delete from sessions where account_id = ${accountId} and token_hash <> ${hashSecret(secret)}`;
  const sid = own?.identity_sid ?? null;
  if (sid === null) return endIdentitySessionsOfAccount({ sql }, accountId);
  // Grants have no session of their own; without a session or refresh token they have no effect.
  await sql`delete from identity_model where account_id = ${accountId} and session_uid is not null and session_uid <> ${sid}`;
};

/** Ends one session and its sign-on, because a silent sign-on would restore it. Returns whether it existed. */
export const endOneAccess = async (sql: Sql, accountId: string, tokenHash: string): Promise<boolean> => {
  const [ended] = await sql<{
    identity_sid: string | null;
  }>`delete from sessions where account_id = ${accountId} and (token_hash = ${tokenHash} or renewed_as = ${tokenHash}) returning identity_sid`;
  if (ended === undefined) return false;
  if (ended.identity_sid !== null) await endIdentitySession({ sql }, ended.identity_sid);
  return true;
};
