import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { IdentityFault } from "../../server/identity/identity-server.ts";
import { loadIdentityKeys } from "../../server/identity/identity-keys.ts";
import { openDatabase } from "../../server/store/database.ts";
import { openCookieBrowser } from "../support/portal/cookie-browser.ts";
import { eachStore } from "../support/portal/each-store.ts";
import {
  authorize,
  clientId,
  fakeCredentials,
  goodLogin,
  redeem,
  refresh,
  signIn,
  startIdentity,
} from "../support/portal/identity-harness.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";
import type { RunningIdentity } from "../support/portal/identity-harness.ts";

const fragment = (url: URL | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url?.hash.slice(1)));

eachStore("the identity server", (store) => {
  let fake = fakeCredentials();
  let fault: IdentityFault = "none";
  const production = "https://portal.production.test";
  let productionPortal: string | undefined;
  let now = new Date();
  let server: RunningIdentity;
  let browser = openCookieBrowser();
  const start = (port?: number) =>
    startIdentity(store.database(), fake.credentials, {
      fault: () => fault,
      productionPortal: () => productionPortal,
      now: () => now,
      ...(port === undefined ? {} : { port }),
    });

  beforeEach(async () => {
    fake = fakeCredentials();
    fault = "none";
    productionPortal = production;
    now = new Date();
    browser = openCookieBrowser();
    server = await start();
  });
  afterEach(() => server.stop());

  it("describes itself as Keycloak does", async () => {
    const answer = await fetch(`${server.issuer}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: server.issuer,
      authorization_endpoint: server.endpoint("auth"),
      token_endpoint: server.endpoint("token"),
      jwks_uri: server.endpoint("certs"),
      end_session_endpoint: server.endpoint("logout"),
      userinfo_endpoint: server.endpoint("userinfo"),
      check_session_iframe: server.endpoint("login-status-iframe.html"),
    });
    const keys = (await (await fetch(server.endpoint("certs"))).json()) as { keys: readonly object[] };
    expect(keys.keys).toHaveLength(1);
    expect(keys.keys[0]).not.toHaveProperty("d");
  });

  it("signs in by code with PKCE, with the claims of Keycloak in every token", async () => {
    const tokens = await signIn(server, browser);
    const access = decodeJwt(tokens.access_token);
    expect(access).toMatchObject({
      iss: server.issuer,
      aud: "account",
      azp: clientId,
      typ: "Bearer",
      sub: "account-1",
    });
    expect(access).toMatchObject({
      email: goodLogin.username,
      given_name: "Greta",
      realm_access: { roles: ["partner"] },
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(300);
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: "Refresh", sid: access["sid"] });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: "account-1",
      nonce: "nonce-1",
      email: goodLogin.username,
    });
    expect(await server.verifyToken(tokens.access_token)).toMatchObject({
      sub: "account-1",
      email: goodLogin.username,
      sid: access["sid"],
    });
  });

  it("refuses a sign-in without PKCE, and a code with another verifier", async () => {
    const without = await authorize(server, browser, { code_challenge: "", code_challenge_method: "" });
    expect(fragment(without.leftTo)).toMatchObject({ error: "invalid_request" });
    const { page } = await authorize(server, browser);
    const { leftTo } = await browser.follow(await browser.post(page!.url, goodLogin), server.issuer);
    const { status, body } = await redeem(server, browser, leftTo, "x".repeat(43));
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
  });

  it("shows why a login was refused, keeps the e-mail, and passes the address to the counters", async () => {
    const { page } = await authorize(server, browser, { ui_locales: "de-AT" });
    const answer = await browser.post(page!.url, { username: '"gold"@demo.test', password: "wrong" });
    const html = await answer.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('role="alert" id="input-error">Das Passwort stimmt nicht.');
    expect(html).toContain('value="&#34;gold&#34;@demo.test"');
    expect(fake.state.attempts).toEqual([{ email: '"gold"@demo.test', address: "127.0.0.1" }]);
    fake.state.deactivated = true;
    expect(await (await browser.post(page!.url, goodLogin)).text()).toContain(
      "Das Konto Ihrer Firma ist deaktiviert.",
    );
    fake.state.problem = { code: "WEBACCOUNT_NOT_ACTIVATED", reason: "deactivated" };
    expect(await (await browser.post(page!.url, goodLogin)).text()).toContain(
      "Ihre Firma hat dieses Konto deaktiviert.",
    );
    expect(await (await browser.post(page!.url, {})).text()).toContain("konnte nicht gesendet werden");
  });

  it("refuses a login that another site posts, and one that is too large", async () => {
    const { page } = await authorize(server, browser);
    const foreign = await browser.post(page!.url, goodLogin, { origin: "https://evil.test" });
    expect(foreign.status).toBe(403);
    const big = await browser.post(page!.url, { ...goodLogin, username: "x".repeat(20_000) });
    expect(big.status).toBe(413);
    expect(fake.state.attempts).toEqual([]);
  });

  it("answers the silent check with anonymous without a session, and with a sign-in with one", async () => {
    expect(fragment((await authorize(server, browser, { prompt: "none" })).leftTo)).toMatchObject({
      error: "login_required",
    });
    await signIn(server, browser);
    const silent = await authorize(server, browser, { prompt: "none" });
    expect((await redeem(server, browser, silent.leftTo, silent.verifier)).status).toBe(200);
  });

  it("issues access tokens for a refresh token, and none for a forged one", async () => {
    const tokens = await signIn(server, browser);
    for (const _round of [1, 2]) {
      const { status, body } = await refresh(server, browser, tokens);
      expect(status).toBe(200);
      expect(await server.verifyToken(body.access_token)).toMatchObject({ sub: "account-1" });
    }
    const forged = await refresh(server, browser, { ...tokens, refresh_token: `${tokens.refresh_token}x` });
    expect([forged.status, forged.body.error]).toEqual([400, "invalid_grant"]);
  });

  it("ends a session after 30 idle minutes; a refresh extends it, up to 12 hours", async () => {
    const tokens = await signIn(server, browser);
    const { sql } = store.database();
    const sid = String(decodeJwt(tokens.access_token)["sid"]);
    const minutesLeft = async (): Promise<number> => {
      const [row] = await sql<{ minutes: number }>`
        select round(extract(epoch from expires_at - now()) / 60)::int as minutes from identity_model
        where kind = 'Session' and session_uid = ${sid}`;
      return row?.minutes ?? 0;
    };
    const age = (hours: number): Promise<unknown> => sql`
      update identity_model set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::bigint - ${hours * 3600}::int)),
        expires_at = now() + interval '1 minute' where kind = 'Session' and session_uid = ${sid}`;
    expect(await minutesLeft()).toBe(30);
    await age(1);
    expect((await refresh(server, browser, tokens)).status).toBe(200);
    expect(await minutesLeft()).toBe(30);
    await age(11.75);
    expect((await refresh(server, browser, tokens)).status).toBe(200);
    expect(await minutesLeft()).toBe(15);
    await sql`update identity_model set expires_at = now() where kind = 'Session' and session_uid = ${sid}`;
    expect((await refresh(server, browser, tokens)).status).toBe(400);
    expect(await server.verifyToken(tokens.access_token)).toBeUndefined();
  });

  it("refuses refresh and silent sign-in of a deactivated account", async () => {
    const tokens = await signIn(server, browser);
    fake.state.deactivated = true;
    const { status, body } = await refresh(server, browser, tokens);
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
    expect(fragment((await authorize(server, browser, { prompt: "none" })).leftTo)).toMatchObject({
      error: "login_required",
    });
    const { page } = await authorize(server, browser);
    expect(await page?.text()).toContain("kc-form-login");
  });

  it("sets a status cookie that scripts can read, with the hash of the session", async () => {
    const tokens = await signIn(server, browser);
    const sid = String(decodeJwt(tokens.access_token)["sid"]);
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(sid))).toString("base64url");
    expect(browser.cookie("KEYCLOAK_SESSION")).toBe(hash);
  });

  it("signs out also while other tabs run the silent check", async () => {
    const { id_token: hint } = await signIn(server, browser);
    const address = new URL(server.endpoint("logout"));
    address.search = new URLSearchParams({
      id_token_hint: hint,
      post_logout_redirect_uri: `${server.baseUrl}/login/`,
      client_id: clientId,
    }).toString();
    const silent = () => authorize(server, browser, { prompt: "none" });
    const looks = Array.from({ length: 8 }, silent);
    const page = await browser.get(address);
    await Promise.all(looks);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    const { leftTo } = await browser.follow(
      await browser.post(`${server.endpoint("logout")}/confirm`, { xsrf, logout: "yes" }),
      server.issuer,
    );
    expect(leftTo?.href).toBe(`${server.baseUrl}/login/`);
  });

  it("signs out at once with this person's token, and returns to the portal", async () => {
    const tokens = await signIn(server, browser);
    const form = {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.baseUrl}/login/`,
      client_id: clientId,
    };
    const { page } = await browser.follow(await browser.post(server.endpoint("logout"), form), server.issuer);
    const html = (await page?.text()) ?? "";
    expect(html).toContain("/resources/submit-form.js");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const { leftTo } = await browser.follow(
      await browser.post(`${server.endpoint("logout")}/confirm`, { xsrf, logout: "yes" }),
      server.issuer,
    );
    expect(leftTo?.href).toBe(`${server.baseUrl}/login/`);
    expect(browser.cookie("KEYCLOAK_SESSION")).toBeUndefined();
    expect((await refresh(server, browser, tokens)).status).toBe(400);
    expect(await server.verifyToken(tokens.access_token)).toBeUndefined();
  });

  const signOutTo = (address: string, hint: string) =>
    browser.post(server.endpoint("logout"), {
      id_token_hint: hint,
      post_logout_redirect_uri: address,
      client_id: clientId,
    });

  it("leads to the production portal after a sign-out, and after nothing else (shell §4)", async () => {
    const tokens = await signIn(server, browser);
    const { page, leftTo } = await authorize(server, browser, { redirect_uri: `${production}/login/` });
    expect([leftTo, page?.status]).toEqual([undefined, 400]);
    const asked = await browser.follow(
      await signOutTo(`${production}/login/`, tokens.id_token),
      server.issuer,
    );
    // Browsers hold a form's redirects to the policy, too.
    expect(asked.page?.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${server.baseUrl} ${production};`,
    );
    const xsrf = /name="xsrf" value="([^"]+)"/.exec((await asked.page?.text()) ?? "")?.[1] ?? "";
    const ended = await browser.follow(
      await browser.post(`${server.endpoint("logout")}/confirm`, { xsrf, logout: "yes" }),
      server.issuer,
    );
    expect(ended.leftTo?.href).toBe(`${production}/login/`);
    expect((await refresh(server, browser, tokens)).status).toBe(400);
  });

  it("leads to another production portal within a minute of the configuration's change", async () => {
    const { id_token: hint } = await signIn(server, browser);
    productionPortal = "https://portal.later.test";
    const statusOf = async (address: string) =>
      (await browser.follow(await signOutTo(address, hint), server.issuer)).page?.status;
    expect(await statusOf("https://portal.later.test/login/")).toBe(400);
    now = new Date(now.getTime() + 60_000);
    expect([
      await statusOf("https://portal.later.test/login/"),
      await statusOf(`${production}/login/`),
    ]).toEqual([200, 400]);
  });

  it("leads to the production portal that it knew while the configuration cannot be read", async () => {
    const { id_token: hint } = await signIn(server, browser);
    productionPortal = undefined;
    now = new Date(now.getTime() + 60_000);
    const { page } = await browser.follow(await signOutTo(`${production}/login/`, hint), server.issuer);
    expect(page?.status).toBe(200);
  });

  it("asks for confirmation before a sign-out without a token", async () => {
    await signIn(server, browser);
    const html = await (await browser.get(server.endpoint("logout"))).text();
    expect(html).toContain("Do you want to sign out?");
    expect(html).not.toContain("<script");
  });

  it("lets the portal end one session, or all sessions of an account", async () => {
    const first = await signIn(server, browser);
    const other = openCookieBrowser();
    const second = await signIn(server, other);
    await server.endSession(String(decodeJwt(first.access_token)["sid"]));
    expect([
      await server.verifyToken(first.access_token),
      (await refresh(server, browser, first)).status,
    ]).toEqual([undefined, 400]);
    expect((await refresh(server, other, second)).status).toBe(200);
    await server.endSessionsOfAccount("account-1");
    expect([
      await server.verifyToken(second.access_token),
      (await refresh(server, other, second)).status,
    ]).toEqual([undefined, 400]);
  });

  it("keeps everybody signed in over a restart", async () => {
    const tokens = await signIn(server, browser);
    const { port } = server;
    await server.stop();
    await store.restart();
    server = await start(port);
    expect(await server.verifyToken(tokens.access_token)).toMatchObject({ sub: "account-1" });
    expect((await refresh(server, browser, tokens)).status).toBe(200);
    const silent = await authorize(server, browser, { prompt: "none" });
    expect(fragment(silent.leftTo)).toHaveProperty("code");
  });

  it.runIf(store.engine === "PostgreSQL")("shares keys and sessions with a second process", async () => {
    const tokens = await signIn(server, browser);
    const database = await openDatabase(store.options());
    expect(await loadIdentityKeys(database, testSecrets)).toEqual(
      await loadIdentityKeys(store.database(), testSecrets),
    );
    await server.stop();
    server = await startIdentity(database, fake.credentials, { port: server.port });
    expect((await refresh(server, browser, tokens)).status).toBe(200);
    await database.close();
  });

  it("returns to the two pages that take an answer alone, by their exact addresses, and after a sign-out to the login", async () => {
    for (const redirect_uri of [
      "https://evil.test/login/",
      `${server.baseUrl}.evil.test/login/`,
      `${server.baseUrl.replace("//", "//me@")}/login/`,
      "javascript:alert(1)",
      // The portal's own, but not one of the two pages that take an answer.
      `${server.baseUrl}/`,
      `${server.baseUrl}/login/?redirect=%2Forders%2F`,
      `${server.baseUrl}/silent-check-sso.html?a=b`,
    ]) {
      const { page, leftTo } = await authorize(server, browser, { redirect_uri });
      expect([leftTo, page?.status]).toEqual([undefined, 400]);
      expect(await page?.text()).toContain('data-code="invalid_redirect_uri"');
    }
    for (const post_logout_redirect_uri of ["https://evil.test/login/", `${server.baseUrl}/orders/`]) {
      const address = new URL(server.endpoint("logout"));
      address.search = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri }).toString();
      expect((await browser.get(address)).status).toBe(400);
    }
  });

  it("answers userinfo for an open session only", async () => {
    const tokens = await signIn(server, browser);
    const ask = (token: string) =>
      fetch(server.endpoint("userinfo"), { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(tokens.access_token)).json()).toMatchObject({
      sub: "account-1",
      email: goodLogin.username,
    });
    expect((await ask("forged")).status).toBe(401);
  });

  it("behind TLS, marks every cookie Secure, and takes its address from the configuration only", async () => {
    const secure = await startIdentity(store.database(), fake.credentials, {
      publicUrl: "https://portal.test",
    });
    const path = "/realms/partner/protocol/openid-connect/";
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: "https://portal.test/login/",
      response_type: "code",
      scope: "openid",
    });
    query.set("code_challenge", "x".repeat(43));
    query.set("code_challenge_method", "S256");
    const headers = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" };
    const local = (place: string) =>
      fetch(`http://localhost:${secure.port}${place}`, { headers, redirect: "manual" });
    const login = await local(`${path}auth?${query}`);
    const probe = await local(`${path}3p-cookies/step1.html`);
    const cookies = [...login.headers.getSetCookie(), ...probe.headers.getSetCookie()];
    expect(cookies.length).toBeGreaterThan(2);
    expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
    expect(await (await local("/realms/partner/.well-known/openid-configuration")).json()).toMatchObject({
      token_endpoint: `https://portal.test${path}token`,
    });
    await secure.stop();
  });

  it("answers on its status page only the portal's client and origin", async () => {
    const html = await (await browser.get(server.endpoint("login-status-iframe.html"))).text();
    expect(html).toContain(`data-client="${clientId}" data-origins="${server.baseUrl}"`);
  });

  it("reports to the adapter whether cookies are kept", async () => {
    await browser.get(server.endpoint("3p-cookies/step1.html"));
    expect(await (await browser.get(server.endpoint("3p-cookies/step2.html"))).text()).toContain(
      'postMessage("supported", "*")',
    );
    expect(await (await openCookieBrowser().get(server.endpoint("3p-cookies/step2.html"))).text()).toContain(
      'postMessage("unsupported", "*")',
    );
  });

  it("allows in a page only scripts of its files, or the one script of a framed page by its hash, and serves every file that pages name", async () => {
    const { page: login } = await authorize(server, browser);
    const anonymousLogout = await browser.get(server.endpoint("logout"));
    await signIn(server, browser);
    const pages = [
      login,
      anonymousLogout,
      await browser.get(server.endpoint("logout")),
      await browser.get(`${server.endpoint("logout")}/success`),
      await browser.get(server.endpoint("auth")),
      await browser.get(`${server.issuer}/login-actions/authenticate/unknown`),
      await browser.get(server.endpoint("login-status-iframe.html")),
      await browser.get(server.endpoint("3p-cookies/step1.html")),
      await browser.get(server.endpoint("3p-cookies/step2.html")),
    ];
    for (const page of pages) {
      const html = (await page?.text()) ?? "";
      const policy = page?.headers.get("content-security-policy") ?? "";
      const framed = /login-status|3p-cookies/.test(page?.url ?? "");
      const [, script] = /<script type="module">([\s\S]*)<\/script>/.exec(html) ?? [];
      expect(script !== undefined).toBe(framed);
      expect(policy).toContain(
        script === undefined
          ? "script-src 'self';"
          : `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}';`,
      );
      expect(html.replace(script ?? "", "").replace('<script type="module"></script>', "")).not.toMatch(
        /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:/i,
      );
      expect(policy).not.toContain("unsafe");
      expect(policy).toContain(
        framed ? `frame-ancestors 'self' ${server.baseUrl}` : "frame-ancestors 'none'",
      );
      for (const [, name] of html.matchAll(/(?:src|href)="(\/realms\/[^"]+)"/g)) {
        expect((await fetch(new URL(name ?? "", server.baseUrl))).status).toBe(200);
      }
    }
  });

  it("handles only the paths of its one realm", async () => {
    expect(await (await fetch(`${server.baseUrl}/orders/`)).text()).toBe("portal");
    expect((await fetch(`${server.baseUrl}/realms/other/protocol/openid-connect/certs`)).status).toBe(404);
  });

  it("fails when a fault is set", async () => {
    fault = "misconfigured";
    expect((await fetch(server.endpoint("certs"))).status).toBe(404);
    fault = "down";
    await expect(fetch(server.endpoint("certs"))).rejects.toThrow("fetch failed");
    fault = "hung";
    await expect(fetch(server.endpoint("certs"), { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      "timeout",
    );
  });
});
