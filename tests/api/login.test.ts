import { expect, it } from "vitest";
import { hashSecret } from "../../server/accounts/secret.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { createPortalClient, type PortalClient } from "../support/portal/portal-client.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

const attempt = (client: PortalClient, id: string, password = testPassword) =>
  client.call("login", { email_address: emailOf(id), password });

// The codes that many attempts at once are answered with.
const codes = async (client: PortalClient, id: string, times: number): Promise<ReadonlySet<unknown>> => {
  const answers = await Promise.all(Array.from({ length: times }, () => attempt(client, id, "wrong")));
  return new Set(answers.map(({ json }) => (json as { error_code?: string }).error_code));
};

eachPortal("login", {}, (portal, database) => {
  it.each([
    ["MISSING_POST_PARAMS", {}],
    ["EMPTY_EMAIL_PASSWORD", { email_address: "", password: "" }],
    ["EMPTY_EMAIL_ADDRESS", { email_address: " ", password: testPassword }],
    ["EMPTY_PASSWORD", { email_address: emailOf("gold"), password: "" }],
    [
      "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS",
      { email_address: "nobody@test.example", password: testPassword },
    ],
    ["INVALID_PASSWORD", { email_address: emailOf("gold"), password: "wrong" }],
    ["INVALID_PASSWORD", { email_address: emailOf("deactivated"), password: "wrong" }],
    ["WEBACCOUNT_NOT_ACTIVATED", { email_address: emailOf("unactivated"), password: testPassword }],
    ["COMPANY_DEACTIVATED", { email_address: emailOf("deactivated"), password: testPassword }],
    ["UNKNOWN_ERROR", { email_address: emailOf("gold"), password: "x".repeat(1025) }],
    ["UNKNOWN_ERROR", { token: "no.token.at-all" }],
  ])("answers %s", async (code, fields) => {
    const client = portal().client();
    const answer = await client.call("login", fields);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ valid: false, error_code: code });
    expect([...client.cookies.keys()]).toEqual(["portal_writes"]);
  });

  it("is counted by hashes that need a key from outside of the store", async () => {
    const client = portal().client();
    await client.call("login", { email_address: "Counted@test.example", password: "wrong" });
    const counters = await database().sql<{ bucket: string }>`select bucket from login_attempts`;
    const buckets = counters.map(({ bucket }) => bucket);
    const counted = ["counted@test.example\n127.0.0.1", "counted@test.example", "127.0.0.1"];
    expect(buckets).toEqual(
      expect.arrayContaining(
        ["pair", "account", "address"].map((what, index) => `${what}:${testSecrets.hash(counted[index]!)}`),
      ),
    );
    const plain = new Set(counted.map(hashSecret));
    expect(buckets.filter((bucket) => plain.has(bucket.split(":")[1] ?? ""))).toEqual([]);
  });

  it("ignores the case of the address, and sets a cookie that scripts cannot read", async () => {
    const client = portal().client();
    const answer = await client.call("login", {
      email_address: emailOf("gold").toUpperCase(),
      password: testPassword,
    });
    expect(answer.json).toMatchObject({
      valid: true,
      userData: {
        account_name: "gold Ltd",
        account_debitor: "D-gold",
        partner_status: "gold",
        reg_flex_enabled: "0",
      },
    });
    expect(answer.headers.get("portal-session-seconds")).toBe("1800");
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("portal_session="));
    expect(cookie).toMatch(/^portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await client.call("getPartnerData")).json).toEqual({
      partner_data: { partner_status: "gold" },
      reg_flex_enabled: "0",
    });
  });

  it("answers an employee's rights, and an opaque key in place of the account's id", async () => {
    const client = portal().client();
    const answer = await attempt(client, "employee");
    expect(answer.json).toMatchObject({
      userData: { rights: ["tickets", "trainings"], account_key: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it("creates a new secret with every sign-in, and ends the session before", async () => {
    const client = await portal().signedIn("gold");
    const before = client.cookies.get("portal_session") ?? "";
    await attempt(client, "gold");
    expect(client.cookies.get("portal_session")).not.toBe(before);
    client.cookies.set("portal_session", before);
    expect((await client.call("checkUserSession")).json).toEqual({ loggedIn: false, valid: false });
  });
});

eachPortal("sign-ins of one account at once", {}, (portal) => {
  it("all begin a session", onBoth.locks, async () => {
    // Fewer than the attempts that one account may make from one address before the first has ended.
    const clients = Array.from({ length: 8 }, () => portal().client());
    const answers = await Promise.all(clients.map((client) => attempt(client, "gold")));
    expect(answers.map(({ json }) => (json as { valid?: boolean }).valid)).toEqual(clients.map(() => true));
  });
});

eachPortal("login attempts", { trustProxy: "127.0.0.1" }, (portal) => {
  const from = (address: string): PortalClient => {
    const { call, ...client } = createPortalClient(portal().url);
    return {
      ...client,
      call: (name, fields, options) =>
        call(name, fields, { ...options, headers: { "X-Forwarded-For": address } }),
    };
  };
  it(
    "refuses one account from one address after 10 failures, even all at once and then with the right password; 15 minutes later it works",
    onBoth.locks,
    async () => {
      const client = from("10.0.0.1");
      expect(await codes(client, "gold", 10)).toEqual(new Set(["INVALID_PASSWORD"]));
      expect((await attempt(client, "gold")).json).toEqual({
        valid: false,
        error_code: "TOO_MANY_LOGIN_ATTEMPTS",
      });
      expect((await attempt(from("10.0.0.2"), "gold")).json).toMatchObject({ valid: true });
      portal().clock.forward(15 * 60 + 1);
      expect((await attempt(client, "gold")).json).toMatchObject({ valid: true });
    },
  );

  it("counts all addresses of an IPv6 network as one, and an IPv4 address in both its forms", async () => {
    const refusedAfter = async (id: string, addresses: readonly string[]) => {
      for (const address of addresses) await attempt(from(address), id, "wrong");
      return (await attempt(from(addresses[0] ?? ""), id)).json;
    };
    const many = { valid: false, error_code: "TOO_MANY_LOGIN_ATTEMPTS" };
    const network = Array.from({ length: 10 }, (_, host) => `2001:db8:0:1:${host}::${host}`);
    expect(await refusedAfter("crowd-18", network)).toEqual(many);
    expect((await attempt(from("2001:db8:0:2::1"), "crowd-18")).json).toMatchObject({ valid: true });
    const both = Array.from({ length: 10 }, (_, time) => (time % 2 === 0 ? "10.0.5.1" : "::ffff:10.0.5.1"));
    expect(await refusedAfter("crowd-19", both)).toEqual(many);
  });

  it("resets the counter after the right password", async () => {
    const client = from("10.0.0.3");
    expect(await codes(client, "silver", 9)).toEqual(new Set(["INVALID_PASSWORD"]));
    expect((await attempt(client, "silver")).json).toMatchObject({ valid: true });
    expect(await codes(client, "silver", 9)).toEqual(new Set(["INVALID_PASSWORD"]));
  });

  it("refuses an account after 100 failures from unknown browsers, but not a browser that has signed in before", async () => {
    const owner = from("10.0.1.1");
    await attempt(owner, "staff");
    for (let host = 1; host <= 10; host += 1)
      expect(await codes(from(`10.0.2.${host}`), "staff", 10)).toEqual(new Set(["INVALID_PASSWORD"]));
    expect((await attempt(from("10.0.3.1"), "staff")).json).toMatchObject({
      error_code: "TOO_MANY_LOGIN_ATTEMPTS",
    });
    expect((await attempt(owner, "staff")).json).toMatchObject({ valid: true });
  });

  it("refuses an address after 200 failures over many accounts", async () => {
    const client = from("10.0.4.1");
    for (let crowd = 0; crowd < 20; crowd += 1)
      expect(await codes(client, `crowd-${crowd}`, 10)).toEqual(new Set(["INVALID_PASSWORD"]));
    expect((await attempt(client, "customer")).json).toMatchObject({ error_code: "TOO_MANY_LOGIN_ATTEMPTS" });
    expect((await attempt(from("10.0.4.2"), "customer")).json).toMatchObject({ valid: true });
  });
});

eachPortal("a forwarded address without a proxy", {}, (portal) => {
  it("is ignored without a configured proxy", async () => {
    const client = portal().client();
    for (let host = 1; host <= 10; host += 1) {
      await client.call(
        "login",
        { email_address: emailOf("gold"), password: "wrong" },
        { headers: { "X-Forwarded-For": `10.1.0.${host}` } },
      );
    }
    const answer = await client.call(
      "login",
      { email_address: emailOf("gold"), password: testPassword },
      { headers: { "X-Forwarded-For": "10.1.1.1" } },
    );
    expect(answer.json).toEqual({ valid: false, error_code: "TOO_MANY_LOGIN_ATTEMPTS" });
  });
});
