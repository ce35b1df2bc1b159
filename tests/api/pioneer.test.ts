import { expect, it } from "vitest";
import type { Voucher } from "../../src/domain/advantages/voucher.ts";
import type { Page } from "../../src/domain/kit/list.ts";
import type {
  PioneerCase,
  PioneerOffer,
  PioneerSubmission,
  PioneerSummary,
} from "../../src/domain/pioneer/pioneer.ts";
import { refusal } from "../support/portal/account-portal.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

const filterOf = (filter: object): Record<string, string> => ({ filter: JSON.stringify(filter) });
const text = "09:14:00 TX 00 01\n";
const logFile = (name = "pairing.log", content: string = text): File => new File([content], name);
const fields = { model: "Klimara K-35", description: "Silent", details: "No answer.\nNever." };
const outcome = "It is supported now.";
const dayLength = 24 * 60 * 60 * 1000;

/** The first bytes of a picture. */
const photo = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], "photo.png");

eachDemoPortal("pioneer", (demo) => {
  const orderOf = async (company: string): Promise<string> => {
    const [order] = await demo().database.sql<{ id: string }>`
      select id from orders where company_id = ${company} order by id limit 1`;
    return order?.id ?? "";
  };
  const send = async (who: string, more: Record<string, string> = {}, files: readonly File[] = [logFile()]) =>
    demo().send(who, "submitPioneerLog", { ...fields, order: await orderOf("gold"), ...more }, { files });
  const submit = async (who = "gold", company = who): Promise<PioneerSubmission> =>
    demo().ask<PioneerSubmission>(
      who,
      "submitPioneerLog",
      { ...fields, order: await orderOf(company) },
      { files: [logFile()] },
    );
  const close = (id: string) => demo().send("staff", "closePioneerSubmission", { id, outcome });
  const vouchersOf = (who: string, code: string) =>
    demo().ask<Page<Voucher>>(who, "getVouchers", filterOf({ search: code }));
  const issued = async (id: string): Promise<number> => {
    const rows = await demo().database
      .sql`select id from vouchers where id like ${`PIONEER${id.slice(2)}-%`}`;
    return rows.length;
  };
  const lettersTo = (recipient: string) =>
    demo().database.sql<{
      subject: string;
      body: string;
    }>`select subject, body from outbox where recipient = ${recipient} order by id desc`;

  it("stores a submission with its file, its follow-up and its return right", async () => {
    const sent = await submit();
    expect(sent).toMatchObject({
      ...fields,
      order: await orderOf("gold"),
      status: { code: "received" },
      submittedBy: "Tomáš Dvořák",
      log: { name: "pairing.log", size: text.length },
      takenAt: null,
      outcome: null,
    });
    expect(sent.id).toMatch(/^PI-\d{4}-\d{6}$/);
    const day = Date.parse(sent.submittedAt.toISOString().slice(0, 10));
    expect((sent.returnUntil.getTime() - day) / dayLength).toBe(30);
    // Ten working days are two weeks, from a weekend the two that begin on Friday.
    const back = { 0: 2, 6: 1 }[new Date(day).getUTCDay()] ?? 0;
    expect((sent.followUpOn.getTime() - day) / dayLength).toBe(14 - back);
    expect(await demo().ask("gold", "getPioneerSubmission", { id: sent.id })).toEqual(sent);
    const { rows } = await demo().ask<Page<PioneerSummary>>("office", "getPioneerSubmissions");
    expect(rows[0]).toMatchObject({ id: sent.id, model: fields.model });
  });

  it("offers today's dates, and the reward of the country or of the Polish language", async () => {
    const rewardOf = async (who: string) => (await demo().ask<PioneerOffer>(who, "getPioneerOffer")).reward;
    expect(await rewardOf("reg21")).toEqual({ cents: 45_000, currency: "PLN" });
    expect(await rewardOf("gold")).toEqual({ cents: 250_000, currency: "CZK" });
    expect(await rewardOf("silver")).toEqual({ cents: 10_000, currency: "EUR" });
    await demo().database.sql`update accounts set locale = 'plpl' where id = 'silver'`;
    expect(await rewardOf("silver")).toEqual({ cents: 45_000, currency: "PLN" });
    await demo().database.sql`update accounts set locale = 'eses' where id = 'silver'`;
    const sent = await submit();
    const { followUpOn, returnUntil } = await demo().ask<PioneerOffer>("gold", "getPioneerOffer");
    expect({ followUpOn, returnUntil }).toEqual({
      followUpOn: sent.followUpOn,
      returnUntil: sent.returnUntil,
    });
  });

  it("checks that the order is one of the company's, and reports it at the field", async () => {
    for (const order of ["SO-1", await orderOf("platin")])
      expect(refusal(await send("gold", { order }))).toEqual([200, "PIONEER_ORDER_UNKNOWN", "order"]);
  });

  it.each([
    ["no file", [], 200, "PIONEER_LOG_MISSING"],
    ["more than 2 MB", [logFile("big.csv", "x".repeat(2_000_001))], 413, "TOO_LARGE"],
    ["a picture", [photo], 422, "FILE_TYPE_NOT_ALLOWED"],
    ["a program in disguise", [logFile("program.log", "MZ\u0090\u0000\u0003")], 422, "FILE_TYPE_NOT_ALLOWED"],
    ["an empty file", [logFile("empty.txt", "")], 422, "FILE_EMPTY"],
    ["two files", [logFile(), logFile("two.log")], 422, "TOO_MANY_FILES"],
  ])("refuses %s", async (_what, files, status, code) => {
    const answer = await send("gold", {}, files);
    expect([answer.status, (answer.json as { error_code: string }).error_code]).toEqual([status, code]);
  });

  it.each([
    ["model", " "],
    ["model", "x".repeat(101)],
    ["description", ""],
    ["description", "x".repeat(201)],
    ["details", "\n"],
    ["details", "x".repeat(5_001)],
  ])("refuses a text that the form would refuse: %s", async (field, value) => {
    expect(refusal(await send("gold", { [field]: value }))).toEqual([422, "INVALID_REQUEST", field]);
  });

  it("stores texts without the blanks around them", async () => {
    const spaced = { model: " K-35 ", description: "\tSilent", details: "No answer\n" };
    expect((await send("gold", spaced)).json).toMatchObject({
      data: { model: "K-35", description: "Silent", details: "No answer" },
    });
  });

  it("measures a text of several lines as the form does", async () => {
    const details = `${"a line\n".repeat(700)}${"x".repeat(100)}`;
    expect(details).toHaveLength(5_000);
    expect((await send("gold", { details })).json).toMatchObject({ valid: true, data: { details } });
  });

  it("takes every kind of log file of up to 2 MB", async () => {
    for (const file of [
      logFile("a.txt"),
      logFile("a.log", "x".repeat(2_000_000)),
      logFile("a.csv", "a;b\n"),
      logFile("a.json", "{}"),
      logFile("a.zip", "PK\u0003\u0004"),
    ])
      expect([file.name, (await send("gold", {}, [file])).status]).toEqual([file.name, 200]);
  });

  it("gives the file as an attachment to its company and to staff alone", async () => {
    const { id } = await submit();
    for (const who of ["gold", "office", "staff"]) {
      const file = await demo().send(who, "getPioneerLog", { id });
      expect([
        file.status,
        file.text,
        file.headers.get("content-disposition"),
        file.headers.get("x-content-type-options"),
      ]).toEqual([
        200,
        text,
        "attachment; filename=\"pairing.log\"; filename*=UTF-8''pairing.log",
        "nosniff",
      ]);
    }
    expect((await demo().send("platin", "getPioneerLog", { id })).status).toBe(404);
    expect((await demo().send("platin", "getPioneerSubmission", { id })).status).toBe(404);
    expect((await demo().send("customer", "getPioneerLog", { id })).status).toBe(403);
    expect((await demo().send(undefined, "getPioneerLog", { id })).status).toBe(401);
  });

  it("lists the company's own submissions with search, status, order and pages", async () => {
    const list = (more: Record<string, string> = {}) =>
      demo().ask<Page<PioneerSummary>>("platin", "getPioneerSubmissions", more);
    await demo().database.sql`delete from pioneer_submissions where company_id = 'platin'`;
    const order = await orderOf("platin");
    const models = ["Alpha", "beta", "Gamma", "Čepice"];
    for (const model of models)
      await demo().ask("platin", "submitPioneerLog", { ...fields, model, order }, { files: [logFile()] });
    const modelsOf = async (more?: Record<string, string>) =>
      (await list(more)).rows.map(({ model }) => model);
    expect(await modelsOf()).toEqual(models.toReversed());
    expect(await modelsOf({ sort: "model" })).toEqual(["Alpha", "beta", "Čepice", "Gamma"]);
    expect(await modelsOf({ sort: "-model", page_size: "1", page: "2" })).toEqual(["Čepice"]);
    expect(await modelsOf(filterOf({ search: "CEPICE" }))).toEqual(["Čepice"]);
    expect(await modelsOf(filterOf({ search: `silent ${order}`, status: ["received"] }))).toHaveLength(4);
    expect(await list(filterOf({ status: ["done"] }))).toEqual({ rows: [], total: 0 });
  });

  it("lists all companies' submissions for staff, by state and age", async () => {
    const list = (filter: object, more: Record<string, string> = {}) =>
      demo().ask<Page<PioneerCase>>("staff", "getPioneerCases", { ...filterOf(filter), ...more });
    const { id } = await submit("flagship");
    const idsOf = async (filter: object) =>
      (await list({ ...filter, search: id })).rows.map((found) => found.id);
    const age = async (days: number) => {
      const [follow, at] = [0, 1].map(
        (more) => new Date(Date.now() - (days - (more === 0 ? 14 : 0)) * dayLength),
      );
      await demo().database.sql`
        update pioneer_submissions set submitted_at = ${at!}, follow_up_on = ${follow!.toISOString().slice(0, 10)} where id = ${id}`;
    };
    expect([await idsOf({}), await idsOf({ age: "week" })]).toEqual([[id], []]);
    await age(8);
    expect([await idsOf({ age: "week" }), await idsOf({ age: "fortnight" })]).toEqual([[id], []]);
    await age(14);
    expect(await idsOf({ age: "late" })).toEqual([]);
    await age(15);
    expect([await idsOf({ age: "fortnight" }), await idsOf({ age: "late" })]).toEqual([[id], [id]]);
    const byName = await list({ search: "bergmann", status: ["received"] });
    expect(byName.rows[0]).toMatchObject({
      company: "Bergmann Gebäudetechnik GmbH",
      customer: "10001",
      country: "AT",
    });
    await close(id);
    expect(await idsOf({ age: "late" })).toEqual([]);
    // Those that nobody has taken come first, and of them the longest waiting.
    const waiting = (await list({}, { page_size: "200" })).rows.map(({ status, id }) => [status.code, id]);
    const places = ["received", "in_work", "done"];
    expect(waiting).toEqual(
      waiting.toSorted(
        ([one = "", first = ""], [other = "", second = ""]) =>
          places.indexOf(one) - places.indexOf(other) || (first < second ? -1 : 1),
      ),
    );
    const companies = (await list({}, { sort: "company", page_size: "200" })).rows.map(
      ({ company }) => company,
    );
    expect(companies[0]).toBe("Bergmann Gebäudetechnik GmbH");
    expect(companies.at(-1)).toBe("Wiśniewski Inteligentny Dom Sp. z o.o.");
  });

  it("is taken into work once, and its submitter gets a letter", async () => {
    const { id } = await submit("silver");
    const take = () => demo().send("staff", "takePioneerSubmission", { id });
    const both = await Promise.all([take(), take()]);
    expect(
      both.map(({ json }) => (json as { error_code?: string }).error_code ?? "taken").toSorted(),
    ).toEqual(["PIONEER_IN_WORK", "taken"]);
    expect(await demo().ask("silver", "getPioneerSubmission", { id })).toMatchObject({
      status: { code: "in_work" },
    });
    const letters = await lettersTo("silver@demo.test");
    expect(letters.filter(({ subject }) => subject === `En curso: su envío ${id}`)).toHaveLength(1);
    expect(letters[0]?.body).toContain(`/pioneer/${id}/`);
    expect((await demo().send("staff", "takePioneerSubmission", { id: "PI-0" })).status).toBe(404);
  });

  it("brings one voucher when it is closed, which is then under the advantages", async () => {
    const { id } = await submit("reg21");
    expect(refusal(await demo().send("staff", "closePioneerSubmission", { id, outcome: " " }))).toEqual([
      422,
      "INVALID_REQUEST",
      "outcome",
    ]);
    const closed = await demo().ask<PioneerCase>("staff", "closePioneerSubmission", { id, outcome });
    expect(closed).toMatchObject({ status: { code: "done" }, closedBy: "Martina Pichler" });
    const own = await demo().ask<PioneerSubmission>("reg21", "getPioneerSubmission", { id });
    const value = { _tag: "Amount", amount: { cents: 45_000, currency: "PLN" } };
    expect(own.outcome).toMatchObject({ text: outcome, value });
    const code = own.outcome?.voucher ?? "";
    const { rows } = await vouchersOf("reg21", code);
    const until = new Date();
    until.setUTCFullYear(until.getUTCFullYear() + 1);
    expect(rows).toMatchObject([{ code, value, quantity: 1, left: 1, status: { code: "valid" } }]);
    expect(Math.abs(rows[0]!.validUntil.getTime() - until.getTime())).toBeLessThan(3 * dayLength);
    expect((await vouchersOf("gold", code)).total).toBe(0);
    expect((await lettersTo("reg21@demo.test"))[0]?.body).toContain(code);
    expect(refusal(await close(id))).toEqual([200, "PIONEER_DONE"]);
    expect(refusal(await demo().send("staff", "takePioneerSubmission", { id }))).toEqual([
      200,
      "PIONEER_DONE",
    ]);
    expect(await issued(id)).toBe(1);
  });

  it(
    "brings one voucher and one letter also when it is closed 20 times at the same time",
    onBoth.locks,
    async () => {
      const { id } = await submit("silver");
      const before = (await lettersTo("silver@demo.test")).length;
      const answers = await Promise.all(Array.from({ length: 20 }, () => close(id)));
      const codes = answers.map(({ json }) => (json as { error_code?: string }).error_code ?? "closed");
      expect([codes.filter((code) => code === "closed"), new Set(codes)]).toEqual([
        ["closed"],
        new Set(["closed", "PIONEER_DONE"]),
      ]);
      expect(await issued(id)).toBe(1);
      expect(await lettersTo("silver@demo.test")).toHaveLength(before + 1);
    },
  );

  it("stays open where no reward is kept for the country", async () => {
    const { sql } = demo().database;
    const { id } = await submit("silver");
    const kept = await sql<{ id: string }>`select * from pioneer_rewards where countries = '{}'`;
    await sql`delete from pioneer_rewards where countries = '{}'`;
    expect((await demo().ask<PioneerOffer>("silver", "getPioneerOffer")).reward).toBeNull();
    expect(refusal(await close(id))).toEqual([200, "PIONEER_NO_REWARD"]);
    expect(await issued(id)).toBe(0);
    await sql`
      insert into pioneer_rewards select * from json_populate_recordset(null::pioneer_rewards, ${sql.json(kept)})`;
    expect((await close(id)).status).toBe(200);
  });

  it("is for partners, and its list for staff", async () => {
    for (const who of ["customer", "business", "staff"])
      for (const name of ["getPioneerOffer", "getPioneerSubmissions", "submitPioneerLog"] as const)
        expect([who, name, (await demo().send(who, name, {})).status]).toEqual([who, name, 403]);
    for (const name of ["getPioneerCases", "takePioneerSubmission", "closePioneerSubmission"] as const)
      expect([name, (await demo().send("gold", name, { id: "PI-1", outcome })).status]).toEqual([name, 403]);
    expect((await demo().send("employee", "getPioneerSubmissions")).status).toBe(200);
  });
});
