import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { BROWSER_COOKIE } from "./accounts/known-browsers.ts";
import type { SignInServices } from "./areas/session/session.handlers.ts";
import { parseCookies } from "./http/cookies.ts";
import type { CredentialCheck } from "./identity/credential-check.ts";
import { createIdentityServer, type IdentityServer } from "./identity/identity-server.ts";
import { createTokenVerifier } from "./identity/verify-token.ts";
import type { Database } from "./store/database.ts";

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
  readonly server: IdentityServer | undefined;
  /** Remembers the proxy's data of a request before it is passed to the identity server. */
  readonly noteVisitor: (request: FastifyRequest) => void;
}

const external = ({ url = "", realm, clientId }: IdentityOptions, credentials: CredentialCheck): SignIn => {
  const issuer = `${url.replace(/\/$/, "")}/realms/${realm}`;
  const verifyToken = createTokenVerifier({
    issuer,
    clientId,
    jwksUrl: `${issuer}/protocol/openid-connect/certs`,
  });
  return {
    server: undefined,
    noteVisitor: () => {},
    // An external server has other account ids: accounts are matched by e-mail address.
    services: { credentials, verifyToken, identify: ({ email }) => ({ account: { email: email ?? "" } }) },
  };
};

/** Sets up signing in. */
export const createSignIn = async (
  options: IdentityOptions,
  {
    baseUrl,
    origins,
    database,
    credentials,
    report,
  }: {
    readonly baseUrl: string;
    readonly origins: ReadonlySet<string>;
    readonly database: Database;
    readonly credentials: CredentialCheck;
    readonly report: (error: unknown) => void;
  },
): Promise<SignIn> => {
  if (options.url !== undefined) return external(options, credentials);
  const addresses = new WeakMap<IncomingMessage, string>();
  const server = await createIdentityServer({
    baseUrl,
    realm: options.realm,
    clientId: options.clientId,
    appOrigins: [...origins],
    database,
    credentials,
    report,
    pages: {
      product: "Partner portal",
      portalUrl: `${baseUrl}/`,
      forgotPasswordUrl: `${baseUrl}/forgot-password/`,
    },
    visitorOf: (request) => {
      const userAgentId = parseCookies(request.headers.cookie).get(BROWSER_COOKIE);
      return { address: addresses.get(request) ?? "", ...(userAgentId === undefined ? {} : { userAgentId }) };
    },
  });
  return {
    server,
    noteVisitor: (request) => void addresses.set(request.raw, request.ip),
    services: {
      credentials,
      verifyToken: async (token) => {
        const claims = await server.verifyToken(token);
        return claims === undefined
          ? { _tag: "Invalid", reason: "forged, expired, or its session has ended" }
          : { _tag: "Valid", claims };
      },
      identify: ({ sub, sid }) => ({ account: { id: sub }, sid }),
    },
  };
};
