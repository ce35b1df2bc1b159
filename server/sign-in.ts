import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { endForeignSignOn, hasEnded, signOnOf } from "./accounts/foreign-sign-on.ts";
import { BROWSER_COOKIE } from "./accounts/known-browsers.ts";
import type { SignInServices } from "./areas/session/session.handlers.ts";
import { cookieName, isSecure, parseCookies } from "./http/cookies.ts";
import { networkOf } from "./http/network.ts";
import type { MakePolicy } from "./http/security-headers.ts";
import type { CredentialCheck } from "./identity/credential-check.ts";
import { createIdentityServer, type IdentityServer } from "./identity/identity-server.ts";
import { createLogoutTokenCheck, type LogoutVerdict } from "./identity/verify-logout-token.ts";
import { createTokenVerifier, type TokenVerdict } from "./identity/verify-token.ts";
import type { Database } from "./store/database.ts";
import type { Secrets } from "./store/secrets.ts";
import { waitedForLater } from "./waited-for-later.ts";

/** The identity server: inside this process, or an external one (a real Keycloak). */
export interface IdentityOptions {
  /** The address of an external identity server; undefined for the internal one. */
  readonly url: string | undefined;
  readonly realm: string;
  readonly clientId: string;
}

/** Sign-in by password and by token, with either identity server. */
export interface SignIn {
  readonly services: SignInServices;
  readonly server: Pick<IdentityServer, "handle"> | undefined;
  /** Rejects if the keys in the store cannot be read. */
  readonly ready: Promise<void>;
  /** Ends the sessions that a logout token of a foreign identity server names; undefined with the internal one. */
  readonly backchannelLogout: ((token: string) => Promise<LogoutVerdict>) | undefined;
  /** Remembers the proxy's data of a request before it is passed to the identity server. */
  readonly noteVisitor: (request: FastifyRequest) => void;
}

const sessionOver: TokenVerdict = { _tag: "Invalid", reason: "forged, expired, or its session has ended" };

const external = (
  { url = "", realm, clientId }: IdentityOptions,
  { sql }: Database,
  credentials: CredentialCheck,
): SignIn => {
  const issuer = `${url.replace(/\/$/, "")}/realms/${realm}`;
  const options = { issuer, clientId, jwksUrl: `${issuer}/protocol/openid-connect/certs` };
  const verify = createTokenVerifier(options);
  return {
    server: undefined,
    ready: Promise.resolve(),
    backchannelLogout: createLogoutTokenCheck(options, (ended) => endForeignSignOn(sql, issuer, ended)),
    noteVisitor: () => {},
    services: {
      credentials,
      verifyToken: async (token) => {
        const verdict = await verify(token);
        return verdict._tag === "Valid" && (await hasEnded(sql, verdict.claims.sid)) ? sessionOver : verdict;
      },
      identify: (claims, now) => signOnOf(sql, issuer, claims, now),
    },
  };
};

/** Sets up signing in, which waits until the store is prepared. */
export const createSignIn = (
  options: IdentityOptions,
  {
    baseUrl,
    origins,
    productionPortal,
    makePolicy,
    database,
    prepared,
    secrets,
    credentials,
    now,
    report,
  }: {
    readonly baseUrl: string;
    readonly origins: ReadonlySet<string>;
    readonly productionPortal: () => Promise<string | undefined>;
    readonly makePolicy: MakePolicy;
    readonly database: Database;
    readonly prepared: Promise<void>;
    readonly secrets: Secrets;
    readonly credentials: CredentialCheck;
    readonly now: () => Date;
    readonly report: (error: unknown) => void;
  },
): SignIn => {
  if (options.url !== undefined) return external(options, database, credentials);
  const browserCookie = cookieName(BROWSER_COOKIE, isSecure(baseUrl));
  const addresses = new WeakMap<IncomingMessage, string>();
  const creating = prepared.then(() =>
    createIdentityServer({
      baseUrl,
      realm: options.realm,
      clientId: options.clientId,
      appOrigins: [...origins],
      productionPortal,
      makePolicy,
      database,
      secrets,
      credentials,
      now,
      report,
      pages: {
        product: "Partner portal",
        portalUrl: `${baseUrl}/`,
        forgotPasswordUrl: `${baseUrl}/forgot-password/`,
      },
      visitorOf: (request) => {
        const userAgentId = parseCookies(request.headers.cookie).get(browserCookie);
        return {
          address: addresses.get(request) ?? "",
          ...(userAgentId === undefined ? {} : { userAgentId }),
        };
      },
    }),
  );
  const ready = waitedForLater(creating.then(() => undefined));
  return {
    server: { handle: async (request, response) => (await creating).handle(request, response) },
    ready,
    backchannelLogout: undefined,
    noteVisitor: (request) => void addresses.set(request.raw, networkOf(request.ip)),
    services: {
      credentials,
      verifyToken: async (token) => {
        const claims = await (await creating).verifyToken(token);
        return claims === undefined ? sessionOver : { _tag: "Valid", claims };
      },
      identify: ({ sub, sid }) => Promise.resolve({ accountId: sub, sid }),
    },
  };
};
