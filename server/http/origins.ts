import type { IncomingHttpHeaders } from "node:http";
import { ACCOUNT_HEADER } from "../../src/api/account-header.ts";
import { CODES_HEADER } from "../../src/domain/code-counts/met-codes.ts";
import { DOWNLOAD_HEADER } from "../../src/api/download-link.ts";
import { UNATTENDED_HEADER } from "../../src/api/unattended-header.ts";
import { BACKCHANNEL_LOGOUT } from "../identity/backchannel-logout.ts";
import { UNSUBSCRIBE_ROUTE } from "../notifications/unsubscribe-link.ts";

/**
 * The routes whose POSTs need no allow-listed Origin: each is allowed by a signed token of its own. The identity server answers its
 * routes before this check, and has checks of its own.
 */
export const postsWithoutOrigin: ReadonlySet<string> = new Set([BACKCHANNEL_LOGOUT, UNSUBSCRIBE_ROUTE]);

const loopback = ["localhost", "127.0.0.1"];

/** The allowed origins: the portal's own (on loopback under both names) and the listed ones. */
export const allowedOrigins = (baseUrl: string, listed: readonly string[]): ReadonlySet<string> => {
  const own = new URL(baseUrl);
  const names = loopback.includes(own.hostname) ? loopback : [own.hostname];
  const origins = names.map((name) => `${own.protocol}//${name}${own.port === "" ? "" : `:${own.port}`}`);
  return new Set([...origins, ...listed]);
};

/** The CORS headers for an allowed origin; none for others. */
export const corsHeaders = (
  allowed: ReadonlySet<string>,
  origin: string | undefined,
): Readonly<Record<string, string>> =>
  origin === undefined || !allowed.has(origin)
    ? {}
    : {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Expose-Headers": `${ACCOUNT_HEADER}, Portal-Session-Seconds, Idempotent-Replayed, Retry-After, Content-Disposition`,
      };

/** The headers of a preflight response. */
export const preflightHeaders = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": `Content-Type, Idempotency-Key, ${ACCOUNT_HEADER}, ${DOWNLOAD_HEADER}, ${UNATTENDED_HEADER}, ${CODES_HEADER}`,
  "Access-Control-Max-Age": "600",
} as const;

/** True if the browser reports a cross-site request. */
export const isCrossSite = (headers: IncomingHttpHeaders): boolean =>
  headers["sec-fetch-site"] === "cross-site";
