import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import type { JWTPayload } from "jose";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadIdentityKeys } from "../../server/identity/identity-keys.ts";
import type { IdentityFault } from "../../server/identity/identity-server.ts";
import { createTokenVerifier } from "../../server/identity/verify-token.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { clientId, fakeCredentials, startIdentity } from "../support/portal/identity-harness.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";
import type { RunningIdentity } from "../support/portal/identity-harness.ts";

eachStore("the check of an access token", (store) => {
  let fault: IdentityFault = "none";
  let server: RunningIdentity;

  beforeEach(async () => {
    fault = "none";
    server = await startIdentity(store.database(), fakeCredentials().credentials, { fault: () => fault });
  });
  afterEach(() => server.stop());

  const sign = async (changes: JWTPayload): Promise<string> => {
    const { signing } = await loadIdentityKeys(store.database(), testSecrets);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: server.issuer,
      aud: "account",
      azp: clientId,
      typ: "Bearer",
      sub: "account-1",
      sid: "s",
      iat: now,
      exp: now + 60,
      ...changes,
    };
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: String(signing.kid) }).sign(signing);
  };
  const verify = (token: string) =>
    createTokenVerifier({ issuer: server.issuer, clientId, jwksUrl: server.endpoint("certs") })(token);

  it("accepts a valid one by the issuer's address", async () => {
    expect(await verify(await sign({}))).toMatchObject({
      _tag: "Valid",
      claims: { sub: "account-1", sid: "s" },
    });
  });

  it.each([
    ["another issuer", { iss: "https://evil.test/realms/partner" }],
    ["another audience", { aud: "shop" }],
    ["another client", { azp: "shop" }],
    ["an id token", { typ: "ID" }],
    ["an expired one", { exp: 1 }],
    ["one without a session", { sid: undefined }],
  ] as const)("refuses %s", async (_name, changes) => {
    expect(await verify(await sign(changes))).toMatchObject({ _tag: "Invalid" });
  });

  it("refuses a forged one: another key, no signature, another person's claims", async () => {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    const good = await sign({});
    const [head, , signature] = good.split(".");
    const claims = decodeJwt(good);
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: "account-2" })).toString("base64url");
    const kid = String((await loadIdentityKeys(store.database(), testSecrets)).signing.kid);
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid })
      .sign(await exportJWK(privateKey));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    for (const token of [otherKey, unsigned, `${head}.${payload}.${signature}`, "junk", ""]) {
      expect(await verify(token)).toMatchObject({ _tag: "Invalid" });
    }
  });

  it("distinguishes an invalid token from an identity server that is down or wrong", async () => {
    const good = await sign({});
    fault = "down";
    expect(await verify(good)).toMatchObject({ _tag: "IdentityServerUnreachable" });
    fault = "misconfigured";
    expect(await verify(good)).toMatchObject({ _tag: "IdentityServerUnreachable" });
  });
});
