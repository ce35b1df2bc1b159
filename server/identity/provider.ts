import { Provider, interactionPolicy } from "oidc-provider";
import type { Configuration, KoaContextWithOIDC } from "oidc-provider";
import { LOGIN_PAGE, SILENT_PAGE } from "../../src/domain/session/sign-on-pages.ts";
import { refusalOf } from "../http/refusals.ts";
import type { Database } from "../store/database.ts";
import type { CredentialCheck } from "./credential-check.ts";
import type { IdentityKeys } from "./identity-keys.ts";
import { storeAdapter } from "./identity-models.ts";
import { addKeycloakCompatibility } from "./keycloak-compat.ts";
import { profileClaims, shapeLikeKeycloak } from "./keycloak-tokens.ts";
import { chooseLoginLanguage } from "./login-language.ts";
import { pagesFor } from "./pages.ts";
import type { PortalLinks } from "./pages.ts";
import { lifetimes, pagesAt, protocolPath, sessionCookie } from "./realm.ts";
import type { Realm } from "./realm.ts";

/** The dependencies of the protocol part. */
export interface ProviderParts {
  readonly realm: Realm;
  readonly keys: IdentityKeys;
  readonly database: Database;
  readonly credentials: CredentialCheck;
  readonly links: PortalLinks;
  readonly report: (error: unknown) => void;
}

const scopes = "openid profile email roles";

const accountIsClosed = (ctx: KoaContextWithOIDC): boolean =>
  ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined;

/** Requires a new login if the account of an open session may not sign in any more; a silent request gets `login_required`. */
const loginPolicy = (): interactionPolicy.DefaultPolicy => {
  const policy = interactionPolicy.base();
  // The portal is the realm's own client: no consent is required.
  policy.remove("consent");
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "account_closed",
        "the account may not sign in",
        "login_required",
        accountIsClosed,
      ),
    );
  return policy;
};

const secondsOfSession = (loginTs: number | undefined): number => {
  if (loginTs === undefined) return lifetimes.login;
  const untilTheEnd = loginTs + lifetimes.wholeSession - Math.floor(Date.now() / 1000);
  return Math.max(1, Math.min(lifetimes.idleSession, untilTheEnd));
};

const languageOf = (ctx: KoaContextWithOIDC) => {
  const wanted = ctx.oidc.params?.["ui_locales"];
  return chooseLoginLanguage(typeof wanted === "string" ? wanted : undefined, ctx.get("accept-language"));
};

const configure = (parts: ProviderParts, provider: () => Provider): Configuration => {
  const { realm, keys, credentials, links } = parts;
  const pages = (ctx: KoaContextWithOIDC) => pagesFor(realm, links, languageOf(ctx));

  return {
    adapter: storeAdapter(parts.database),
    jwks: { keys: [...keys.accepted] },
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      jwks: `${protocolPath}/certs`,
      end_session: `${protocolPath}/logout`,
      userinfo: `${protocolPath}/userinfo`,
      revocation: `${protocolPath}/revoke`,
    },
    clients: [
      {
        client_id: realm.clientId,
        token_endpoint_auth_method: "none",
        application_type: "web",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: pagesAt(realm.appOrigins, LOGIN_PAGE, SILENT_PAGE),
        post_logout_redirect_uris: pagesAt(realm.appOrigins, LOGIN_PAGE),
      },
    ],
    cookies: {
      keys: [...keys.cookies],
      names: { session: sessionCookie, interaction: "AUTH_INTERACTION", resume: "AUTH_RESUME" },
      long: { httpOnly: true, sameSite: "lax", signed: true, path: `${realm.mount}/` },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    scopes: [...scopes.split(" "), "offline_access"],
    // Keycloak adds these to every token, even if only `openid` is requested.
    claims: {
      openid: ["sub", "email", "email_verified", "preferred_username", "name", "given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, accountId) => {
      if (!(await credentials.mayStillSignIn(accountId))) return undefined;
      const profile = await credentials.profile(accountId);
      return profile && { accountId, claims: () => Promise.resolve(profileClaims(accountId, profile)) };
    },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => realm.appOrigins.has(origin),
    // One refresh token per session: with rotation a lost response would sign out all tabs.
    rotateRefreshToken: false,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed("refresh_token")),
    expiresWithSession: () => Promise.resolve(true),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const accountId = session?.accountId;
      if (client === undefined || session === undefined || accountId === undefined) return undefined;
      const knownId = session.grantIdFor(client.clientId);
      const known = knownId === undefined ? undefined : await provider().Grant.find(knownId);
      if (known !== undefined) return known;
      const grant = new (provider().Grant)({ clientId: client.clientId, accountId });
      grant.addOIDCScope(`${scopes} offline_access`);
      grant.addResourceScope(realm.resource, scopes);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      // The library's endpoint refuses JWT access tokens; own-routes.ts has one that accepts them.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => Promise.resolve(token.clientId === client.clientId),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => Promise.resolve(realm.resource),
        useGrantedResource: () => Promise.resolve(true),
        getResourceServerInfo: () => ({
          scope: scopes,
          audience: "account",
          accessTokenFormat: "jwt",
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const hinted = ctx.oidc.entities.IdTokenHint?.payload["sub"];
          ctx.body = pages(ctx).logout(form, hinted !== undefined && hinted === ctx.oidc.session?.accountId);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = pages(ctx).signedOut();
        },
      },
    },
    formats: {
      customizers: {
        jwt: async (_ctx, token, jwt) => {
          const { accountId, clientId, sessionUid } = token as {
            accountId?: string;
            clientId?: string;
            sessionUid?: string;
          };
          const profile = accountId === undefined ? undefined : await credentials.profile(accountId);
          if (accountId === undefined || profile === undefined)
            throw new Error("an access token needs an account");
          jwt.header = { ...jwt.header, typ: "JWT" };
          const claims = {
            typ: "Bearer",
            azp: clientId,
            sid: sessionUid,
            realm_access: { roles: profile.groups },
          };
          jwt.payload = { ...jwt.payload, ...claims, ...profileClaims(accountId, profile) };
        },
      },
    },
    interactions: {
      policy: loginPolicy(),
      url: (_ctx, interaction) => `${realm.mount}/login-actions/authenticate/${interaction.uid}`,
    },
    renderError: (ctx, out) => {
      ctx.type = "html";
      ctx.body = pages(ctx).failure(out.error);
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      Grant: lifetimes.wholeSession,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.login,
      RefreshToken: lifetimes.wholeSession,
      Session: (_ctx, session) => secondsOfSession(session.loginTs),
    },
    discovery: {
      check_session_iframe: `${realm.issuer}${protocolPath}/login-status-iframe.html`,
      userinfo_endpoint: `${realm.issuer}${protocolPath}/userinfo`,
    },
  };
};

/** Creates the protocol part of the identity server: the library, configured for the unmodified keycloak-js and Keycloak's behaviour. */
export const makeProvider = (parts: ProviderParts): Provider => {
  const provider: Provider = new Provider(
    parts.realm.issuer,
    configure(parts, () => provider),
  );
  // identity-server.ts sets the mount in the forwarded headers, so that a client's Host header has no effect.
  provider.proxy = true;
  shapeLikeKeycloak(provider, parts.realm);
  addKeycloakCompatibility(provider, parts.realm, parts.database);
  provider.on("server_error", (ctx, error) => {
    parts.report(error);
    const refusal = refusalOf(error);
    if (refusal === undefined) return;
    ctx.status = refusal.status;
    ctx.set("retry-after", String(refusal.more.retryAfter));
  });
  return provider;
};
