import { expect, it } from "vitest";
import { hashSecret } from "../../server/accounts/secret.ts";
import { cleanUp } from "../../server/housekeeping.ts";
import { emailOf, seedTestAccounts, testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { createPortalClient, type PortalClient } from "../support/portal/portal-client.ts";
import { startTestPortal } from "../support/portal/portal.ts";
import { eachStore } from "../support/portal/each-store.ts";

const isSignedIn = async (client: PortalClient): Promise<boolean> =>
  ((await client.call("checkUserSession")).json as { loggedIn: boolean }).loggedIn;
const minutes = 60;

eachPortal("a session", {}, (portal, database) => {
  it("is extended by every call, ends after 30 idle minutes, and after 12 hours at the latest", async () => {
    const client = await portal().signedIn("gold");
    portal().clock.forward(29 * minutes);
    expect(await isSignedIn(client)).toBe(true);
    portal().clock.forward(29 * minutes);
    expect(await isSignedIn(client)).toBe(true);
    portal().clock.forward(30 * minutes);
    expect(await isSignedIn(client)).toBe(false);

    const busy = await portal().signedIn("gold");
    for (let half = 0; half < 29; half += 1) {
      portal().clock.forward(24 * minutes + 30);
      expect(await isSignedIn(busy)).toBe(true);
    }
    const last = await busy.call("getPartnerData");
    expect(Number(last.headers.get("portal-session-seconds"))).toBeLessThan(600);
    portal().clock.forward(10 * minutes);
    expect((await busy.call("getPartnerData")).status).toBe(401);
  });

  it("ends with a logout, in that browser only", async () => {
    const [here, there] = [await portal().signedIn("gold"), await portal().signedIn("gold")];
    const secret = here.cookies.get("portal_session") ?? "";
    expect((await here.call("logout")).json).toEqual({});
    expect(here.cookies.has("portal_session")).toBe(false);
    here.cookies.set("portal_session", secret);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(there)).toBe(true);
  });

  it("has a readable hint beside it: the language that the account names, or 1", async () => {
    await database().sql`update companies set nav_instance = 'AT', country = 'CZ' where id = 'gold'`;
    expect((await portal().signedIn("gold")).cookies.get("portal_hint")).toBe("cscz");
    await database().sql`update companies set nav_instance = 'CH', country = 'CH' where id = 'gold'`;
    expect((await portal().signedIn("gold")).cookies.get("portal_hint")).toBe("1");
  });

  it("is not found with an invented secret, and the store does not contain the secret", async () => {
    const client = await portal().signedIn("gold");
    const rows = await database().sql<{ token_hash: string }>`select token_hash from sessions`;
    expect(rows.map(({ token_hash: hash }) => hash)).not.toContain(client.cookies.get("portal_session"));
    client.cookies.set("portal_session", "made-up");
    expect((await client.call("getPartnerData")).status).toBe(401);
  });

  it("ends when the company is deactivated", async () => {
    const client = await portal().signedIn("silver");
    await database().sql`update companies set deactivated_at = now() where id = 'silver'`;
    expect((await client.call("getPartnerData")).status).toBe(401);
    expect(
      (await client.call("login", { email_address: emailOf("silver"), password: testPassword })).json,
    ).toEqual({ valid: false, error_code: "COMPANY_DEACTIVATED" });
  });

  it("is deleted after its end", async () => {
    await portal().signedIn("gold");
    portal().clock.forward(31 * minutes);
    await cleanUp(database(), portal().fileStore, portal().clock.now());
    expect(await database().sql`select 1 from sessions`).toEqual([]);
  });

  it("is sent across sites only when page and portal are on different sites", async () => {
    const fields = { email_address: emailOf("gold"), password: testPassword };
    const answer = await portal()
      .client()
      .call("login", fields, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith("portal_session="))).toMatch(
      /; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/,
    );
  });
});

const publicUrl = "https://portal.example";

eachPortal("a session behind TLS", { baseUrl: publicUrl }, (portal, database) => {
  const credentials = { email_address: emailOf("gold"), password: testPassword };
  const client = () => createPortalClient(portal().url, { origin: publicUrl });

  it("has Secure cookies for this host only, whatever host the proxy passes on", async () => {
    const { headers } = await client().call("login", credentials, { headers: { Host: "127.0.0.1" } });
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    expect(cookies.filter((cookie) => !/; Path=\/; .*SameSite=Lax; Secure/.test(cookie))).toEqual([]);
    expect(cookies.filter((cookie) => !cookie.startsWith("portal_hint="))).toEqual([
      expect.stringMatching(/^__Host-portal_browser=[\w-]{43}; Path=\/; HttpOnly; /),
      expect.stringMatching(/^__Host-portal_session=[\w-]{43}; Path=\/; HttpOnly; /),
      expect.stringMatching(/^__Host-portal_writes=[\w-]{43}; Path=\/; HttpOnly; /),
    ]);
    const across = await client().call("login", credentials, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(across.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-portal_session=.*; SameSite=None; Secure; Partitioned$/),
    );
  });

  it("is known by that cookie only: another subdomain can set one without the prefix", async () => {
    const here = client();
    await here.call("login", credentials);
    expect(await isSignedIn(here)).toBe(true);
    const planted = client();
    planted.cookies.set("portal_session", here.cookies.get("__Host-portal_session") ?? "");
    expect(await isSignedIn(planted)).toBe(false);
    await here.call("logout");
    expect(here.cookies.has("__Host-portal_session")).toBe(false);
    expect(here.cookies.has("portal_hint")).toBe(false);
  });

  it("has its cookie's name in the description of the calls", async () => {
    expect((await client().get("/api/openapi.json")).text).toContain('"name":"__Host-portal_session"');
  });

  it("knows its browser at the identity server's login too", async () => {
    const endpoint = `${portal().url}/realms/partner/protocol/openid-connect/auth`;
    const query = new URLSearchParams({
      client_id: "portal",
      redirect_uri: `${publicUrl}/login/`,
      response_type: "code",
      scope: "openid",
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
    });
    const asked = await fetch(`${endpoint}?${query}`, { redirect: "manual" });
    const { pathname } = new URL(asked.headers.get("location") ?? "", publicUrl);
    const given = asked.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    await fetch(`${portal().url}${pathname}`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: publicUrl, Cookie: [...given, "__Host-portal_browser=this-one"].join("; ") },
      body: new URLSearchParams({ username: emailOf("gold"), password: testPassword }),
    });
    const known = await database()
      .sql`select account_id from known_browsers where browser_hash = ${hashSecret("this-one")}`;
    expect(known).toEqual([{ account_id: "gold" }]);
  });
});

eachPortal("a session without TLS, behind a proxy that claims it", { trustProxy: "127.0.0.1" }, (portal) => {
  it("has the cookies of the origin that browsers see", async () => {
    const client = createPortalClient(portal().url);
    const answer = await client.call(
      "login",
      { email_address: emailOf("gold"), password: testPassword },
      { headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "portal.example" } },
    );
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^portal_session=.*; SameSite=Lax$/),
    );
  });
});

eachStore("two portals", (store) => {
  it("that use one store share sessions, counters and idempotency keys", async () => {
    await seedTestAccounts(store.database());
    const [first, second] = [
      await startTestPortal(store.database()),
      await startTestPortal(store.database()),
    ];
    const client = await first.signedIn("gold");
    const other = createPortalClient(second.url);
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect(await isSignedIn(other)).toBe(true);
    for (let failure = 0; failure < 10; failure += 1) {
      const portal = failure % 2 === 0 ? first : second;
      await portal.client().call("login", { email_address: emailOf("staff"), password: "wrong" });
    }
    const refused = await second
      .client()
      .call("login", { email_address: emailOf("staff"), password: testPassword });
    expect(refused.json).toEqual({ valid: false, error_code: "TOO_MANY_LOGIN_ATTEMPTS" });
    await Promise.all([first.close(), second.close()]);
  });
});
