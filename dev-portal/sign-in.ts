import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { BROWSER_COOKIE } from "./accounts/known-browsers.ts";
import type { SignInServices } from "./areas/session/session.handlers.ts";
import { parseCookies } from "./http/cookies.ts";
import type { CredentialCheck } from "./identity/credential-check.ts";
import { createIdentityServer, type IdentityServer } from "./identity/identity-server.ts";
import { createTokenVerifier } from "./identity/verify-token.ts";
import type { Database } from "./store/database.ts";

/** Which identity server signs people in: the one inside this process, or one elsewhere (a real Keycloak). */
export interface IdentityOptions {
  /** The address of an identity server elsewhere; undefined for the one inside. */
  readonly url: string | undefined;
  readonly realm: string;
  readonly clientId: string;
}

/** Both ways in, by password and by token, on whichever identity server there is. */
export interface SignIn {
  readonly services: SignInServices;
  readonly server: IdentityServer | undefined;
  /** Remembers what the proxy said of a request, before it goes to the identity server. */
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
    // Its account ids are not the portal's: the e-mail address is what both know.
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
  }: {
    readonly baseUrl: string;
    readonly origins: ReadonlySet<string>;
    readonly database: Database;
    readonly credentials: CredentialCheck;
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
