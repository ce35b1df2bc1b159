import type { MakePolicy } from "../http/security-headers.ts";
import { SESSION_IDLE, SESSION_MAX } from "../../src/domain/session/session-lifetime.ts";

/** The addresses and clients of the identity server. */
export interface Realm {
  /** Origin of the identity server, such as `http://localhost:4100`. */
  readonly baseUrl: string;
  /** Path prefix of all its pages, such as `/realms/partner`. */
  readonly mount: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The portal's origins: the only ones that a sign-in returns to. */
  readonly appOrigins: ReadonlySet<string>;
  /** Where a sign-out may lead: to these, and to the production portal (shell §4). */
  readonly logoutOrigins: () => ReadonlySet<string>;
  /** The audience of access tokens as a resource indicator: used internally, tokens have `account`. */
  readonly resource: string;
  /** Makes the policies of its pages. */
  readonly makePolicy: MakePolicy;
}

/** Path of the protocol's endpoints below the mount, as Keycloak has it. */
export const protocolPath = "/protocol/openid-connect";

/** The protocol library's session cookie. */
export const sessionCookie = "AUTH_SESSION";

/** Script-readable cookie with the hash of the session id: the status page compares it. */
export const statusCookie = "KEYCLOAK_SESSION";

/** Lifetimes in seconds. A session ends 30 min after its last use, at most 12 h after the login (docs/decisions/session.md). */
export const lifetimes = {
  accessToken: 300,
  code: 60,
  login: 1_800,
  idleSession: SESSION_IDLE,
  wholeSession: SESSION_MAX,
};

export const makeRealm = (options: {
  readonly baseUrl: string;
  readonly realm: string;
  readonly clientId: string;
  readonly appOrigins: readonly string[];
  readonly productionPortal: () => string | undefined;
  readonly makePolicy: MakePolicy;
}): Realm => {
  const mount = `/realms/${options.realm}`;
  const issuer = `${options.baseUrl}${mount}`;
  const appOrigins = new Set(options.appOrigins);
  return {
    baseUrl: options.baseUrl,
    mount,
    issuer,
    clientId: options.clientId,
    appOrigins,
    logoutOrigins: () => {
      const production = options.productionPortal();
      return production === undefined ? appOrigins : new Set([...appOrigins, new URL(production).origin]);
    },
    resource: `${issuer}/account`,
    makePolicy: options.makePolicy,
  };
};

/** The addresses of pages at origins. They are compared whole, as Keycloak compares them. */
export const pagesAt = (origins: ReadonlySet<string>, ...pages: readonly string[]): string[] =>
  [...origins].flatMap((origin) => pages.map((page) => `${origin}${page}`));
