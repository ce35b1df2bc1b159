import { beforeAll, describe, expect, test } from "vitest";
import { baseSerial } from "../../server/demo/devices.ts";
import { licenceOf } from "../../server/demo/products.ts";
import type { CallName } from "../../server/http/handler.ts";
import { emptySignUp } from "../../src/domain/sign-up/sign-up.ts";
import { testDevices } from "../support/portal/test-devices.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import type { PortalClient, TestAnswer } from "../support/portal/portal-client.ts";
import { report, type Result } from "./support/campaign.ts";

/** How many try at the same time. */
const AT_ONCE = 20;
const PASSWORD = "Another-Horse-43?";
const results: Result[] = [];
const devices = testDevices();

const codeOf = ({ status, json }: TestAnswer): string => {
  const { valid, error_code: code } = (json ?? {}) as {
    readonly valid?: boolean;
    readonly error_code?: string;
  };
  return valid === true ? "done" : (code ?? String(status));
};

const tally = (answers: readonly TestAnswer[]): Readonly<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const answer of answers) counted[codeOf(answer)] = (counted[codeOf(answer)] ?? 0) + 1;
  return counted;
};

const times = <Item>(make: (index: number) => Promise<Item>): Promise<readonly Item[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)));

eachDemoPortal("of many at once", { devices }, (demo) => {
  let engine = "";
  beforeAll(async () => {
    const [row] = await demo().database.sql<{ version: string }>`select version() as version`;
    engine = /emscripten|wasm/i.test(row?.version ?? "") ? "PGlite" : "PostgreSQL";
  });
  const open = (): PortalClient => demo().portal.client();
  const count = async (rows: Promise<readonly object[]>): Promise<number> => (await rows).length;
  const lettersTo = (to: string) =>
    demo().database.sql<{
      body: string;
    }>`select body from outbox where recipient = ${to} order by id desc`;
  const linkFor = async (to: string): Promise<string> =>
    /\/reset-password\/([\w-]+)/.exec((await lettersTo(to))[0]?.body ?? "")?.[1] ?? "no link";
  const codeFor = async (to: string): Promise<string> =>
    /\n\n(\d{6})\n/.exec((await lettersTo(to))[0]?.body ?? "")?.[1] ?? "no code";
  const dataOf = ({ json, text }: TestAnswer): Readonly<Record<string, string>> => {
    const { data } = json as { readonly data?: Readonly<Record<string, string>> };
    if (data === undefined) throw new Error(`no data: ${text}`);
    return data;
  };

  /** Keeps what many at once were answered; returns how many were accepted, and the codes of the others. */
  const outcome = (what: string, answers: readonly TestAnswer[]): readonly [number, ...string[]] => {
    const counted = tally(answers);
    results.push({ what: `${engine}: ${what}`, measured: JSON.stringify(counted) });
    report("races", results);
    const { done = 0, ...refusals } = counted;
    return [done, ...Object.keys(refusals)];
  };
  const all = (id: string | undefined, name: CallName, fields: Readonly<Record<string, string>>) =>
    times(() => demo().send(id, name, fields));

  describe("one is accepted:", () => {
    test("a reset link", async () => {
      await open().call("requestPasswordReset", { email: "reg21@demo.test", instance: "int" });
      const hash = await linkFor("reg21@demo.test");
      expect(
        outcome("reset link", await all(undefined, "setNewPassword", { hash, password: PASSWORD })),
      ).toEqual([1, "LINK_USED"]);
    });

    test("an invitation, and the address that is invited", async () => {
      const fields = { firstname: "Ada", lastname: "Byron", mail: "ada@race.test", rights: '["tickets"]' };
      expect(outcome("employee's address", await all("gold", "createEmployee", fields))).toEqual([
        1,
        "EMAIL_TAKEN",
      ]);
      expect((await lettersTo("ada@race.test")).length).toBe(1);
      const hash = await linkFor("ada@race.test");
      expect(
        outcome("invitation", await all(undefined, "setNewPassword", { hash, password: PASSWORD })),
      ).toEqual([1, "LINK_USED"]);
    });

    test("a new e-mail address", async () => {
      await (
        await demo().as("office")
      ).call("requestEmailChange", { email: "moved@race.test", password: "Portal-Demo-2026!" });
      const hash = await linkFor("moved@race.test");
      expect(outcome("link of a new address", await all(undefined, "confirmEmailChange", { hash }))).toEqual([
        1,
        "LINK_USED",
      ]);
    });

    test("an account of a proof", async () => {
      const email = "new@race.test";
      // A code belongs to the browser that asked for it: its first one gives it the cookie.
      const browser = open();
      await browser.call("sendVerificationCode", { email: "first@race.test", instance: "int" });
      const asked = await times(() => browser.call("sendVerificationCode", { email, instance: "int" }));
      expect(outcome("verification code sent", asked)).toEqual([1, "TOO_MANY_REQUESTS"]);
      expect((await lettersTo(email)).length).toBe(1);
      const { verification = "" } = dataOf(
        await browser.call("verifyCode", { email, code: await codeFor(email) }),
      );
      const {
        newsletter: _n,
        dataProtection: _d,
        licenceConfirmed: _l,
        contactTypes: _c,
        businessFields: _b,
        ...texts
      } = emptySignUp;
      const made = await all(undefined, "createAccount", {
        ...texts,
        salutation: "ms",
        firstname: "Ada",
        lastname: "Byron",
        phone: "+43 1 555 01 00",
        country: "AT",
        street: "Street 1",
        zip: "1010",
        city: "Wien",
        newsletter: "0",
        dataProtection: "1",
        licenceConfirmed: "0",
        contactTypes: "[]",
        businessFields: "[]",
        instance: "int",
        password: PASSWORD,
        accountType: "private",
        email,
        verification,
      });
      const accounts = await count(demo().database.sql`select 1 from accounts where email = ${email}`);
      results.push({
        what: `${engine}: account of a proof`,
        measured: `${JSON.stringify(tally(made))}, ${accounts} account`,
      });
      expect([tally(made), new Set(made.map(({ text }) => text)).size, accounts]).toEqual([
        { done: AT_ONCE },
        1,
        1,
      ]);
    });

    test("the activation of an account", async () => {
      const email = "unactivated@demo.test";
      await open().call("resendActivation", { email, instance: "int" });
      const hash = await linkFor(email);
      expect(outcome("activation", await all(undefined, "activateAccount", { hash }))).toEqual([
        1,
        "LINK_USED",
      ]);
    });

    test("a registration of a product, its replacement and its deletion", async () => {
      const serial = baseSerial(48);
      const people = ["gold", "silver", "platin", "flagship"] as const;
      expect(
        outcome(
          "registration",
          await times((index) =>
            demo().send(people[index % people.length], "registerProduct", {
              serial,
              licence_code: licenceOf(serial),
            }),
          ),
        ),
      ).toEqual([1, "PRODUCT_ALREADY_REGISTERED"]);
      const [row] = await demo().database.sql<{
        company_id: string;
      }>`select company_id from products where serial = ${serial}`;
      const owner = row?.company_id ?? "";
      const next = baseSerial(49);
      expect(
        outcome(
          "replacement",
          await all(owner, "replaceProduct", { serial, new_serial: next, licence_code: licenceOf(next) }),
        ),
      ).toEqual([1, "PRODUCT_NOT_REGISTERED"]);
      expect(
        outcome("deletion", await all(owner, "deleteProduct", { serial: next, confirmation: next })),
      ).toEqual([1, "PRODUCT_NOT_REGISTERED"]);
    });

    test("a licence code, a test month, and the transfer of a service", async () => {
      const serials = [4, 10, 11, 13].map((place) => baseSerial(place));
      expect(
        outcome(
          "licence code",
          await times((index) =>
            demo().send("gold", "renewCloudService", {
              serial: serials[index % serials.length] ?? "",
              service: "weather",
              licence_code: "W12M-0000-0009",
            }),
          ),
        ),
      ).toEqual([1, "LICENCE_ALREADY_USED"]);
      expect(
        outcome(
          "test month",
          await all("gold", "activateCloudService", { serial: baseSerial(3), service: "weather" }),
        ),
      ).toEqual([1, "CLOUD_SERVICE_ALREADY_ACTIVE"]);
      expect(
        outcome(
          "transfer of a service",
          await all("gold", "transferCloudService", {
            serial: baseSerial(1),
            service: "weather",
            to_serial: baseSerial(9),
          }),
        ),
      ).toEqual([1, "CLOUD_SERVICE_NOT_ACTIVE"]);
    });

    test("a decision about a trade licence, and its letter", async () => {
      expect(
        outcome(
          "decision",
          await times((index) =>
            demo().send("staff", "reviewTradeLicence", {
              id: "L-applicant",
              decision: index % 2 === 0 ? "approve" : "decline",
              reason: "Race",
            }),
          ),
        ),
      ).toEqual([1, "ALREADY_DECIDED"]);
      expect((await lettersTo("applicant@demo.test")).length).toBe(1);
    });

    test("the closing of a ticket and its reopening", async () => {
      const { ticketId = "" } = dataOf(
        await demo().send("gold", "createTicket", {
          department: "support-int",
          ticket_subject: "Race",
          ticket_description: "Race",
        }),
      );
      const who = ["gold", "employee", "staff"] as const;
      const change = (name: "closeTicket" | "reopenTicket") =>
        times((index) => demo().send(who[index % who.length], name, { id: ticketId }));
      expect(outcome("closing of a ticket", await change("closeTicket"))).toEqual([1, "TICKET_CLOSED"]);
      expect(outcome("reopening of a ticket", await change("reopenTicket"))).toEqual([
        1,
        "TICKET_NOT_CLOSED",
      ]);
    });

    test("a connection test of a product", async () => {
      const serial = baseSerial(15);
      await devices.start(serial, "hung");
      expect(outcome("connection test", await all("gold", "testRemoteConnect", { serial }))).toEqual([
        1,
        "TEST_RUNNING",
      ]);
      await devices.clear();
    });
  });

  test("one idempotency key makes one ticket, which all are answered with", async () => {
    const answers = await times(() =>
      demo().send(
        "gold",
        "createTicket",
        { department: "support-int", ticket_subject: "One key", ticket_description: "Race" },
        { headers: { "Idempotency-Key": "race" } },
      ),
    );
    const tickets = await count(demo().database.sql`select 1 from tickets where subject = 'One key'`);
    results.push({
      what: `${engine}: idempotency key`,
      measured: `${JSON.stringify(tally(answers))}, ${tickets} ticket`,
    });
    report("races", results);
    expect([new Set(answers.map(({ text }) => text)).size, tickets]).toEqual([1, 1]);
  });

  test("of saves of one version, one is saved and the others are shown it", async () => {
    const client = await demo().as("silver");
    const { person } = dataOf(await client.call("getAccount")) as unknown as {
      readonly person: Readonly<Record<string, string | number>>;
    };
    const answers = await times((index) =>
      client.call("saveAccount", {
        salutation: "ms",
        firstname: `Ada ${index}`,
        lastname: "Byron",
        phone: "+43 1 5550100",
        locale: "enus",
        version: String(person["version"]),
      }),
    );
    const saved = answers.filter((answer) => dataOf(answer)["_tag"] === "Saved").length;
    results.push({
      what: `${engine}: save of one version`,
      measured: `${saved} saved, ${answers.length - saved} shown it`,
    });
    report("races", results);
    expect([saved, answers.length]).toEqual([1, AT_ONCE]);
  });

  test("wrong passwords are all counted", async () => {
    const answers = await times(() =>
      open().call("login", { email_address: "disti@demo.test", password: "wrong" }),
    );
    const counted = tally(answers);
    results.push({ what: `${engine}: wrong passwords`, measured: JSON.stringify(counted) });
    report("races", results);
    expect(counted["INVALID_PASSWORD"] ?? 0).toBeLessThanOrEqual(10);
    expect(counted["done"]).toBeUndefined();
  });
});
