import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from "jose";
import * as Schema from "effect/Schema";
import { refuseInsideTransaction } from "../store/in-transaction.ts";

/** The claims of an access token that the portal uses; `exp` in epoch seconds. `email` and `email_verified` are missing if the realm omits them. */
export const TokenClaims = Schema.Struct({
  sub: Schema.String,
  sid: Schema.String,
  exp: Schema.Number,
  email: Schema.optionalKey(Schema.String),
  email_verified: Schema.optionalKey(Schema.Boolean),
});
export type TokenClaims = typeof TokenClaims.Type;

/** A token is valid, invalid (forged, expired, for another audience), or unverifiable because the identity server does not answer. */
export type TokenVerdict =
  | { readonly _tag: "Valid"; readonly claims: TokenClaims }
  | { readonly _tag: "Invalid"; readonly reason: string }
  | { readonly _tag: "IdentityServerUnreachable"; readonly reason: string };

/** Verifies access tokens, from `Authorization: Bearer` or the form field of setUserSessionCookie. */
export type TokenVerifier = (token: string) => Promise<TokenVerdict>;

/** The accepted issuer. `jwks` are the keys if the issuer is this process; otherwise `jwksUrl` is their address. */
export type TokenVerifierOptions = {
  readonly issuer: string;
  readonly clientId: string;
} & ({ readonly jwksUrl: string } | { readonly jwks: JSONWebKeySet });

/** Time limit for loading the identity server's keys, in ms. */
const keysTimeout = 3_000;

/**
 * How long after the keys were loaded an unknown one loads them again, in ms. A key may be new from one token to the
 * next: with the library's 30 s, nobody who came meanwhile could sign in.
 */
const keysCooldown = 100;

const decodeClaims = Schema.decodeUnknownSync(TokenClaims);

const checkClaims = (payload: JWTPayload, clientId: string): TokenClaims => {
  if (payload["azp"] !== clientId)
    throw new errors.JWTClaimValidationFailed("issued to another client", payload, "azp", "check_failed");
  if (payload["typ"] !== "Bearer")
    throw new errors.JWTClaimValidationFailed("not an access token", payload, "typ", "check_failed");
  return decodeClaims(payload);
};

/** True if a token could not be checked because the identity server's keys could not be loaded. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // jose reports "expected 200 OK" with its generic code; a refused connection is fetch's TypeError.
  return (
    error instanceof TypeError || (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC")
  );
};

/** The keys of an issuer. */
export const issuerKeys = (options: TokenVerifierOptions): JWTVerifyGetKey =>
  "jwks" in options
    ? createLocalJWKSet(options.jwks)
    : createRemoteJWKSet(new URL(options.jwksUrl), {
        timeoutDuration: keysTimeout,
        cooldownDuration: keysCooldown,
      });

/** Creates a verifier for one issuer, the server's own or a real Keycloak: checks RS256, issuer, audience, azp, typ, exp and sid. */
export const createTokenVerifier = (options: TokenVerifierOptions): TokenVerifier => {
  const keys = issuerKeys(options);

  return async (token) => {
    refuseInsideTransaction("a check of a token");
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
