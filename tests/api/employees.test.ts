import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { Employee } from "../../src/domain/employees/employee.ts";
import { pageOf } from "../../src/domain/kit/list.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { dataOf, eachAccountPortal, isSignedIn, refusal } from "../support/portal/account-portal.ts";
import { heldBack } from "../support/portal/held-back.ts";
import { onBoth } from "../support/portal/on-both.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";

const toPage = Schema.decodeUnknownSync(pageOf(Employee));
type Page = ReturnType<typeof toPage>;

const added = { firstname: "Grace", lastname: "Hopper", mail: "Grace@Test.example", rights: '["tickets"]' };

eachAccountPortal("employees", ({ portal, database, letters, linkFor }) => {
  const list = async (client: PortalClient, fields: Readonly<Record<string, string>> = {}): Promise<Page> =>
    toPage(dataOf<unknown>(await client.call("getEmployees", fields)));
  const versionOf = async (id: string): Promise<string> => {
    const [row] = await database().sql<{ readonly version: number }>`
      select version from accounts where id = ${id}`;
    return String(row?.version);
  };
  /** Saves the form of an employee, loaded just before unless `more` has the version of an earlier one. */
  const update = async (
    client: PortalClient,
    id: string,
    rights: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ) =>
    client.call("updateEmployee", {
      id,
      firstname: "Test",
      lastname: "Person",
      rights: JSON.stringify(rights),
      ...more,
      version: more["version"] ?? (await versionOf(id)),
    });
  const setStatus = (client: PortalClient, id: string, status: string) =>
    client.call("setEmployeeStatus", { id, status });
  const manager = async (): Promise<PortalClient> => {
    await database().sql`update accounts set rights = '{manage_employees,tickets}' where id = 'helper'`;
    return portal().signedIn("helper");
  };

  it("are listed for their own company, with search, filter, sorting and pages", async () => {
    const client = await portal().signedIn("gold");
    const all = await list(client);
    expect(all.rows.map(({ id, owner, self, status }) => [id, owner, self, status.code])).toEqual([
      ["employee", false, false, "active"],
      ["gold", true, true, "active"],
      ["helper", false, false, "active"],
    ]);
    expect(
      (await list(client, { sort: "-name", page: "2", page_size: "2" })).rows.map(({ id }) => id),
    ).toEqual(["employee"]);
    expect((await list(client, { filter: '{"search":"HELP test"}' })).rows.map(({ id }) => id)).toEqual([
      "helper",
    ]);
    expect((await list(client, { filter: '{"status":["deactivated","invited"]}' })).total).toBe(0);
    expect((await list(await portal().signedIn("silver"))).rows.map(({ id }) => id)).toEqual(["silver"]);
  });

  it("are invited, set their password by the link, and have their rights", async () => {
    const client = await portal().signedIn("gold");
    const employee = dataOf<{ readonly id: string }>(await client.call("createEmployee", added));
    expect(employee).toMatchObject({
      mail: "grace@test.example",
      status: "invited",
      owner: false,
      rights: ["tickets"],
      lastSeen: null,
    });
    const login = (password: string) =>
      portal().client().call("login", { email_address: "grace@test.example", password });
    expect((await login(testPassword)).json).toMatchObject({ valid: false });
    expect((await letters("grace@test.example"))[0]?.body).toContain("Test gold");

    const first = await linkFor("grace@test.example");
    expect(dataOf(await client.call("resendInvitation", { id: employee.id }))).toEqual({});
    const hash = await linkFor("grace@test.example");
    expect(refusal(await portal().client().call("checkPasswordResetLink", { hash: first }))).toEqual([
      200,
      "LINK_INVALID",
    ]);
    expect(dataOf(await portal().client().call("checkPasswordResetLink", { hash }))).toEqual({
      purpose: "invitation",
      email: "grace@test.example",
    });
    expect(dataOf(await portal().client().call("setNewPassword", { hash, password: testPassword }))).toEqual({
      email: "grace@test.example",
    });
    expect((await login(testPassword)).json).toMatchObject({
      valid: true,
      userData: { account_name: "gold Ltd", rights: ["tickets"] },
    });
    expect(refusal(await client.call("resendInvitation", { id: employee.id }))).toEqual([200, "NOT_INVITED"]);
  });

  it("cannot use an invitation after 48 hours", async () => {
    const client = await portal().signedIn("silver");
    await client.call("createEmployee", { ...added, mail: "late@test.example" });
    const hash = await linkFor("late@test.example");
    portal().clock.forward(48 * 60 * 60 - 60);
    expect((await portal().client().call("checkPasswordResetLink", { hash })).json).toMatchObject({
      valid: true,
    });
    portal().clock.forward(120);
    expect(refusal(await portal().client().call("setNewPassword", { hash, password: testPassword }))).toEqual(
      [200, "LINK_EXPIRED"],
    );
  });

  it("hold their address until the invitation has expired, then it is free for everybody", async () => {
    const [first, second] = [await portal().signedIn("gold"), await portal().signedIn("silver")];
    const invite = (client: PortalClient, mail: string) => client.call("createEmployee", { ...added, mail });
    const signUp = (email: string) => portal().client().call("checkEmail", { email });
    for (const mail of ["free-1@test.example", "free-2@test.example", "free-3@test.example"]) {
      dataOf(await invite(first, mail));
      expect(refusal(await invite(second, mail))).toEqual([200, "EMAIL_TAKEN", "mail"]);
      expect(refusal(await signUp(mail))).toEqual([200, "WEBACCOUNT_EXISTS_INACTIVE", "email"]);
    }
    portal().clock.forward(48 * 60 * 60 + 60);
    const [late, other] = [await portal().signedIn("gold"), await portal().signedIn("silver")];
    expect(
      (await list(late, { filter: '{"search":"free-1"}' })).rows.map(({ status }) => status.code),
    ).toEqual(["invited"]);
    // By another company, by a sign-up, and as the new address of an account.
    dataOf(await invite(other, "free-1@test.example"));
    expect(dataOf(await signUp("free-2@test.example"))).toEqual({});
    dataOf(await other.call("requestEmailChange", { email: "free-3@test.example", password: testPassword }));
    const hash = await linkFor("free-3@test.example");
    expect(dataOf(await portal().client().call("confirmEmailChange", { hash }))).toEqual({
      email: "free-3@test.example",
    });
    expect((await list(late, { filter: '{"search":"free-1"}' })).total, "it was given away").toBe(0);
    await database().sql`update accounts set email = ${emailOf("silver")} where id = 'silver'`;
  });

  it("keep their address by an invitation that is sent again", async () => {
    const client = await portal().signedIn("gold");
    const { id } = dataOf<{ readonly id: string }>(
      await client.call("createEmployee", { ...added, mail: "again@test.example" }),
    );
    portal().clock.forward(48 * 60 * 60 + 60);
    const later = await portal().signedIn("gold");
    dataOf(await later.call("resendInvitation", { id }));
    expect(
      refusal(
        await (
          await portal().signedIn("silver")
        ).call("createEmployee", {
          ...added,
          mail: "again@test.example",
        }),
      ),
    ).toEqual([200, "EMAIL_TAKEN", "mail"]);
  });

  it.each([
    [{ firstname: "" }, 422, "FIRST_NAME_EMPTY", "firstname"],
    [{ lastname: "" }, 422, "LAST_NAME_EMPTY", "lastname"],
    [{ mail: "x" }, 422, "EMAIL_INVALID", "mail"],
    [{ mail: emailOf("staff") }, 200, "EMAIL_TAKEN", "mail"],
    [{ rights: '["everything"]' }, 422, "INVALID_REQUEST", "rights"],
  ])("are refused: %j", async (change, status, code, field) => {
    expect(
      refusal(
        await (
          await portal().signedIn("gold")
        ).call("createEmployee", { ...added, mail: "other@test.example", ...change }),
      ),
    ).toEqual([status, code, field]);
  });

  it("are added once for one idempotency key", async () => {
    const client = await portal().signedIn("gold");
    const add = () =>
      client.call(
        "createEmployee",
        { ...added, mail: "once@test.example" },
        { headers: { "Idempotency-Key": "employee-once" } },
      );
    expect((await add()).text).toBe((await add()).text);
    expect((await letters("once@test.example")).length).toBe(1);
  });

  it("lose and gain rights with the next call", async () => {
    const owner = await portal().signedIn("gold");
    const employee = await portal().signedIn("employee");
    expect((await employee.call("getTickets")).status).toBe(200);
    expect(
      dataOf<unknown>(
        await update(owner, "employee", ["trainings", "manage_employees"], { lastname: "Řehoř" }),
      ),
    ).toMatchObject({
      _tag: "Saved",
      saved: { lastname: "Řehoř", rights: ["trainings", "manage_employees"] },
    });
    expect([
      (await employee.call("getTickets")).status,
      (await employee.call("getEmployees")).status,
    ]).toEqual([403, 200]);
    await update(owner, "employee", ["tickets", "trainings"]);
    expect((await employee.call("getEmployees")).status).toBe(403);
  });

  it("do not get a revoked right back by a form that was loaded before", async () => {
    const owner = await portal().signedIn("gold");
    await update(owner, "employee", ["tickets", "trainings"]);
    const stale = { version: await versionOf("employee") };
    await update(owner, "employee", ["trainings"]);
    const helper = await manager();
    const kept = { firstname: "Test", lastname: "Person", rights: ["trainings"] };
    // The manager holds `tickets`, and only wants to change the name.
    const renamed = { ...stale, lastname: "Renamed" };
    const collided = dataOf<unknown>(await update(helper, "employee", ["tickets", "trainings"], renamed));
    expect(collided).toMatchObject({ _tag: "Collided", theirs: kept });
    const one = async () => (await list(owner)).rows.find(({ id }) => id === "employee");
    expect(await one()).toMatchObject(kept);
    // What is saved already is no collision: the answer to the first try was lost.
    expect(dataOf<unknown>(await update(owner, "employee", ["trainings"], stale))).toMatchObject({
      _tag: "Saved",
      saved: kept,
    });
    expect(
      dataOf<unknown>(await update(helper, "employee", ["tickets", "trainings"], { lastname: "Renamed" })),
    ).toMatchObject({ _tag: "Saved", saved: { lastname: "Renamed", rights: ["tickets", "trainings"] } });
  });

  it("show a manager what has changed before what the manager may not give", async () => {
    const owner = await portal().signedIn("gold");
    await update(owner, "employee", ["view_invoices"]);
    const stale = { version: await versionOf("employee"), lastname: "Renamed" };
    await update(owner, "employee", []);
    const helper = await manager();
    expect(dataOf<unknown>(await update(helper, "employee", ["view_invoices"], stale))).toMatchObject({
      _tag: "Collided",
      theirs: { rights: [] },
    });
    expect(refusal(await update(helper, "employee", ["view_invoices"]))).toEqual([
      200,
      "RIGHT_NOT_HELD",
      "rights",
    ]);
  });

  it("are saved once of two forms that are sent at the same time", onBoth.locks, async () => {
    const owner = await portal().signedIn("gold");
    const loaded = { version: await versionOf("employee") };
    const both = await Promise.all(
      ["tickets", "trainings"].map((right) => update(owner, "employee", [right], loaded)),
    );
    expect(both.map((answer) => dataOf<{ readonly _tag: string }>(answer)._tag).toSorted()).toEqual([
      "Collided",
      "Saved",
    ]);
  });

  it("cannot change themselves or an owner against the rules", async () => {
    const helper = await manager();
    expect(refusal(await update(helper, "helper", ["tickets"]))).toEqual([200, "OWN_MANAGE_USERS", "rights"]);
    expect(refusal(await update(helper, "helper", ["manage_employees", "view_invoices"]))).toEqual([
      200,
      "RIGHT_NOT_HELD",
      "rights",
    ]);
    expect(refusal(await update(helper, "gold", []))).toEqual([200, "OWNER_ONLY", "rights"]);
    expect(refusal(await setStatus(helper, "helper", "deactivated"))).toEqual([200, "OWN_STATUS"]);
    expect(refusal(await setStatus(helper, "gold", "deactivated"))).toEqual([200, "LAST_OWNER"]);
    expect(
      refusal(
        await helper.call("createEmployee", {
          ...added,
          mail: "wide@test.example",
          rights: '["view_invoices"]',
        }),
      ),
    ).toEqual([200, "RIGHT_NOT_HELD", "rights"]);
    expect(refusal(await update(await portal().signedIn("gold"), "gold", ["tickets"]))).toEqual([
      200,
      "OWNER_RIGHTS",
      "rights",
    ]);
    expect([
      (await update(helper, "silver", [])).status,
      (await setStatus(helper, "silver", "deactivated")).status,
      (await helper.call("resendInvitation", { id: "silver" })).status,
    ]).toEqual([404, 404, 404]);
  });

  it("are signed out everywhere when they are deactivated, and can sign in again after activation", async () => {
    const owner = await portal().signedIn("gold");
    const employee = await portal().signedIn("employee");
    await database()
      .sql`insert into identity_model (kind, id, payload, session_uid, account_id) values ('RefreshToken', 're', '{}', 'sid', 'employee')`;
    expect(dataOf<{ readonly id: string }>(await setStatus(owner, "employee", "deactivated"))).toMatchObject({
      status: "deactivated",
    });
    expect(await isSignedIn(employee)).toBe(false);
    expect(await database().sql`select 1 from identity_model where account_id = 'employee'`).toEqual([]);
    const login = () =>
      portal()
        .client()
        .call("login", { email_address: emailOf("employee"), password: testPassword });
    expect((await login()).json).toEqual({
      valid: false,
      error_code: "WEBACCOUNT_NOT_ACTIVATED",
      reason: "deactivated",
    });
    const before = (await letters(emailOf("employee"))).length;
    await portal()
      .client()
      .call("requestPasswordReset", { email: emailOf("employee"), instance: "int" });
    expect((await letters(emailOf("employee"))).length).toBe(before);
    await setStatus(owner, "employee", "active");
    expect((await login()).json).toMatchObject({ valid: true });
  });

  it("who are invited can follow their invitation again after the deactivation was undone, not before", async () => {
    const owner = await portal().signedIn("gold");
    const mail = "undone@test.example";
    const { id } = dataOf<{ readonly id: string }>(await owner.call("createEmployee", { ...added, mail }));
    const hash = await linkFor(mail);
    const look = async () => (await portal().client().call("checkPasswordResetLink", { hash })).json;
    dataOf(await setStatus(owner, id, "deactivated"));
    expect(await look()).toMatchObject({ valid: false });
    dataOf(await setStatus(owner, id, "active"));
    expect(await look()).toMatchObject({ valid: true });
  });

  describe("who are invited", () => {
    const invited = async (mail: string, rights: readonly string[] = ["tickets"]): Promise<string> => {
      const owner = await portal().signedIn("gold");
      const fields = { firstname: "Ida", lastname: "Keen", mail, rights: JSON.stringify(rights) };
      return dataOf<{ readonly id: string }>(await owner.call("createEmployee", fields)).id;
    };
    const correct = (client: PortalClient, id: string, mail: string, more = {}) =>
      update(client, id, ["tickets"], { mail, ...more });
    const look = async (hash: string) =>
      refusal(await portal().client().call("checkPasswordResetLink", { hash }));
    const accept = async (mail: string) =>
      dataOf(
        await portal()
          .client()
          .call("setNewPassword", { hash: await linkFor(mail), password: testPassword }),
      );
    const addressOf = async (id: string): Promise<string | undefined> =>
      (await database().sql<{ email: string }>`select email from accounts where id = ${id}`)[0]?.email;
    const withdraw = (client: PortalClient, id: string) => client.call("withdrawInvitation", { id });
    const invalid = [200, "LINK_INVALID"];

    it("get the invitation at another address, where the link before no longer works", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("wrong@test.example");
      const old = await linkFor("wrong@test.example");
      expect(dataOf<unknown>(await correct(owner, id, " Right@Test.example "))).toMatchObject({
        _tag: "Saved",
        saved: { mail: "right@test.example", status: "invited" },
      });
      expect(await look(old)).toEqual(invalid);
      expect(
        refusal(await portal().client().call("setNewPassword", { hash: old, password: testPassword })),
      ).toEqual(invalid);
      expect((await letters("wrong@test.example")).length).toBe(1);
      expect((await letters("right@test.example"))[0]?.body).toContain("Test gold");
      expect(await accept("right@test.example")).toEqual({ email: "right@test.example" });
    });

    it("get no other letter where the address stays as it is", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("same@test.example");
      const hash = await linkFor("same@test.example");
      for (const more of [{}, { mail: "SAME@test.example" }])
        expect(dataOf<unknown>(await update(owner, id, [], more))).toMatchObject({ _tag: "Saved" });
      expect((await letters("same@test.example")).length).toBe(1);
      expect(await look(hash)).toEqual([200, undefined]);
    });

    it.each([
      ["", 422, "EMAIL_EMPTY"],
      ["keen", 422, "EMAIL_INVALID"],
      [emailOf("staff"), 200, "EMAIL_TAKEN"],
    ])("keep their address where the other one is refused: %s", async (mail, status, code) => {
      const id = await invited(`kept-${code.toLowerCase()}@test.example`);
      const hash = await linkFor((await addressOf(id)) ?? "");
      expect(
        refusal(await correct(await portal().signedIn("gold"), id, mail, { lastname: "Other" })),
      ).toEqual([status, code, "mail"]);
      const [row] = await database().sql`select email, last_name, version from accounts where id = ${id}`;
      expect(row).toEqual({
        email: `kept-${code.toLowerCase()}@test.example`,
        last_name: "Keen",
        version: 1,
      });
      expect(await look(hash)).toEqual([200, undefined]);
    });

    it("get the address of an invitation that has expired", async () => {
      const lost = await invited("expired@test.example");
      portal().clock.forward(48 * 60 * 60 + 60);
      const id = await invited("fresh@test.example");
      dataOf(await correct(await portal().signedIn("gold"), id, "expired@test.example"));
      expect([await addressOf(lost), await addressOf(id)]).toEqual([undefined, "expired@test.example"]);
    });

    it("are no longer corrected, invited or withdrawn once they have used the invitation", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("used@test.example");
      const loaded = { version: await versionOf(id) };
      await accept("used@test.example");
      expect(refusal(await correct(owner, id, "other@test.example", loaded))).toEqual([200, "NOT_INVITED"]);
      // Also where they have changed their own data, too.
      await database().sql`update accounts set version = version + 1 where id = ${id}`;
      expect(refusal(await correct(owner, id, "other@test.example", loaded))).toEqual([200, "NOT_INVITED"]);
      expect(refusal(await withdraw(owner, id))).toEqual([200, "NOT_INVITED"]);
      expect([await addressOf(id), await letters("other@test.example")]).toEqual(["used@test.example", []]);
      // An address that is named and is theirs is no correction.
      expect(dataOf<unknown>(await correct(owner, id, "used@test.example"))).toMatchObject({ _tag: "Saved" });
      expect(refusal(await correct(owner, "employee", "moved@test.example"))).toEqual([200, "NOT_INVITED"]);
      expect(refusal(await withdraw(owner, "gold"))).toEqual([200, "NOT_INVITED"]);
    });

    it("are shown to a form that was loaded before somebody else has corrected them", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("first@test.example");
      const loaded = { version: await versionOf(id) };
      dataOf(await correct(await manager(), id, "second@test.example"));
      expect(dataOf<unknown>(await correct(owner, id, "third@test.example", loaded))).toMatchObject({
        _tag: "Collided",
        theirs: { mail: "second@test.example" },
      });
      expect(await letters("third@test.example")).toEqual([]);
      // The same save again, whose answer was lost, sends no second letter.
      expect(dataOf<unknown>(await correct(owner, id, "second@test.example", loaded))).toMatchObject({
        _tag: "Saved",
      });
      expect((await letters("second@test.example")).length).toBe(1);
    });

    it("are not sent to a manager's own choice of address with rights that the manager lacks", async () => {
      const helper = await manager();
      const id = await invited("wide@test.example", ["tickets", "view_invoices"]);
      expect(
        refusal(await update(helper, id, ["tickets", "view_invoices"], { mail: "mine@test.example" })),
      ).toEqual([200, "RIGHT_NOT_HELD", "mail"]);
      expect(await letters("mine@test.example")).toEqual([]);
      // Without the right in it the invitation is the manager's to send.
      expect(dataOf<unknown>(await correct(helper, id, "mine@test.example"))).toMatchObject({
        _tag: "Saved",
      });
    });

    it("are corrected as often as invitations may be sent", async () => {
      const owner = await portal().signedIn("silver");
      const id = dataOf<{ readonly id: string }>(
        await owner.call("createEmployee", { ...added, mail: "often@test.example" }),
      ).id;
      for (let time = 1; time < 30; time += 1) dataOf(await owner.call("resendInvitation", { id }));
      expect(refusal(await correct(owner, id, "oftener@test.example"))).toEqual([429, "TOO_MANY_REQUESTS"]);
      expect(await addressOf(id)).toBe("often@test.example");
    });

    it("are gone once the invitation is withdrawn, and their address is free", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("gone@test.example");
      const hash = await linkFor("gone@test.example");
      expect(dataOf(await withdraw(owner, id))).toEqual({});
      expect(await look(hash)).toEqual(invalid);
      expect((await list(owner, { filter: '{"search":"gone"}' })).total).toBe(0);
      expect((await withdraw(owner, id)).status).toBe(404);
      expect(await invited("gone@test.example")).not.toBe(id);
    });

    it("are not withdrawn while they are booked for a training, or after they were present", async () => {
      const owner = await portal().signedIn("gold");
      const id = await invited("booked@test.example");
      const { sql } = database();
      await sql`
        insert into training_dates (id, title, search_text, type, language, online, starts_at, ends_at, time_zone, price_cents, currency, seats, cancel_until)
        values ('T-INVITED', 'Basics', 'basics', 'basic', 'de', true, '2126-01-02', '2126-01-03', 'Europe/Vienna', 0, 'EUR', 9, '2126-01-01')`;
      await sql`
        insert into training_bookings (id, training_id, company_id, participant_id, participant_key, status, booked_at, registered_at, cancel_until, price_cents, currency)
        values ('B-INVITED', 'T-INVITED', 'gold', ${id}, 'keen ida', 'registered', now(), now(), '2126-01-01', 0, 'EUR')`;
      for (const status of ["registered", "waiting", "present"]) {
        await sql`update training_bookings set status = ${status} where id = 'B-INVITED'`;
        expect(refusal(await withdraw(owner, id)), status).toEqual([200, "INVITED_BOOKED"]);
      }
      // Nor is their address given to somebody else, which would delete them too.
      portal().clock.forward(48 * 60 * 60 + 60);
      const taken = { ...added, mail: "booked@test.example" };
      const late = await portal().signedIn("gold");
      expect(refusal(await late.call("createEmployee", taken))).toEqual([200, "EMAIL_TAKEN", "mail"]);
      await sql`update training_bookings set status = 'cancelled', cancelled_at = now() where id = 'B-INVITED'`;
      expect(dataOf(await withdraw(late, id))).toEqual({});
    });

    it("belong to their company, and to whoever may manage its people", async () => {
      const id = await invited("ours@test.example");
      const [silver, employee] = [await portal().signedIn("silver"), await portal().signedIn("employee")];
      expect([
        (await correct(silver, id, "theirs@test.example")).status,
        (await withdraw(silver, id)).status,
        (await correct(employee, id, "theirs@test.example")).status,
        (await withdraw(employee, id)).status,
      ]).toEqual([404, 404, 403, 403]);
      expect(await addressOf(id)).toBe("ours@test.example");
    });

    it("of two who are corrected to one address at the same time, one gets it", onBoth.locks, async () => {
      const owner = await portal().signedIn("gold");
      const helper = await manager();
      const ids = [await invited("twin-1@test.example"), await invited("twin-2@test.example")];
      const both = await Promise.all(
        ids.map((id, index) => correct(index === 0 ? owner : helper, id, "twin@test.example")),
      );
      expect(both.map((answer) => refusal(answer)[1]).filter((code) => code !== undefined)).toEqual([
        "EMAIL_TAKEN",
      ]);
      expect((await letters("twin@test.example")).length).toBe(1);
    });

    it(
      "are not corrected, invited or removed by a call that waited while they used the invitation",
      onBoth.locks,
      async () => {
        const owner = await portal().signedIn("gold");
        const calls = {
          corrected: (id: string) => correct(owner, id, "late-2@test.example", { version: "1" }),
          invited: (id: string) => owner.call("resendInvitation", { id }),
          withdrawn: (id: string) => withdraw(owner, id),
        };
        for (const [end, ask] of Object.entries(calls)) {
          const mail = `late-${end}@test.example`;
          const id = await invited(mail);
          const { answer } = await heldBack(
            database(),
            (held) => held`update accounts set activated_at = now() where id = ${id}`,
            () => ask(id),
          );
          expect([end, ...refusal(await answer)]).toEqual([end, 200, "NOT_INVITED"]);
          expect([await addressOf(id), (await letters(mail)).length]).toEqual([mail, 1]);
        }
      },
    );
  });

  it("two owners cannot deactivate each other at the same time", onBoth.locks, async () => {
    await database().sql`update accounts set company_id = 'starter' where id = 'crowd-9'`;
    const [one, other] = [await portal().signedIn("starter"), await portal().signedIn("crowd-9")];
    await Promise.all([setStatus(one, "crowd-9", "deactivated"), setStatus(other, "starter", "deactivated")]);
    const active = await database()
      .sql`select 1 from accounts where company_id = 'starter' and deactivated_at is null`;
    expect(active.length).toBe(1);
  });
});
