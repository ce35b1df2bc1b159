import { expect, it } from "vitest";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { hashPassword } from "../../server/accounts/password.ts";
import { dataOf, eachAccountPortal, isSignedIn, refusal } from "../support/portal/account-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { createPortalClient, type PortalClient } from "../support/portal/portal-client.ts";

const next = "Another-Horse-43?";
const invalid = [200, "LINK_INVALID"];

/** Longer than a reset takes, and a third of the usual cost. */
const slowHash = { n: 2 ** 15, r: 8, p: 1 };

eachAccountPortal("links of an account", ({ portal, database, letters, linkFor }) => {
  const ask = (id: string, client: PortalClient = portal().client()) =>
    client.call("requestPasswordReset", { email: emailOf(id), instance: "int" });
  const askChange = (client: PortalClient, email: string) =>
    client.call("requestEmailChange", { email, password: testPassword });
  const check = (hash: string) => portal().client().call("checkPasswordResetLink", { hash });
  const confirm = (hash: string) => portal().client().call("confirmEmailChange", { hash });
  const undo = (hash: string) => portal().client().call("undoEmailChange", { hash });
  const set = (hash: string, password = next) => portal().client().call("setNewPassword", { hash, password });
  const pending = async (client: PortalClient): Promise<string | null> =>
    dataOf<{ readonly pendingEmail: string | null }>(await client.call("getAccount")).pendingEmail;
  const emailNow = async (id: string): Promise<string | undefined> =>
    (await database().sql<{ email: string }>`select email from accounts where id = ${id}`)[0]?.email;

  it("a pending change of address ends when the password is changed", async () => {
    const [intruder, owner] = [await portal().signedIn("crowd-1"), await portal().signedIn("crowd-1")];
    await askChange(intruder, "thief-1@test.example");
    const hash = await linkFor("thief-1@test.example");
    await owner.call("changePassword", { oldPassword: testPassword, password: next });
    expect(refusal(await confirm(hash))).toEqual(invalid);
    expect([await emailNow("crowd-1"), await pending(owner)]).toEqual([emailOf("crowd-1"), null]);
  });

  it("a pending change of address ends when the password is set by a link", async () => {
    await askChange(await portal().signedIn("crowd-2"), "thief-2@test.example");
    const hash = await linkFor("thief-2@test.example");
    await ask("crowd-2");
    dataOf(await set(await linkFor(emailOf("crowd-2"))));
    expect(refusal(await confirm(hash))).toEqual(invalid);
    expect(await emailNow("crowd-2")).toBe(emailOf("crowd-2"));
  });

  it("all end when the account is deactivated, and stay ended when it is activated again", async () => {
    await askChange(await portal().signedIn("employee"), "thief-3@test.example");
    await ask("employee");
    const [change, reset] = [await linkFor("thief-3@test.example"), await linkFor(emailOf("employee"))];
    const owner = await portal().signedIn("gold");
    for (const status of ["deactivated", "active"])
      dataOf(await owner.call("setEmployeeStatus", { id: "employee", status }));
    expect([refusal(await confirm(change)), refusal(await set(reset))]).toEqual([invalid, invalid]);
  });

  it("all others end when the address changes", async () => {
    await ask("crowd-3");
    const reset = await linkFor(emailOf("crowd-3"));
    await askChange(await portal().signedIn("crowd-3"), "new-3@test.example");
    const back = await linkFor(emailOf("crowd-3"));
    const change = await linkFor("new-3@test.example");
    dataOf(await confirm(change));
    expect([refusal(await set(reset)), refusal(await undo(back)), refusal(await confirm(change))]).toEqual([
      invalid,
      invalid,
      [200, "LINK_USED"],
    ]);
  });

  it("are valid only for the address that they were sent to", async () => {
    await ask("crowd-4");
    const reset = await linkFor(emailOf("crowd-4"));
    // The address is changed outside of the portal, so that no call has ended the link.
    await database().sql`update accounts set email = 'moved-4@test.example' where id = 'crowd-4'`;
    expect([refusal(await check(reset)), refusal(await set(reset))]).toEqual([invalid, invalid]);
  });

  it("the old address is told at the request, and undoes it once by its link, whichever change is pending", async () => {
    const intruder = await portal().signedIn("crowd-5");
    await database().sql`update accounts set locale = 'dede' where id = 'crowd-5'`;
    await askChange(intruder, "thief-5@test.example");
    const [letter] = await letters(emailOf("crowd-5"));
    expect(letter).toMatchObject({ subject: "Ihre E-Mail-Adresse soll geändert werden" });
    expect(letter?.body).toContain("thief-5@test.example");
    const back = await linkFor(emailOf("crowd-5"));
    await askChange(intruder, "thief-6@test.example");
    const change = await linkFor("thief-6@test.example");
    expect(dataOf(await check(back))).toEqual({ purpose: "email_change_undo", email: emailOf("crowd-5") });
    expect(await pending(intruder), "looking at the link changes nothing").toBe("thief-6@test.example");
    expect(dataOf(await undo(back))).toEqual({ email: emailOf("crowd-5") });
    expect(await pending(intruder)).toBeNull();
    expect([refusal(await confirm(change)), refusal(await undo(back))]).toEqual([
      invalid,
      [200, "LINK_USED"],
    ]);
  });

  it("do not do what another kind of link does", async () => {
    await askChange(await portal().signedIn("crowd-6"), "other-6@test.example");
    const [back, change] = [await linkFor(emailOf("crowd-6")), await linkFor("other-6@test.example")];
    expect([
      refusal(await undo(change)),
      refusal(await confirm(back)),
      refusal(await set(back)),
      refusal(await set(change)),
    ]).toEqual([invalid, invalid, invalid, invalid]);
  });

  it("a pending change is cancelled in the settings, by its own account only", async () => {
    const client = await portal().signedIn("crowd-7");
    expect(refusal(await client.call("cancelEmailChange"))).toEqual([200, "EMAIL_CHANGE_OVER"]);
    await askChange(client, "other-7@test.example");
    const [back, change] = [await linkFor(emailOf("crowd-7")), await linkFor("other-7@test.example")];
    expect(refusal(await (await portal().signedIn("gold")).call("cancelEmailChange"))).toEqual([
      200,
      "EMAIL_CHANGE_OVER",
    ]);
    expect(dataOf(await client.call("cancelEmailChange"))).toMatchObject({
      email: emailOf("crowd-7"),
      pendingEmail: null,
    });
    expect(await pending(client)).toBeNull();
    expect([refusal(await confirm(change)), refusal(await undo(back))]).toEqual([invalid, invalid]);
    expect(refusal(await client.call("cancelEmailChange"))).toEqual([200, "EMAIL_CHANGE_OVER"]);
  });

  it("a request of a new address replaces the one before", async () => {
    const client = await portal().signedIn("crowd-8");
    await askChange(client, "first-8@test.example");
    const first = await linkFor("first-8@test.example");
    await askChange(client, "second-8@test.example");
    expect(await pending(client)).toBe("second-8@test.example");
    expect(refusal(await confirm(first))).toEqual(invalid);
  });

  it("whoever knew the old password gains nothing while a new one is being set", onBoth.locks, async () => {
    // The old password is checked before the reset is stored, and what it allows would be written afterwards.
    const slow = await hashPassword(testPassword, slowHash);
    for (const attempt of ["requestEmailChange", "changePassword"] as const) {
      const id = attempt === "requestEmailChange" ? "crowd-9" : "crowd-10";
      const intruder = await portal().signedIn(id);
      await database().sql`update accounts set password_hash = ${slow} where id = ${id}`;
      await ask(id);
      const hash = await linkFor(emailOf(id));
      const fields =
        attempt === "requestEmailChange"
          ? { email: `thief-${id}@test.example`, password: testPassword }
          : { oldPassword: testPassword, password: "Thief-Horse-44!" };
      const [reset] = await Promise.all([set(hash), ...[1, 2, 3].map(() => intruder.call(attempt, fields))]);
      const login = await portal()
        .client()
        .call("login", { email_address: emailOf(id), password: next });
      const { valid } = reset.json as { readonly valid: boolean };
      expect((login.json as { readonly valid: boolean }).valid, attempt).toBe(valid);
      // A change that was stored first ends the link of the reset, which then says so.
      expect(refusal(reset), attempt).toEqual(valid ? [200, undefined] : invalid);
      expect(
        await database().sql`select purpose from account_links where account_id = ${id} and used_at is null`,
        attempt,
      ).toEqual([]);
    }
  });

  it("a sign-in with the old password starts no session once a new one is stored", onBoth.locks, async () => {
    const slow = await hashPassword(testPassword, slowHash);
    await database().sql`update accounts set password_hash = ${slow} where id = 'crowd-12'`;
    await ask("crowd-12");
    const hash = await linkFor(emailOf("crowd-12"));
    // Each reads the present hash at once and compares it when its turn has come.
    const intruders = [1, 2, 3, 4].map(() => portal().client());
    const [reset] = await Promise.all([
      set(hash),
      ...intruders.map((client) =>
        client.call("login", { email_address: emailOf("crowd-12"), password: testPassword }),
      ),
    ]);
    expect(dataOf(reset)).toEqual({ email: emailOf("crowd-12") });
    expect(await Promise.all(intruders.map(isSignedIn))).toEqual([false, false, false, false]);
  });

  it("three requests by a stranger neither refuse the owner's nor end the owner's earlier link", async () => {
    await ask("crowd-11");
    const own = await linkFor(emailOf("crowd-11"));
    const stranger = createPortalClient(portal().url);
    for (let time = 0; time < 3; time += 1) expect((await ask("crowd-11", stranger)).status).toBe(200);
    expect((await ask("crowd-11")).status).toBe(200);
    const newest = await linkFor(emailOf("crowd-11"));
    expect(dataOf(await check(newest))).toMatchObject({ purpose: "reset" });
    expect(dataOf(await set(own))).toEqual({ email: emailOf("crowd-11") });
    expect(refusal(await check(newest)), "one use ends all others").toEqual(invalid);
  });

  it("the activation by one link ends the others", async () => {
    await ask("unactivated");
    const first = await linkFor(emailOf("unactivated"));
    await portal()
      .client()
      .call("resendActivation", { email: emailOf("unactivated"), instance: "int" });
    const second = await linkFor(emailOf("unactivated"));
    expect(dataOf(await portal().client().call("activateAccount", { hash: first }))).toEqual({
      email: emailOf("unactivated"),
    });
    expect(refusal(await portal().client().call("activateAccount", { hash: second }))).toEqual(invalid);
  });
});
