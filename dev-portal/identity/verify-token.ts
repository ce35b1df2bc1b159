import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { JSONWebKeySet, JWTPayload } from "jose";
import * as Schema from "effect/Schema";

/** What the portal needs of an access token; `exp` in epoch seconds. `email` is missing where the realm leaves it out. */
export const TokenClaims = Schema.Struct({
  sub: Schema.String,
  sid: Schema.String,
  exp: Schema.Number,
  email: Schema.optionalKey(Schema.String),
});
export type TokenClaims = typeof TokenClaims.Type;

/** A token is valid, or it is not (forged, expired, for somebody else), or nobody can tell because the identity server does not answer. */
export type TokenVerdict =
  | { readonly _tag: "Valid"; readonly claims: TokenClaims }
  | { readonly _tag: "Invalid"; readonly reason: string }
  | { readonly _tag: "IdentityServerUnreachable"; readonly reason: string };

/** Verifies access tokens: `Authorization: Bearer`, or the form field of setUserSessionCookie. */
export type TokenVerifier = (token: string) => Promise<TokenVerdict>;

/** Whose tokens are taken. `jwks` are the keys themselves when the issuer is this process; else `jwksUrl` says where they are. */
export type TokenVerifierOptions = {
  readonly issuer: string;
  readonly clientId: string;
} & ({ readonly jwksUrl: string } | { readonly jwks: JSONWebKeySet });

/** How long the identity server may take to give its keys, in ms. */
const keysTimeout = 3_000;

const decodeClaims = Schema.decodeUnknownSync(TokenClaims);

const checkClaims = (payload: JWTPayload, clientId: string): TokenClaims => {
  if (payload["azp"] !== clientId)
    throw new errors.JWTClaimValidationFailed("issued to another client", payload, "azp", "check_failed");
  if (payload["typ"] !== "Bearer")
    throw new errors.JWTClaimValidationFailed("not an access token", payload, "typ", "check_failed");
  return decodeClaims(payload);
};

const isUnreachable = (error: unknown): boolean => {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // jose says "expected 200 OK" with its generic code; a refused connection comes as fetch's TypeError.
  return (
    error instanceof TypeError || (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC")
  );
};

/** Makes a verifier for one issuer, the development portal's own or a real Keycloak: RS256, issuer, audience, azp, typ, exp and sid. */
export const createTokenVerifier = (options: TokenVerifierOptions): TokenVerifier => {
  const keys =
    "jwks" in options
      ? createLocalJWKSet(options.jwks)
      : createRemoteJWKSet(new URL(options.jwksUrl), { timeoutDuration: keysTimeout });

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: options.issuer,
        audience: "account",
        algorithms: ["RS256"],
        clockTolerance: 5,
        requiredClaims: ["sub", "exp", "azp", "sid"],
      });
      return { _tag: "Valid", claims: checkClaims(payload, options.clientId) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { _tag: isUnreachable(error) ? "IdentityServerUnreachable" : "Invalid", reason };
    }
  };
};
