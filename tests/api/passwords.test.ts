import { expect, it } from "vitest";
import { hashSecret } from "../../server/accounts/secret.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { onBoth } from "../support/portal/on-both.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";
import { dataOf, eachAccountPortal, isSignedIn, refusal } from "../support/portal/account-portal.ts";

const next = "Another-Horse-43?";
const minutes = 60;

eachAccountPortal("passwords", ({ portal, database, letters, linkFor }) => {
  const ask = (email: string, instance = "int") =>
    portal().client().call("requestPasswordReset", { email, instance });
  const check = (hash: string) => portal().client().call("checkPasswordResetLink", { hash });
  const set = (hash: string, password = next) => portal().client().call("setNewPassword", { hash, password });
  const login = (id: string, password: string) =>
    portal()
      .client()
      .call("login", { email_address: emailOf(id), password });
  const restore = (...ids: readonly string[]) =>
    database()
      .sql`update accounts set password_hash = (select password_hash from accounts where id = 'staff') where id = any (${ids}::text[])`;

  it("answers a reset equally, and after the same time, with and without such an account", async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const answer = await ask(email);
      return { text: answer.text, status: answer.status, atLeast: performance.now() - start >= 245 };
    };
    const [known, unknown] = [await timed(emailOf("crowd-1")), await timed("nobody@test.example")];
    expect(known).toEqual({ text: '{"valid":true,"data":{}}', status: 200, atLeast: true });
    expect(unknown).toEqual(known);
    expect([
      (await letters(emailOf("crowd-1"))).length,
      (await letters("nobody@test.example")).length,
    ]).toEqual([1, 0]);
  });

  it("counts requests by hashes that need a key from outside of the store", async () => {
    await ask("counted@test.example");
    const counters = await database().sql<{ bucket: string }>`select bucket from login_attempts`;
    const buckets = counters.map(({ bucket }) => bucket);
    expect(buckets).toContain(`reset:${testSecrets.hash("counted@test.example")}`);
    expect(buckets.filter((bucket) => bucket.endsWith(hashSecret("counted@test.example")))).toEqual([]);
  });

  it.each([
    ["", "EMAIL_EMPTY"],
    ["no-address", "EMAIL_INVALID"],
  ])("refuses %j with %s", async (email, code) => {
    expect(refusal(await ask(email))).toEqual([422, code, "email"]);
  });

  it("sends a link, stored as a hash, that sets the password once and ends every session", async () => {
    await database().sql`update accounts set locale = 'deat' where id = 'crowd-2'`;
    const [one, other] = [await portal().signedIn("crowd-2"), await portal().signedIn("crowd-2")];
    await database()
      .sql`insert into identity_model (kind, id, payload, session_uid, account_id) values ('RefreshToken', 'r', '{}', 'sid', 'crowd-2')`;
    await ask(` ${emailOf("crowd-2").toUpperCase()} `);
    const hash = await linkFor(emailOf("crowd-2"));
    expect((await letters(emailOf("crowd-2")))[0]?.subject).toBe("Neues Passwort festlegen");
    const kept = await database().sql<{
      token_hash: string;
    }>`select token_hash from account_links where account_id = 'crowd-2'`;
    expect(kept).toEqual([{ token_hash: hashSecret(hash) }]);

    expect(dataOf(await check(hash))).toEqual({ purpose: "reset", email: emailOf("crowd-2") });
    expect(refusal(await set(hash, "short"))).toEqual([422, "PASSWORD_RULES", "password"]);
    expect(refusal(await set(hash, ""))).toEqual([422, "PASSWORD_EMPTY", "password"]);
    expect(dataOf(await set(hash))).toEqual({ email: emailOf("crowd-2") });
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false]);
    expect(await database().sql`select 1 from identity_model where account_id = 'crowd-2'`).toEqual([]);
    expect([refusal(await check(hash)), refusal(await set(hash))]).toEqual([
      [200, "LINK_USED"],
      [200, "LINK_USED"],
    ]);
    expect((await login("crowd-2", testPassword)).json).toMatchObject({
      valid: false,
      error_code: "INVALID_PASSWORD",
    });
    expect((await login("crowd-2", next)).json).toMatchObject({ valid: true });
  });

  it("accepts one of two simultaneous uses of a link", onBoth.locks, async () => {
    await ask(emailOf("crowd-3"));
    const hash = await linkFor(emailOf("crowd-3"));
    const both = await Promise.all([set(hash), set(hash)]);
    expect(both.map(({ json }) => (json as { valid: boolean }).valid).filter((valid) => valid)).toEqual([
      true,
    ]);
  });

  it("invalidates a link after 60 minutes, and not when a new one is sent", async () => {
    await ask(emailOf("crowd-4"));
    const first = await linkFor(emailOf("crowd-4"));
    await ask(emailOf("crowd-4"));
    const second = await linkFor(emailOf("crowd-4"));
    expect(dataOf(await check(first))).toMatchObject({ purpose: "reset" });
    portal().clock.forward(61 * minutes);
    expect([
      refusal(await check(second)),
      refusal(await set(second)),
      refusal(await check("made-up")),
    ]).toEqual([
      [200, "LINK_EXPIRED"],
      [200, "LINK_EXPIRED"],
      [200, "LINK_INVALID"],
    ]);
  });

  it("is limited by account and network, and by network", async () => {
    const client = portal().client();
    const codes: unknown[] = [];
    for (let time = 0; time < 6; time += 1)
      codes.push(
        (await client.call("requestPasswordReset", { email: emailOf("crowd-5"), instance: "int" })).status,
      );
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    const many = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        client.call("requestPasswordReset", { email: `person-${index}@test.example`, instance: "int" }),
      ),
    );
    const refusedOnes = many.filter(({ status }) => status === 429);
    expect(refusedOnes.length).toBeGreaterThan(0);
    expect(Number(refusedOnes[0]?.headers.get("retry-after"))).toBeGreaterThan(800);
    portal().clock.forward(16 * minutes);
    expect(
      (await client.call("requestPasswordReset", { email: emailOf("crowd-5"), instance: "int" })).status,
    ).toBe(200);
  });

  it("is refused to strangers before it is refused to a browser that has signed the account in", async () => {
    portal().clock.forward(16 * minutes);
    const owner = await portal().signedIn("crowd-8");
    const askWith = async (client: PortalClient) =>
      (await client.call("requestPasswordReset", { email: emailOf("crowd-8"), instance: "int" })).status;
    const strangers = [];
    for (let time = 0; time < 6; time += 1) strangers.push(await askWith(portal().client()));
    expect(strangers.at(-1)).toBe(429);
    expect(await askWith(owner)).toBe(200);
  });

  it("sends an account that was never activated its activation instead", async () => {
    await ask(emailOf("unactivated"));
    expect(dataOf(await check(await linkFor(emailOf("unactivated"))))).toMatchObject({
      purpose: "activation",
    });
  });

  it("is changed with the old one: other sessions end, this one stays", async () => {
    const [here, there] = [await portal().signedIn("crowd-6"), await portal().signedIn("crowd-6")];
    const before = here.cookies.get("portal_session") ?? "";
    const change = (oldPassword: string, password: string) =>
      here.call("changePassword", { oldPassword, password });
    expect(refusal(await change("wrong", next))).toEqual([200, "PASSWORD_WRONG", "oldPassword"]);
    expect(refusal(await change(testPassword, "weak"))).toEqual([422, "PASSWORD_RULES", "password"]);
    expect(refusal(await change(testPassword, testPassword))).toEqual([200, "PASSWORD_SAME", "password"]);
    expect(dataOf(await change(testPassword, next))).toEqual({});
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    const copied = portal().client();
    copied.cookies.set("portal_session", before);
    expect(await isSignedIn(copied), "the session has another secret").toBe(false);
    expect((await letters(emailOf("crowd-6")))[0]?.subject).toBe("Your password was changed");
    await restore("crowd-6");
  });

  it("leaves a page that has not read the answer its session for a minute, or until the new secret is used", async () => {
    const change = async (client: PortalClient, from: string, to: string): Promise<PortalClient> => {
      const lost = portal().client();
      lost.cookies.set("portal_session", client.cookies.get("portal_session") ?? "");
      dataOf(await client.call("changePassword", { oldPassword: from, password: to }));
      return lost;
    };
    const listed = async (client: PortalClient) =>
      dataOf<readonly { readonly current: boolean }[]>(await client.call("getSessions", {})).map(
        ({ current }) => current,
      );

    const one = await portal().signedIn("crowd-9");
    const before = await change(one, testPassword, next);
    expect([await isSignedIn(before), await listed(before), await isSignedIn(before)]).toEqual([
      true,
      [true],
      true,
    ]);
    expect([await isSignedIn(one), await isSignedIn(before)]).toEqual([true, false]);

    const late = await change(one, next, testPassword);
    portal().clock.forward(59);
    expect(await isSignedIn(late)).toBe(true);
    portal().clock.forward(1);
    expect([await isSignedIn(late), await isSignedIn(one)]).toEqual([false, true]);

    // What is done with the secret before is done to the session: its end, and another new password.
    const leaves = await change(one, testPassword, next);
    await leaves.call("logout", {});
    expect([await isSignedIn(leaves), await isSignedIn(one)]).toEqual([false, false]);
    await restore("crowd-9");
    const again = await portal().signedIn("crowd-9");
    const twice = await change(again, testPassword, next);
    await change(twice, next, testPassword);
    expect([await isSignedIn(twice), await isSignedIn(again)]).toEqual([true, false]);

    // Ended from another browser's list, no secret of it is left.
    const [mine, other] = [await portal().signedIn("crowd-9"), await portal().signedIn("crowd-9")];
    const stolen = await change(mine, testPassword, next);
    expect(await isSignedIn(other)).toBe(false);
    await stolen.call("endSessions", {});
    expect([await isSignedIn(stolen), await isSignedIn(mine)]).toEqual([false, false]);
    await restore("crowd-9");
  });

  it("refuses further attempts in an open session after too many wrong passwords", async () => {
    const client = await portal().signedIn("crowd-7");
    const tries = [];
    for (let time = 0; time < 11; time += 1)
      tries.push((await client.call("changePassword", { oldPassword: "wrong", password: next })).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
