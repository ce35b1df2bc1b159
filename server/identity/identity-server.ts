import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import type { JWK } from "jose";
import { errors } from "oidc-provider";
import { parseCookies } from "../http/cookies.ts";
import { networkOf } from "../http/network.ts";
import { refusalOf } from "../http/refusals.ts";
import type { MakePolicy } from "../http/security-headers.ts";
import type { Database } from "../store/database.ts";
import type { Secrets } from "../store/secrets.ts";
import type { CredentialCheck } from "./credential-check.ts";
import { allowAppOrigin, FormTooLarge, sendJson } from "./http.ts";
import { KEYS_LIFETIME, loadIdentityKeys, type IdentityKeys } from "./identity-keys.ts";
import { endIdentitySession, endIdentitySessionsOfAccount, sessionIsOpen } from "./identity-models.ts";
import { chooseLoginLanguage } from "./login-language.ts";
import { createKeyedQueue } from "./keyed-queue.ts";
import { ownRoutes } from "./own-routes.ts";
import type { Visitor } from "./own-routes.ts";
import { pageHeaders, pagesFor } from "./pages.ts";
import type { PortalLinks } from "./pages.ts";
import { makeProvider } from "./provider.ts";
import { makeRealm, sessionCookie } from "./realm.ts";
import { createTokenVerifier } from "./verify-token.ts";
import type { TokenClaims, TokenVerifier } from "./verify-token.ts";

/** Simulated failures of the identity server for one request. */
export type IdentityFault = "none" | "down" | "hung" | "misconfigured";

export interface IdentityServerOptions {
  /** The origin as seen by browsers, such as `http://localhost:4100`; with https all cookies are Secure. */
  readonly baseUrl: string;
  readonly realm: string;
  readonly clientId: string;
  /** Origins that the portal is served from. */
  readonly appOrigins: readonly string[];
  /** The production portal of the page's configuration, to which a sign-out may lead (shell §4); undefined while it cannot be read, for which the last one holds. */
  readonly productionPortal: () => Promise<string | undefined>;
  readonly makePolicy: MakePolicy;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly credentials: CredentialCheck;
  readonly pages: PortalLinks;
  /** Writes a defect to the log. */
  readonly report: (error: unknown) => void;
  /** Network and known browser of a request; by default the socket's network. */
  readonly visitorOf?: (req: IncomingMessage) => Visitor;
  readonly now: () => Date;
  readonly fault?: (req: IncomingMessage) => IdentityFault | Promise<IdentityFault>;
}

/** A Keycloak-compatible identity server, mounted in the server's process. */
export interface IdentityServer {
  readonly mount: string;
  readonly issuer: string;
  /** Handles a request below `/realms/` and returns whether it was one. Must run before any body parser. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  /** The claims of a valid access token whose session is still open. */
  readonly verifyToken: (token: string) => Promise<TokenClaims | undefined>;
  readonly endSession: (sid: string) => Promise<void>;
  readonly endSessionsOfAccount: (accountId: string) => Promise<void>;
}

const publicPart = ({ kty, n, e, alg, use, kid }: JWK) =>
  ({ kty, n, e, alg, use, kid }) as JWK & { kty: string };

const socketVisitor = (req: IncomingMessage): Visitor => ({
  address: networkOf(req.socket.remoteAddress ?? ""),
});

/** Creates the identity server: keys and sessions are in the store, so they survive restarts and are shared between processes. */
export const createIdentityServer = async (options: IdentityServerOptions): Promise<IdentityServer> => {
  const { database, secrets, credentials, pages: links, now, report } = options;
  let productionPortal = await options.productionPortal();
  const realm = makeRealm({ ...options, productionPortal: () => productionPortal });
  const visitorOf = options.visitorOf ?? socketVisitor;
  const inTurn = createKeyedQueue();
  const { host, protocol: scheme } = new URL(realm.baseUrl);

  const verifyWith = (verify: TokenVerifier) => async (token: string) => {
    const verdict = await verify(token);
    return verdict._tag === "Valid" && (await sessionIsOpen(database, verdict.claims.sid))
      ? verdict.claims
      : undefined;
  };
  const serve = (keys: IdentityKeys) => {
    const verifyToken = verifyWith(
      createTokenVerifier({ ...realm, jwks: { keys: keys.accepted.map(publicPart) } }),
    );
    const provider = makeProvider({ realm, keys, database, credentials, links, report });
    const routeOf = ownRoutes({ realm, provider, credentials, links, visitorOf, verifyToken });
    return { verifyToken, routeOf, protocol: provider.callback() };
  };

  // The keys may be rotated, and the page's configuration replaced, while the process runs: it looks for new ones every minute.
  let keys = await loadIdentityKeys(database, secrets);
  let loadedAt = now().getTime();
  let served = serve(keys);
  const current = async (): Promise<typeof served> => {
    if (now().getTime() - loadedAt < KEYS_LIFETIME) return served;
    loadedAt = now().getTime();
    productionPortal = (await options.productionPortal()) ?? productionPortal;
    const latest = await loadIdentityKeys(database, secrets);
    if (!isDeepStrictEqual(latest, keys)) {
      keys = latest;
      served = serve(keys);
    }
    return served;
  };

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    req.headers["x-forwarded-host"] = host;
    req.headers["x-forwarded-proto"] = scheme.slice(0, -1);
    const place = url.pathname.slice(realm.mount.length);
    const { routeOf, protocol } = await current();
    const route = routeOf(`${req.method ?? "GET"} ${place}`);
    if (route !== undefined) return route(req, res, url);
    // The library derives where it is mounted from the original address.
    Object.assign(req, { originalUrl: req.url, url: `${place}${url.search}` });
    return inTurn(parseCookies(req.headers.cookie).get(sessionCookie), () => protocol(req, res));
  };

  const fail = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    const expected = error instanceof errors.OIDCProviderError;
    const refusal = refusalOf(error);
    if (!expected && !(error instanceof FormTooLarge) && refusal !== error) report(error);
    if (res.headersSent) return void res.destroy();
    if (refusal !== undefined) res.setHeader("retry-after", String(refusal.more.retryAfter));
    const status =
      refusal !== undefined
        ? refusal.status
        : error instanceof FormTooLarge
          ? 413
          : expected
            ? error.statusCode
            : 500;
    const page = pagesFor(realm, links, chooseLoginLanguage(undefined, req.headers["accept-language"]));
    res.writeHead(status, pageHeaders(realm)).end(page.failure(expected ? error.error : "server_error"));
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = new URL(req.url ?? "/", realm.baseUrl);
    if (!url.pathname.startsWith("/realms/")) return false;
    const fault = (await options.fault?.(req)) ?? "none";
    if (fault === "hung") return true;
    if (fault === "down") {
      req.socket.destroy();
      return true;
    }
    if (fault === "misconfigured" || !url.pathname.startsWith(`${realm.mount}/`)) {
      allowAppOrigin(realm, req, res);
      sendJson(res, 404, { error: "Realm does not exist" });
      return true;
    }
    const unstorable = [...url.searchParams].find(([, value]) => value.includes("\0"))?.[0];
    if (unstorable !== undefined) {
      const description = `${unstorable} contains a sign that is not allowed`;
      sendJson(res, 400, { error: "invalid_request", error_description: description });
      return true;
    }
    try {
      await answer(req, res, url);
    } catch (error) {
      fail(req, res, error);
    }
    return true;
  };

  return {
    mount: realm.mount,
    issuer: realm.issuer,
    handle,
    verifyToken: async (token) => (await current()).verifyToken(token),
    endSession: (sid) => endIdentitySession(database, sid),
    endSessionsOfAccount: (accountId) => endIdentitySessionsOfAccount(database, accountId),
  };
};
