import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callNames } from "../../server/http/dispatch.ts";
import { isSignedIn } from "../support/portal/account-portal.ts";
import { emailOf, seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { startForeignIdentity, type ForeignIdentity } from "../support/portal/foreign-identity.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import type { PortalClient, TestAnswer } from "../support/portal/portal-client.ts";

eachStore("a portal with a foreign identity server", (store) => {
  let identity: ForeignIdentity;
  let portal: TestPortal;
  beforeAll(async () => {
    identity = await startForeignIdentity();
    await seedTestAccounts(store.database());
    portal = await startTestPortal(store.database(), {
      identity: { url: identity.url, realm: "partner", clientId: "portal" },
    });
  });
  afterAll(async () => {
    await portal.close();
    await identity.close();
  });
  beforeEach(() => store.database().sql`delete from identity_subjects`);

  const person = (sub: string, email: string, more: object = {}) => ({
    sub,
    email,
    sid: `${sub}-1`,
    ...more,
  });
  const enter = async (
    claims: object,
  ): Promise<{ readonly client: PortalClient; readonly answer: TestAnswer }> => {
    const client = portal.client();
    const token = await identity.accessToken({ ...claims });
    return { client, answer: await client.call("setUserSessionCookie", { token }) };
  };
  const noAccount = { valid: false, error_code: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS" };
  const logout = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${portal.url}/api/backchannelLogout`, {
      method: "POST",
      body: new URLSearchParams({ logout_token: token }),
      headers,
    });

  it("finds an account by a verified address only", async () => {
    const gold = emailOf("gold");
    for (const claims of [{ email_verified: false }, { email_verified: undefined }])
      expect((await enter(person("s-1", gold, claims))).answer.json).toEqual(noAccount);
    expect((await enter(person("s-1", gold.toUpperCase()))).answer.json).toMatchObject({ valid: true });
    expect((await enter(person("s-2", "nobody@test.example"))).answer.json).toEqual(noAccount);
  });

  it("gives an account to the first person who signs on, and to nobody with the same address later", async () => {
    await enter(person("owner", emailOf("gold")));
    expect((await enter(person("successor", emailOf("gold")))).answer.json).toEqual(noAccount);
    const moved = await enter(person("owner", emailOf("staff"), { email_verified: false }));
    expect(moved.answer.json).toMatchObject({ userData: { account_name: "gold Ltd" } });
    expect((await enter(person("other", emailOf("staff")))).answer.json).toMatchObject({ valid: true });
  });

  it("accepts another key as soon as it signs", async () => {
    const gold = person("owner", emailOf("gold"));
    expect((await enter(gold)).answer.json).toMatchObject({ valid: true });
    await identity.changeKey();
    await expect.poll(async () => (await enter(gold)).answer.json).toMatchObject({ valid: true });
  });

  it("binds one person where two sign on at once", onBoth.locks, async () => {
    const both = await Promise.all(["first", "second"].map((sub) => enter(person(sub, emailOf("customer")))));
    expect(
      both
        .map(({ answer }) => (answer.json as { valid: boolean }).valid)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([false, true]);
  });

  it("ends the sessions of an identity session that has ended, and of no other", async () => {
    const here = await enter(person("owner", emailOf("gold"), { sid: "here" }));
    const there = await enter(person("owner", emailOf("gold"), { sid: "there" }));
    const staff = await enter(person("staff", emailOf("staff"), { sid: "staff" }));
    const answer = await logout(await identity.logoutToken({ sid: "here", sub: "owner" }));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await Promise.all([here, there, staff].map(({ client }) => isSignedIn(client)))).toEqual([
      false,
      true,
      true,
    ]);
    const late = await enter(person("owner", emailOf("gold"), { sid: "here" }));
    expect(late.answer.json).toEqual({ valid: false, error_code: "UNKNOWN_ERROR" });
    expect((await logout(await identity.logoutToken({ sub: "owner" }))).status).toBe(200);
    expect(await Promise.all([there, staff].map(({ client }) => isSignedIn(client)))).toEqual([false, true]);
  });

  it("keeps the session that the same sign-on has begun, and not one of a password", async () => {
    const { client } = await enter(person("owner", emailOf("gold"), { sid: "kept" }));
    const cookie = client.cookies.get("portal_session");
    const token = await identity.accessToken(person("owner", emailOf("gold"), { sid: "kept" }));
    await client.call("setUserSessionCookie", { token });
    expect(client.cookies.get("portal_session")).toBe(cookie);
    const byPassword = await portal.signedIn("gold");
    await byPassword.call("setUserSessionCookie", { token });
    await logout(await identity.logoutToken({ sid: "kept" }));
    expect(await isSignedIn(byPassword)).toBe(false);
  });

  it("begins a session by an identity session that lasts longer than one of the portal", async () => {
    await enter(person("owner", emailOf("gold"), { sid: "long" }));
    await store.database().sql`update identity_model set expires_at = now() where id = 'long'`;
    const { client } = await enter(person("owner", emailOf("gold"), { sid: "long" }));
    expect(await isSignedIn(client)).toBe(true);
  });

  it("refuses a logout token that is no valid one, and ends nothing", async () => {
    const { client } = await enter(person("owner", emailOf("gold"), { sid: "stays" }));
    const now = Math.floor(Date.now() / 1000);
    const wrong = [
      await identity.logoutToken({ sid: "stays", iss: "https://evil.example/realms/partner" }),
      await identity.logoutToken({ sid: "stays", aud: "shop" }),
      await identity.logoutToken({ sid: "stays", exp: now - 60 }),
      await identity.logoutToken({ sid: "stays", iat: now - 3600 }),
      await identity.logoutToken({ sid: "stays", events: {} }),
      await identity.logoutToken({ sid: "stays", nonce: "n" }),
      await identity.logoutToken({}),
      await identity.accessToken(person("owner", emailOf("gold"), { sid: "stays", aud: "portal" })),
      "junk",
      "",
    ];
    for (const token of wrong) expect((await logout(token)).status).toBe(400);
    expect(await isSignedIn(client)).toBe(true);
  });

  it("answers 503 where the keys of the identity server cannot be loaded", async () => {
    const other = await startForeignIdentity();
    const cut = await startTestPortal(store.database(), {
      identity: { url: other.url, realm: "partner", clientId: "portal" },
    });
    other.reachable(false);
    const answer = await fetch(`${cut.url}/api/backchannelLogout`, {
      method: "POST",
      body: new URLSearchParams({ logout_token: await other.logoutToken({ sid: "any" }) }),
    });
    expect(answer.status).toBe(503);
    await cut.close();
    await other.close();
  });

  it("has one route that takes a POST without an allow-listed Origin, however it is written", async () => {
    const paths = [
      ...callNames.map((name) => `/api/${name}`),
      "/api/unknown",
      "/dev/faults/",
      "/dev/faults/clear",
      "/realms/partner/protocol/openid-connect/logout",
    ];
    for (const path of paths) {
      for (const headers of [{}, { Origin: "https://evil.example" }]) {
        const answer = await fetch(`${portal.url}${path}`, { method: "POST", headers });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    }
    for (const path of ["/api/backchannelLogout", "/api/backchannel%4Cogout"])
      expect([path, (await fetch(`${portal.url}${path}`, { method: "POST" })).status]).toEqual([path, 400]);
  });
});
