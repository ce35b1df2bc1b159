import { randomBytes, randomUUID } from "node:crypto";
import type { Provider } from "oidc-provider";
import { fullName } from "../../src/domain/kit/full-name.ts";
import { LOGIN_PAGE } from "../../src/domain/session/sign-on-pages.ts";
import type { AccountProfile } from "./credential-check.ts";
import { lifetimes, pagesAt } from "./realm.ts";
import type { Realm } from "./realm.ts";

/** The claims of a person in Keycloak's default scopes. */
export const profileClaims = (accountId: string, profile: AccountProfile) => ({
  sub: accountId,
  email: profile.email,
  email_verified: true,
  preferred_username: profile.email,
  name: fullName(profile.firstname, profile.lastname),
  given_name: profile.firstname,
  family_name: profile.lastname,
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Adapts two of the library's models to keycloak-js: it decodes the refresh token, so its id has the form of a JWT (with random bytes
 * as signature), and where a sign-out may lead can change while it runs.
 */
export const shapeLikeKeycloak = (provider: Provider, realm: Realm): void => {
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: {
      accountId: string;
      clientId: string;
      sessionUid: string;
      scope: string;
    }): string {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        jti: randomUUID(),
        typ: "Refresh",
        iss: realm.issuer,
        sub: this.accountId,
        azp: this.clientId,
        sid: this.sessionUid,
        scope: this.scope,
        iat: now,
        exp: now + lifetimes.wholeSession,
      };
      return `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}.${randomBytes(32).toString("base64url")}`;
    },
  });
  Object.assign(provider.Client.prototype, {
    postLogoutRedirectUriAllowed: (address: string): boolean =>
      pagesAt(realm.logoutOrigins(), LOGIN_PAGE).includes(address),
  });
};
