import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT } from "jose";
import { beforeEach, expect, it } from "vitest";
import { loadIdentityKeys } from "../../server/identity/identity-keys.ts";
import { openCookieBrowser } from "../support/portal/cookie-browser.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { authorize, identityAt, redeem, type IdentityAddress } from "../support/portal/identity-harness.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

eachPortal("a sign-on token", {}, (portal, database) => {
  let identity: IdentityAddress;
  beforeEach(() => {
    identity = identityAt(portal().url);
  });

  const login = async (id: string, password = testPassword) => {
    const browser = openCookieBrowser();
    const { verifier, page } = await authorize(identity, browser);
    return {
      browser,
      verifier,
      ...(await browser.follow(
        await browser.post(page!.url, { username: emailOf(id), password }),
        identity.issuer,
      )),
    };
  };
  const tokenOf = async (id: string): Promise<string> => {
    const { browser, leftTo, verifier } = await login(id);
    return (await redeem(identity, browser, leftTo, verifier)).body.access_token;
  };

  it("starts a session, by login and by setUserSessionCookie", async () => {
    const token = await tokenOf("gold");
    for (const call of ["login", "setUserSessionCookie"]) {
      const client = portal().client();
      expect((await client.call(call, { token })).json).toMatchObject({
        valid: true,
        userData: { account_name: "gold Ltd" },
      });
      expect((await client.call("checkUserSession")).json).toMatchObject({ loggedIn: true });
    }
  });

  it("keeps the session that it has begun by the login already", async () => {
    const token = await tokenOf("gold");
    const client = portal().client();
    await client.call("login", { token });
    const cookie = client.cookies.get("portal_session");
    expect((await client.call("setUserSessionCookie", { token })).json).toMatchObject({ valid: true });
    expect(client.cookies.get("portal_session")).toEqual(cookie);
    expect((await client.call("getPartnerData")).status).toBe(200);
  });

  it("starts no session when it is forged or expired", async () => {
    const token = await tokenOf("gold");
    const { privateKey } = await generateKeyPair("RS256");
    const claims = decodeJwt(token);
    const header = { ...decodeProtectedHeader(token), alg: "RS256" };
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    const ownKey = await importJWK((await loadIdentityKeys(database(), testSecrets)).signing, "RS256");
    const signed = (exp: number) => new SignJWT({ ...claims, exp }).setProtectedHeader(header).sign(ownKey);
    const now = Math.floor(Date.now() / 1000);
    expect(
      (
        await portal()
          .client()
          .call("setUserSessionCookie", { token: await signed(now + 60) })
      ).json,
    ).toMatchObject({ valid: true });
    const [head, body, signature] = token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    const changed = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: "staff" })).toString("base64url")}.${signature}`;
    for (const bad of [forged, await signed(now - 60), unsigned, changed, "x"]) {
      const client = portal().client();
      expect((await client.call("setUserSessionCookie", { token: bad })).json).toEqual({
        valid: false,
        error_code: "UNKNOWN_ERROR",
      });
      expect([...client.cookies.keys()]).toEqual(["portal_writes"]);
    }
  });

  it("is refused after its session at the identity server has ended, and the portal's session ends too", async () => {
    const token = await tokenOf("gold");
    const client = portal().client();
    await client.call("setUserSessionCookie", { token });
    expect((await client.call("getPartnerData")).status).toBe(200);
    await database().sql`delete from identity_model where session_uid = ${String(decodeJwt(token)["sid"])}`;
    expect((await client.call("getPartnerData")).status).toBe(401);
    expect((await portal().client().call("login", { token })).json).toEqual({
      valid: false,
      error_code: "UNKNOWN_ERROR",
    });
  });

  it("is not issued to accounts that may not sign in, and both logins share the failure counters", async () => {
    expect(await (await login("deactivated")).page?.text()).toContain(
      "Contact support: your company’s account is deactivated",
    );
    for (let failure = 0; failure < 10; failure += 1) await login("staff", "wrong");
    expect(await (await login("staff")).page?.text()).toContain("too many attempts");
    expect(
      (
        await portal()
          .client()
          .call("login", { email_address: emailOf("staff"), password: testPassword })
      ).json,
    ).toMatchObject({ error_code: "TOO_MANY_LOGIN_ATTEMPTS" });
  });
});

eachPortal("a sign-on behind a proxy", { trustProxy: "127.0.0.1" }, (portal) => {
  it("counts all addresses of an IPv6 network as one, together with the portal's own sign-in", async () => {
    const browser = openCookieBrowser();
    const { page } = await authorize(identityAt(portal().url), browser);
    for (let host = 1; host <= 10; host += 1)
      await browser.post(
        page!.url,
        { username: emailOf("gold"), password: "wrong" },
        { "x-forwarded-for": `2001:db8:0:1:${host}::1` },
      );
    const from = (address: string) =>
      portal()
        .client()
        .call(
          "login",
          { email_address: emailOf("gold"), password: testPassword },
          { headers: { "X-Forwarded-For": address } },
        );
    expect((await from("2001:db8:0:1:ffff::1")).json).toMatchObject({
      error_code: "TOO_MANY_LOGIN_ATTEMPTS",
    });
    expect((await from("2001:db8:0:2::1")).json).toMatchObject({ valid: true });
  });
});

eachPortal(
  "a portal whose identity server is elsewhere and down",
  { identity: { url: "http://127.0.0.1:9", realm: "partner", clientId: "portal" } },
  (portal) => {
    it("answers that the token cannot be checked, and password logins still work", async () => {
      const header = Buffer.from('{"alg":"RS256","kid":"1"}').toString("base64url");
      const answer = await portal()
        .client()
        .call("login", { token: `${header}.e30.c2ln` });
      expect(answer.json).toEqual({ valid: false, error_code: "endpoint_failure" });
      expect(await portal().signedIn("gold")).toBeDefined();
      expect((await portal().client().get("/realms/partner/.well-known/openid-configuration")).status).toBe(
        404,
      );
    });
  },
);
