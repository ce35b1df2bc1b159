import { afterEach, expect, it, vi } from "vitest";
import { emptySignUp } from "../../src/domain/sign-up/sign-up.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { dataOf, eachAccountPortal, refusal } from "../support/portal/account-portal.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";
import { cleanUp } from "../../server/housekeeping.ts";

const minutes = 60;
const pdf = new File(["%PDF-1.4 licence of a test"], "licence.pdf");
const {
  newsletter: _n,
  dataProtection: _d,
  licenceConfirmed: _l,
  contactTypes: _c,
  businessFields: _b,
  ...texts
} = emptySignUp;
const person = {
  ...texts,
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  phone: "+43 1 555 01 00",
  country: "AT",
  street: "Street 1",
  zip: "1010",
  city: "Wien",
};
const flags = {
  newsletter: "1",
  dataProtection: "1",
  licenceConfirmed: "0",
  contactTypes: "[]",
  businessFields: "[]",
  instance: "dede",
  password: testPassword,
};
const company = {
  companyName: "Byron GmbH",
  website: "byron.example",
  businessFields: '["2","999"]',
  contactTypes: '["technology"]',
};
const fieldsOf = (accountType: string, more: Readonly<Record<string, string>> = {}) => ({
  ...person,
  ...flags,
  ...(accountType === "private" ? {} : company),
  accountType,
  ...more,
});

eachAccountPortal("sign-up", ({ portal, database, letters, linkFor }) => {
  afterEach(() => {
    // Each test has its own quarter of an hour, and so its own limits.
    portal().clock.forward(16 * minutes);
  });
  const sendCode = (client: PortalClient, email: string, instance = "int") =>
    client.call("sendVerificationCode", { email, instance });
  const codeFor = async (email: string): Promise<string> =>
    /\n\n(\d{6})\n/.exec((await letters(email))[0]?.body ?? "")?.[1] ?? "no code";
  const verified = async (client: PortalClient, email: string): Promise<string> => {
    dataOf(await sendCode(client, email));
    return dataOf<{ verification: string }>(
      await client.call("verifyCode", { email, code: await codeFor(email) }),
    ).verification;
  };
  const licence = async (client: PortalClient): Promise<string> =>
    dataOf<{ licence: string }>(await client.call("uploadTradeLicence", {}, { files: [pdf] })).licence;
  const countOf = async (email: string): Promise<number> =>
    (await database().sql`select 1 from accounts where email = ${email}`).length;

  it("offers countries with XK and states, business fields and contact types, named in the reader's language", async () => {
    const options = dataOf<{
      countries: { code: string; name: string; states: unknown[] }[];
      businessFields: { code: string; name: string }[];
      contactTypes: { code: string; name: string }[];
    }>(await portal().client().call("getSignUpOptions", { instance: "dede" }));
    expect(options.countries.find(({ code }) => code === "XK")).toEqual({
      code: "XK",
      name: "Kosovo",
      states: [],
    });
    expect(
      options.countries
        .filter(({ states }) => states.length > 0)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(["AU", "CA", "US"]);
    expect(options.businessFields.map(({ code }) => code)).toEqual([
      "2",
      "3",
      "8",
      "15",
      "20",
      "21",
      "23",
      "24",
      "27",
      "29",
      "30",
      "119",
      "142",
      "143",
      "999",
    ]);
    expect(options.businessFields[0]?.name).toBe("Elektroinstallation");
    expect(options.contactTypes[0]?.name).toBe("Geschäftsführung");
    const names = [...options.businessFields, ...options.contactTypes].map(({ name }) => name);
    expect(names.filter((name) => /demo/i.test(name))).toEqual([]);
  });

  it("answers which addresses have an account, active or inactive", async () => {
    const check = async (email: string) => refusal(await portal().client().call("checkEmail", { email }));
    expect([
      await check("new@test.example"),
      await check(emailOf("gold")),
      await check(emailOf("unactivated").toUpperCase()),
      await check(""),
    ]).toEqual([
      [200, undefined],
      [200, "WEBACCOUNT_EXISTS_ACTIVE", "email"],
      [200, "WEBACCOUNT_EXISTS_INACTIVE", "email"],
      [422, "EMAIL_EMPTY", "email"],
    ]);
    expect(refusal(await sendCode(portal().client(), emailOf("gold")))).toEqual([
      200,
      "WEBACCOUNT_EXISTS_ACTIVE",
      "email",
    ]);
  });

  it("checks VAT ids: format, checksum, provider, and an unreachable provider", async () => {
    const client = portal().client();
    const check = (vatId: string, country: string) => client.call("checkVatId", { vatId, country });
    expect([refusal(await check("AT1", "AT")), refusal(await check("ATU90000017", "AT"))]).toEqual([
      [422, "VAT_FORMAT", "vatId"],
      [422, "VAT_CHECKSUM", "vatId"],
    ]);
    const verdicts = [
      await check("ATU 9000 0016", "AT"),
      await check("ATU90000506", "AT"),
      await check("CHE999000019", "CH"),
      await check("12-345", "US"),
    ];
    expect(verdicts.map((answer) => dataOf<{ verdict: string }>(answer).verdict)).toEqual([
      "valid",
      "invalid",
      "format_only",
      "format_only",
    ]);
    await client.post(
      "/dev/faults/",
      new URLSearchParams({ target: "vat-provider", kind: "hang", value: "0" }),
    );
    expect(dataOf(await check("ATU90000016", "AT"))).toEqual({ verdict: "unreachable" });
  });

  it("sends a code, stored as a hash, in the reader's language, and another one only after a minute", async () => {
    const client = portal().client();
    expect(dataOf(await sendCode(client, "Code@Test.example", "frch"))).toEqual({
      resendAfter: 60,
      expiresAfter: 900,
    });
    const [letter] = await letters("code@test.example");
    expect(letter?.subject).toMatch(/^Votre code de vérification\u00A0: \d{6}$/);
    const [kept] = await database().sql<{
      code_hash: string;
    }>`select code_hash from email_codes where email = 'code@test.example'`;
    expect(kept?.code_hash).not.toContain(await codeFor("code@test.example"));
    const again = await sendCode(client, "code@test.example");
    expect([again.status, Number(again.headers.get("retry-after"))]).toEqual([429, expect.closeTo(58, -1)]);
    portal().clock.forward(60);
    expect((await sendCode(client, "code@test.example")).status).toBe(200);
  });

  it("accepts the right code also with blanks; refuses a wrong code, an expired one, and too many attempts", async () => {
    const client = portal().client();
    const email = "tries@test.example";
    const verify = async (code: string) => refusal(await client.call("verifyCode", { email, code }));
    expect(await verify("123456")).toEqual([200, "CODE_EXPIRED", "code"]);
    await sendCode(client, email);
    const code = await codeFor(email);
    const wrong = code === "000000" ? "000001" : "000000";
    expect([await verify(""), await verify("12 34"), await verify(wrong)]).toEqual([
      [422, "CODE_EMPTY", "code"],
      [422, "CODE_FORMAT", "code"],
      [200, "CODE_WRONG", "code"],
    ]);
    expect(await verify(` ${code.slice(0, 3)}-${code.slice(3)} `)).toEqual([200, undefined]);
    expect([await verify(wrong), await verify(wrong), await verify(wrong)]).toEqual(
      Array.from({ length: 3 }, () => [200, "CODE_WRONG", "code"]),
    );
    expect(await verify(code)).toEqual([200, "CODE_TOO_MANY_TRIES", "code"]);
    portal().clock.forward(61);
    await sendCode(client, email);
    expect(await verify(await codeFor(email))).toEqual([200, undefined]);
    portal().clock.forward(15 * minutes);
    expect(await verify(await codeFor(email))).toEqual([200, "CODE_EXPIRED", "code"]);
  });

  it("belongs to the browser that asked for it: a stranger neither replaces the code, nor uses up its tries, nor delays the next one", async () => {
    const [owner, stranger] = [portal().client(), portal().client()];
    const email = "owner@test.example";
    await sendCode(owner, email);
    const code = await codeFor(email);
    for (let time = 0; time < 3; time += 1) {
      expect((await sendCode(stranger, email)).status).toBe(200);
      portal().clock.forward(61);
    }
    const tries = Array.from({ length: 6 }, () => stranger.call("verifyCode", { email, code: "000000" }));
    await Promise.all(tries);
    expect(refusal(await stranger.call("verifyCode", { email, code }))).toEqual([
      200,
      "CODE_TOO_MANY_TRIES",
      "code",
    ]);
    expect((await sendCode(portal().client(), email)).status, "another browser of the owner").toBe(200);
    expect(refusal(await owner.call("verifyCode", { email, code }))).toEqual([200, undefined]);
  });

  it("is limited by mail address and by network address", async () => {
    const client = portal().client();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await sendCode(client, "often@test.example")).status);
      portal().clock.forward(61);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const many = await Promise.all(
      Array.from({ length: 18 }, (_, index) => sendCode(client, `many-${index}@test.example`)),
    );
    expect(many.map(({ status }) => status)).toContain(429);
  });

  it.each(["private", "business", "company", "partner"])(
    "creates one %s account for one proof, also when the request is repeated",
    async (type) => {
      const client = portal().client();
      const email = `${type}@test.example`;
      const verification = await verified(client, email);
      expect(dataOf(await client.call("getSignUpResult", { verification }))).toBeNull();
      const fields = fieldsOf(type, {
        email,
        verification,
        // A phone number is not required (business §5).
        ...(type === "private" ? { phone: "" } : {}),
        ...(type === "company"
          ? { licenceConfirmed: "1", vatId: "DE999000017", country: "DE", licence: await licence(client) }
          : {}),
        ...(type === "partner" ? { licence: await licence(client) } : {}),
      });
      const created = { email, accountType: type, underReview: type === "partner" };
      const both = await Promise.all([
        client.call("createAccount", fields),
        client.call("createAccount", fields),
      ]);
      expect(both.map((answer) => dataOf(answer))).toEqual([created, created]);
      // The tab was closed over it: whoever comes back learns that it was made.
      expect(dataOf(await client.call("getSignUpResult", { verification }))).toEqual(created);
      expect([await countOf(email), (await letters(email)).length]).toEqual([1, 2]);
      const answer = await client.call("login", { email_address: email, password: testPassword });
      expect(answer.json).toMatchObject({
        valid: true,
        userData: {
          firstname: "Ada",
          account_name: type === "private" ? "Ada Byron" : "Byron GmbH",
          partner_status: type === "partner" ? "applicant" : type,
        },
      });
      expect(dataOf(await client.call("getAccount"))).toMatchObject(
        type === "private"
          ? { contactTypes: [], businessFields: [] }
          : { contactTypes: ["technology"], businessFields: ["2", "999"] },
      );
      expect((await client.call("getTradeLicenceReviews")).status).toBe(403);
      // Whoever gave a trade licence can read it again, also where nobody has to review it.
      const given = type === "company" || type === "partner";
      expect((await client.call("getOwnTradeLicence")).status).toBe(given ? 200 : 404);
    },
  );

  it("refuses each wrong field with its code, without trusting the browser", async () => {
    const client = portal().client();
    const email = "fields@test.example";
    const verification = await verified(client, email);
    const attempt = async (more: Readonly<Record<string, string>>, type = "business") =>
      refusal(await client.call("createAccount", fieldsOf(type, { email, verification, ...more })));
    expect(await attempt({ salutation: "" })).toEqual([422, "SALUTATION_EMPTY", "salutation"]);
    expect(await attempt({ phone: "0660" })).toEqual([422, "PHONE_PLUS", "phone"]);
    expect(await attempt({ dataProtection: "0" })).toEqual([422, "DATA_PROTECTION", "dataProtection"]);
    expect(await attempt({ country: "US" })).toEqual([422, "STATE_EMPTY", "state"]);
    expect(await attempt({ businessFields: "[]" })).toEqual([422, "BUSINESS_FIELD_EMPTY", "businessFields"]);
    expect(await attempt({ vatId: "ATU90000506" })).toEqual([422, "VAT_INVALID", "vatId"]);
    expect(await attempt({ password: "weak" })).toEqual([422, "PASSWORD_RULES", "password"]);
    expect(await attempt({}, "company")).toEqual([422, "LICENCE_NOT_CONFIRMED", "licenceConfirmed"]);
    expect(await attempt({}, "partner")).toEqual([422, "LICENCE_MISSING", "licence"]);
    expect(await attempt({ accountType: "king" })).toEqual([422, "INVALID_REQUEST", "accountType"]);
    expect(await attempt({ licence: "x".repeat(43) })).toEqual([200, "LICENCE_GONE"]);
    expect(await attempt({ verification: "x".repeat(43) })).toEqual([200, "VERIFICATION_INVALID"]);
    expect(await attempt({ email: "another@test.example" })).toEqual([200, "VERIFICATION_INVALID"]);
    portal().clock.forward(61 * minutes);
    expect(await attempt({})).toEqual([200, "VERIFICATION_INVALID"]);
    expect(await countOf(email)).toBe(0);
  });

  it("refuses an address that has got an account meanwhile", async () => {
    const client = portal().client();
    const email = "race@test.example";
    const first = await verified(client, email);
    portal().clock.forward(61);
    const second = await verified(client, email);
    expect(
      dataOf(await client.call("createAccount", fieldsOf("private", { email, verification: first }))),
    ).toMatchObject({ email });
    expect(
      refusal(await client.call("createAccount", fieldsOf("private", { email, verification: second }))),
    ).toEqual([200, "WEBACCOUNT_EXISTS_ACTIVE", "email"]);
  });

  it("refuses a VAT id of another company with ACCOUNT_CREATION_FAILED, and sends support a letter", async () => {
    const client = portal().client();
    await database().sql`update companies set vat_id = 'ATU90000908' where id = 'silver'`;
    const email = "twin@test.example";
    const fields = fieldsOf("business", {
      email,
      verification: await verified(client, email),
      vatId: "ATU90000908",
    });
    expect(refusal(await client.call("createAccount", fields))).toEqual([200, "ACCOUNT_CREATION_FAILED"]);
    expect((await letters("support@test.example"))[0]?.body).toContain(email);
    expect(await countOf(email)).toBe(0);
  });

  it("answers 7001 when the insert fails, and writes nothing", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const client = portal().client();
    const email = "unlucky@test.example";
    const fields = fieldsOf("private", {
      email,
      verification: await verified(client, email),
      lastname: "Unlucky",
    });
    await database().sql.script(
      "alter table accounts add constraint unlucky check (last_name <> 'Unlucky') not valid",
    );
    const answer = await client.call("createAccount", fields);
    await database().sql.script("alter table accounts drop constraint unlucky");
    expect(refusal(answer)).toEqual([200, "7001"]);
    expect(await database().sql`select 1 from companies where name = 'Ada Unlucky'`).toEqual([]);
    // The proof was not used up: the next attempt makes the account.
    expect(dataOf(await client.call("createAccount", fields))).toMatchObject({ email });
  });

  it("stores a licence for a day, after a check of size, name and first bytes", async () => {
    const client = portal().client();
    const upload = async (file: File) =>
      refusal(await client.call("uploadTradeLicence", {}, { files: [file] }));
    expect(refusal(await client.call("uploadTradeLicence", {}, { files: [] }))).toEqual([
      422,
      "LICENCE_MISSING",
      "files[0]",
    ]);
    expect(await upload(new File(["MZ"], "licence.pdf"))).toEqual([422, "FILE_TYPE_NOT_ALLOWED", "files[0]"]);
    expect(await upload(new File(["GIF89a and more of it"], "licence.gif"))).toEqual([
      422,
      "FILE_TYPE_NOT_ALLOWED",
      "files[0]",
    ]);
    expect(await upload(new File([], "licence.pdf"))).toEqual([422, "FILE_EMPTY", "files[0]"]);
    expect(await upload(new File(["%PDF-1.4", new Uint8Array(15_000_000)], "licence.pdf"))).toEqual([
      413,
      "TOO_LARGE",
      "files[0]",
    ]);
    expect(await upload(new File(["%PDF-1.4", new Uint8Array(14_999_992)], "licence.pdf"))).toEqual([
      200,
      undefined,
    ]);
    const token = await licence(client);
    expect(await database().sql`select 1 from trade_licences where token_hash = ${token}`).toEqual([]);
    const files = await database().sql<{
      file_id: string;
    }>`select file_id from trade_licences where company_id is null`;
    const onDisk = async (): Promise<number> =>
      (await Promise.all(files.map(({ file_id: id }) => portal().fileStore.open(id)))).filter((stream) => {
        stream?.destroy();
        return stream !== undefined;
      }).length;
    expect([files.length > 1, await onDisk()]).toEqual([true, files.length]);
    await cleanUp(
      database(),
      portal().fileStore,
      new Date(portal().clock.now().getTime() + 25 * 60 * minutes * 1000),
    );
    expect(await database().sql`select 1 from trade_licences where company_id is null`).toEqual([]);
    expect(await onDisk()).toBe(0);
  });

  it("activates by a link that was sent again, answering the same for every address", async () => {
    const client = portal().client();
    const answers = await Promise.all(
      [emailOf("unactivated"), emailOf("gold"), "nobody@test.example"].map((email) =>
        client.call("resendActivation", { email, instance: "int" }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"valid":true,"data":{}}']));
    expect([(await letters(emailOf("gold"))).length, (await letters("nobody@test.example")).length]).toEqual([
      0, 0,
    ]);
    const hash = await linkFor(emailOf("unactivated"));
    expect(refusal(await client.call("setNewPassword", { hash, password: testPassword }))).toEqual([
      200,
      "LINK_INVALID",
    ]);
    expect(dataOf(await client.call("activateAccount", { hash }))).toEqual({ email: emailOf("unactivated") });
    expect(refusal(await client.call("activateAccount", { hash }))).toEqual([200, "LINK_USED"]);
    expect(
      (await client.call("login", { email_address: emailOf("unactivated"), password: testPassword })).json,
    ).toMatchObject({ valid: true });
  });
});
