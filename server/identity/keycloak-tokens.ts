import { randomBytes, randomUUID } from "node:crypto";
import type { Provider } from "oidc-provider";
import { fullName } from "../../src/domain/kit/full-name.ts";
import type { AccountProfile } from "./credential-check.ts";
import { isAddressOf, lifetimes } from "./realm.ts";
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
 * as signature), and it redirects to any page of the portal, not to one registered address.
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
    redirectUriAllowed: (address: string): boolean => isAddressOf(realm.appOrigins, address),
    postLogoutRedirectUriAllowed: (address: string): boolean => isAddressOf(realm.logoutOrigins(), address),
  });
};
