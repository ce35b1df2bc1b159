import { expect, it } from "vitest";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { companyFields } from "../support/portal/sign-up-fields.ts";
import { dataOf, eachAccountPortal, isSignedIn, refusal } from "../support/portal/account-portal.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";

interface Settings {
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly newsletter: boolean;
  readonly notifications: readonly string[];
  readonly person: { readonly version: number; readonly firstname: string };
  readonly company: { readonly version: number; readonly companyName: string };
  readonly vatVerdict: string | null;
}
interface Saved {
  readonly _tag: "Saved" | "Collided";
  readonly saved?: Readonly<Record<string, unknown>>;
  readonly theirs?: Readonly<Record<string, unknown>>;
}

const person = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  phone: "+43 1 5550100",
  locale: "frfr",
};
const company = { ...companyFields, vatId: "", website: "byron.example" };

eachAccountPortal("settings", ({ portal, database, letters, linkFor }) => {
  const read = async (client: PortalClient): Promise<Settings> => dataOf(await client.call("getAccount"));
  const savePerson = async (
    client: PortalClient,
    version: number,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Saved> =>
    dataOf(await client.call("saveAccount", { ...person, ...more, version: String(version) }));
  const saveCompany = (client: PortalClient, version: number, more: Readonly<Record<string, string>> = {}) =>
    client.call("saveCompany", { ...company, ...more, version: String(version) });

  it("are read and saved, with the phone number reduced to its digits", async () => {
    const client = await portal().signedIn("silver");
    const { person: before } = await read(client);
    expect(await savePerson(client, before.version, { firstname: " Ada " })).toEqual({
      _tag: "Saved",
      saved: { ...person, phone: "+4315550100", version: before.version + 1 },
    });
    expect((await client.call("checkUserSession")).json).toMatchObject({
      userData: { firstname: "Ada", lastname: "Byron" },
    });
  });

  it("keep how tables are shown, the last choice of each list, for employees and staff too", async () => {
    const hidden = (list: string, ...columns: readonly string[]) => ({
      hidden: JSON.stringify([{ list, columns }]),
    });
    const kept = async (client: PortalClient): Promise<unknown> =>
      (
        (await client.call("checkUserSession")).json as {
          readonly userData: { readonly list_view?: unknown };
        }
      ).userData.list_view;
    for (const who of ["silver", "employee", "staff"]) {
      const [one, other] = [await portal().signedIn(who), await portal().signedIn(who)];
      expect(await kept(one), who).toBeUndefined();
      await one.call("setListView", hidden("orders", "total", "date"));
      await one.call("setListView", { compact: "1" });
      await other.call("setListView", hidden("tickets", "id"));
      const { list_view: answered } = dataOf<{ readonly list_view: unknown }>(
        await other.call("setListView", hidden("orders", "items")),
      );
      const view = {
        compact: true,
        hidden: [
          { list: "tickets", columns: ["id"] },
          { list: "orders", columns: ["items"] },
        ],
      };
      expect([await kept(one), answered], who).toEqual([view, view]);
      await one.call("setListView", { compact: "0", ...hidden("orders") });
      expect(await kept(other), who).toEqual({
        compact: false,
        hidden: [{ list: "tickets", columns: ["id"] }],
      });
    }
  });

  it("keep choices of two lists that are made at the same time", onBoth.locks, async () => {
    const client = await portal().signedIn("crowd-2");
    const lists = ["orders", "tickets", "invoices", "products"];
    await Promise.all(
      lists.map((list) =>
        client.call("setListView", { hidden: JSON.stringify([{ list, columns: ["id"] }]) }),
      ),
    );
    const { json } = await client.call("checkUserSession");
    const { userData } = json as { userData: { list_view: { hidden: readonly { list: string }[] } } };
    expect(userData.list_view.hidden.map(({ list }) => list).toSorted()).toEqual(lists.toSorted());
  });

  it.each<[string, unknown]>([
    ["a name that is none", [{ list: "Orders 1", columns: [] }]],
    ["a key that is none", [{ list: "orders", columns: ["a;b"] }]],
    ["too many columns", [{ list: "orders", columns: Array.from({ length: 31 }, () => "a") }]],
    ["too many lists", Array.from({ length: 41 }, () => ({ list: "orders", columns: [] }))],
    ["another shape", { orders: ["total"] }],
  ])("refuse %s of a table's choice", async (_, hidden) => {
    const client = await portal().signedIn("silver");
    expect(refusal(await client.call("setListView", { hidden: JSON.stringify(hidden) }))).toEqual([
      422,
      "INVALID_REQUEST",
      "hidden",
    ]);
  });

  it("answer a save that collides with another one with the other's data, and write nothing", async () => {
    const [one, other] = [await portal().signedIn("crowd-1"), await portal().signedIn("crowd-1")];
    const { version } = (await read(one)).person;
    expect((await savePerson(other, version, { firstname: "Grace" }))._tag).toBe("Saved");
    const collided = await savePerson(one, version);
    expect(collided).toMatchObject({
      _tag: "Collided",
      theirs: { firstname: "Grace", version: version + 1 },
    });
    expect((await read(one)).person.firstname).toBe("Grace");
    expect(await savePerson(one, version + 1)).toMatchObject({ _tag: "Saved", saved: { firstname: "Ada" } });
    // The answer was lost and the save is sent again, as one who has no key does.
    expect(await savePerson(one, version + 1)).toMatchObject({
      _tag: "Saved",
      saved: { version: version + 2 },
    });
  });

  it("accept one of two simultaneous saves", onBoth.locks, async () => {
    const client = await portal().signedIn("gold");
    const { version } = (await read(client)).company;
    const both = await Promise.all(
      ["One", "Two"].map((name) => saveCompany(client, version, { companyName: name })),
    );
    expect(both.map((answer) => dataOf<Saved>(answer)._tag).toSorted()).toEqual(["Collided", "Saved"]);
  });

  it.each([
    ["saveAccount", { ...person, firstname: "" }, "FIRST_NAME_EMPTY", "firstname"],
    ["saveAccount", { ...person, lastname: "<x>" }, "NAME_SIGNS", "lastname"],
    ["saveAccount", { ...person, phone: "0660" }, "PHONE_PLUS", "phone"],
    ["saveAccount", { ...person, salutation: "dr" }, "SALUTATION_EMPTY", "salutation"],
    ["saveAccount", { ...person, salutation: "" }, "SALUTATION_EMPTY", "salutation"],
    ["saveAccount", { ...person, locale: "xxxx" }, "INVALID_REQUEST", "locale"],
    ["saveCompany", { ...company, companyName: " " }, "COMPANY_NAME_EMPTY", "companyName"],
    ["saveCompany", { ...company, country: "" }, "COUNTRY_EMPTY", "country"],
    ["saveCompany", { ...company, country: "CA" }, "STATE_EMPTY", "state"],
    ["saveCompany", { ...company, vatId: "ATU90000017" }, "VAT_CHECKSUM", "vatId"],
    ["saveCompany", { ...company, vatId: "ATU90000506" }, "VAT_INVALID", "vatId"],
    ["saveCompany", { ...company, website: "nowhere" }, "WEBSITE_INVALID", "website"],
  ])("%s refuses a wrong field: %#", async (call, fields, code, field) => {
    expect(
      refusal(await (await portal().signedIn("silver")).call(call, { ...fields, version: "1" })),
    ).toEqual([422, code, field]);
  });

  it("store the result of the VAT check, also when the provider is unreachable", async () => {
    const client = await portal().signedIn("crowd-2");
    await database().sql`update companies set account_type = 'business' where id = 'crowd-2'`;
    await client.post(
      "/dev/faults/",
      new URLSearchParams({ target: "vat-provider", kind: "fail", value: "500" }),
    );
    const { version } = (await read(client)).company;
    expect(dataOf<Saved>(await saveCompany(client, version, { vatId: "atu 90000016" }))).toMatchObject({
      _tag: "Saved",
      saved: { vatId: "ATU90000016", website: "https://byron.example" },
    });
    expect((await read(client)).vatVerdict).toBe("unreachable");
    await client.post("/dev/faults/clear", new URLSearchParams());
    await saveCompany(client, version + 1, { vatId: "ATU90000016", city: "Graz" });
    expect((await read(client)).vatVerdict).toBe("valid");
  });

  it("name a private person's household after the person", async () => {
    await database().sql`update companies set account_type = 'private' where id = 'customer'`;
    const client = await portal().signedIn("customer");
    const { person: before, company: household } = await read(client);
    await savePerson(client, before.version);
    await saveCompany(client, household.version, { companyName: "Castle Ltd" });
    expect((await read(client)).company.companyName).toBe("Ada Byron");
  });

  it("allow only somebody who manages users to change the company's data", async () => {
    const client = await portal().signedIn("employee");
    expect([(await client.call("getAccount")).status, refusal(await saveCompany(client, 1))]).toEqual([
      200,
      [403, "NO_ACCESS"],
    ]);
  });

  it("store newsletter and notification choices, the latter only with the right that they need", async () => {
    const client = await portal().signedIn("employee");
    expect(dataOf(await client.call("setNewsletter", { subscribed: "1" }))).toEqual({ subscribed: true });
    expect(
      dataOf(await client.call("saveNotificationChoices", { kinds: '["ticket_answer","invoice_due"]' })),
    ).toEqual(["ticket_answer"]);
    expect(await read(client)).toMatchObject({ newsletter: true, notifications: ["ticket_answer"] });
    expect(refusal(await client.call("saveNotificationChoices", { kinds: '["gossip"]' }))).toEqual([
      422,
      "INVALID_REQUEST",
      "kinds",
    ]);
  });

  it("change the e-mail address after the new address is confirmed", async () => {
    const client = await portal().signedIn("crowd-3");
    const ask = (email: string, password = testPassword) =>
      client.call("requestEmailChange", { email, password });
    expect([
      refusal(await ask("nonsense")),
      refusal(await ask(emailOf("crowd-3"))),
      refusal(await ask("new@test.example", "wrong")),
    ]).toEqual([
      [422, "EMAIL_INVALID", "email"],
      [200, "EMAIL_UNCHANGED", "email"],
      [200, "PASSWORD_WRONG", "password"],
    ]);
    const asked = dataOf(await ask("New@Test.example"));
    expect(asked).toMatchObject({ email: emailOf("crowd-3"), pendingEmail: "new@test.example" });
    expect(await read(client)).toEqual(asked);
    const hash = await linkFor("new@test.example");
    expect(dataOf(await portal().client().call("checkPasswordResetLink", { hash }))).toEqual({
      purpose: "email_change",
      email: "new@test.example",
    });
    expect(dataOf(await portal().client().call("confirmEmailChange", { hash }))).toEqual({
      email: "new@test.example",
    });
    expect(refusal(await portal().client().call("confirmEmailChange", { hash }))).toEqual([200, "LINK_USED"]);
    expect(await read(client)).toMatchObject({ email: "new@test.example", pendingEmail: null });
    expect((await letters(emailOf("crowd-3")))[0]?.body).toContain("new@test.example");
    expect(
      (await portal().client().call("login", { email_address: "new@test.example", password: testPassword }))
        .json,
    ).toMatchObject({ valid: true });
  });

  it("do not reveal that an address has an account, and send its owner a letter", async () => {
    const client = await portal().signedIn("crowd-4");
    expect(
      dataOf(await client.call("requestEmailChange", { email: emailOf("gold"), password: testPassword })),
    ).toMatchObject({ pendingEmail: emailOf("gold") });
    expect((await letters(emailOf("gold")))[0]).toMatchObject({
      subject: "This address already has an account",
    });
    expect((await letters(emailOf("gold")))[0]?.body).not.toContain("/reset-password/");
  });

  it("list the open sessions, and end one or all of them", async () => {
    const firefox = {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    const [here, there] = [await portal().signedIn("crowd-5"), portal().client()];
    await there.call(
      "login",
      { email_address: emailOf("crowd-5"), password: testPassword },
      { headers: firefox },
    );
    const list = async () =>
      dataOf<{ id: string; browser: string | null; system: string | null; current: boolean }[]>(
        await here.call("getSessions"),
      );
    const sessions = await list();
    expect(
      sessions
        .map(({ browser, system, current }) => ({ browser, system, current }))
        .toSorted((one, other) => Number(one.current) - Number(other.current)),
    ).toEqual([
      { browser: "Firefox", system: "Linux", current: false },
      { browser: null, system: null, current: true },
    ]);
    const id = sessions.find(({ current }) => !current)?.id ?? "";
    expect((await (await portal().signedIn("gold")).call("endSessions", { id })).status).toBe(404);
    expect(dataOf(await here.call("endSessions", { id }))).toEqual({ ended: 1 });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    await database()
      .sql`insert into identity_model (kind, id, payload, session_uid, account_id) values ('RefreshToken', 'r5', '{}', 'sid', 'crowd-5')`;
    const last = await portal().signedIn("crowd-5");
    expect(dataOf(await here.call("endSessions"))).toEqual({ ended: 2 });
    expect([await isSignedIn(here), await isSignedIn(last)]).toEqual([false, false]);
    expect(await database().sql`select 1 from identity_model where account_id = 'crowd-5'`).toEqual([]);
  });
});
