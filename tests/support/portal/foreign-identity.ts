import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

/** An identity server of somebody else, as far as the portal sees it: its keys, and the tokens that it signs. */
export interface ForeignIdentity {
  readonly url: string;
  /** An access token; the claims are added, or replace those of a person with a verified address. */
  readonly accessToken: (claims: JWTPayload) => Promise<string>;
  /** A back-channel logout token; the claims are added, or replace those of a valid one. */
  readonly logoutToken: (claims: JWTPayload) => Promise<string>;
  /** Has another key from now on, which signs all that follows. */
  readonly changeKey: () => Promise<void>;
  /** Whether its keys can be loaded. */
  readonly reachable: (is: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Starts a foreign identity server with the realm and client of the tests. */
export const startForeignIdentity = async (): Promise<ForeignIdentity> => {
  const makeKey = async () => {
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const kid = randomUUID();
    return {
      privateKey,
      kid,
      jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }] },
    };
  };
  let key = await makeKey();
  let isReachable = true;
  const server = createServer((_request, response) => {
    if (isReachable) response.setHeader("content-type", "application/json").end(JSON.stringify(key.jwks));
    else response.writeHead(502).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (claims: JWTPayload): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: `${url}/realms/partner`,
      iat: now,
      exp: now + 60,
      jti: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: "RS256", kid: key.kid })
      .sign(key.privateKey);
  };
  return {
    url,
    accessToken: (claims) =>
      sign({ aud: "account", azp: "portal", typ: "Bearer", email_verified: true, ...claims }),
    logoutToken: (claims) =>
      sign({
        aud: "portal",
        typ: "Logout",
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...claims,
      }),
    changeKey: async () => {
      key = await makeKey();
    },
    reachable: (is) => {
      isReachable = is;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
