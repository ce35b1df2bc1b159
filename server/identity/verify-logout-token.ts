import { jwtVerify } from "jose";
import * as Schema from "effect/Schema";
import { issuerKeys, isUnreachable, type TokenVerifierOptions } from "./verify-token.ts";

/** How old a logout token may be, in seconds: a server sends it at once. */
const maxAge = 300;

const LogoutClaims = Schema.Struct({
  sub: Schema.optionalKey(Schema.String),
  sid: Schema.optionalKey(Schema.String),
  events: Schema.Struct({ "http://schemas.openid.net/event/backchannel-logout": Schema.Struct({}) }),
  // An id token has a nonce: it must not pass for a logout.
  nonce: Schema.optionalKey(Schema.Never),
});

/** The session that has ended, or the person whose sessions have all ended. */
export type EndedSignOn = Pick<typeof LogoutClaims.Type, "sub" | "sid">;

/** What the check of a logout token says. */
export type LogoutVerdict = "ended" | "invalid" | "unreachable";

const decodeClaims = Schema.decodeUnknownSync(LogoutClaims);

/** Checks back-channel logout tokens of one issuer (OpenID Connect Back-Channel Logout 1.0, §2.6), and calls `end` for a valid one. */
export const createLogoutTokenCheck = (
  options: TokenVerifierOptions,
  end: (ended: EndedSignOn) => Promise<void>,
): ((token: string) => Promise<LogoutVerdict>) => {
  const keys = issuerKeys(options);
  const claimsOf = async (token: string): Promise<EndedSignOn | LogoutVerdict> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: options.issuer,
        audience: options.clientId,
        algorithms: ["RS256"],
        clockTolerance: 5,
        maxTokenAge: maxAge,
        requiredClaims: ["iat", "jti", "events"],
      });
      const { sid, sub } = decodeClaims(payload);
      if (sid !== undefined) return { sid };
      return sub === undefined ? "invalid" : { sub };
    } catch (error) {
      return isUnreachable(error) ? "unreachable" : "invalid";
    }
  };
  return async (token) => {
    const claims = await claimsOf(token);
    if (typeof claims === "string") return claims;
    await end(claims);
    return "ended";
  };
};
