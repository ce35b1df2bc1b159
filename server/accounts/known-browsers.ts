import { secretCookie } from "../http/cookies.ts";
import type { Sql } from "../store/sql.ts";
import { hashSecret } from "./secret.ts";

/** The cookie that identifies a browser, set at the first sign-in; the identity server's login reads it too. */
export const BROWSER_COOKIE = secretCookie("portal_browser");

/** True where the account has signed in from this browser before. */
export const isKnownBrowser = async (sql: Sql, accountId: string, browserId: string): Promise<boolean> => {
  const rows =
    await sql`select 1 from known_browsers where account_id = ${accountId} and browser_hash = ${hashSecret(browserId)}`;
  return rows.length > 0;
};

/** True where the account of an address has signed in from this browser before. */
export const isKnownBrowserOf = async (sql: Sql, email: string, browserId: string): Promise<boolean> => {
  const rows = await sql`
    select 1 from known_browsers k join accounts a on a.id = k.account_id where a.email = ${email} and k.browser_hash = ${hashSecret(browserId)}`;
  return rows.length > 0;
};

/** Remembers that the account has signed in from this browser. */
export const rememberBrowser = async (
  sql: Sql,
  accountId: string,
  browserId: string,
  now: Date,
): Promise<void> => {
  await sql`
    insert into known_browsers (account_id, browser_hash, last_used_at) values (${accountId}, ${hashSecret(browserId)}, ${now})
    on conflict (account_id, browser_hash) do update set last_used_at = excluded.last_used_at`;
};

const yearInMs = 365 * 24 * 60 * 60 * 1000;

/** Deletes browsers without a sign-in for a year. */
export const purgeBrowsers = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from known_browsers where last_used_at < ${new Date(now.getTime() - yearInMs)}`;
};
