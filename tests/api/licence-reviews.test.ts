import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Dashboard } from "../../src/domain/dashboard/dashboard.ts";
import type { AccountSettings } from "../../src/domain/account/account-settings.ts";
import type { LicenceDocument } from "../../src/domain/licence-review/licence-document.ts";
import {
  decidedStatuses,
  openStatuses,
  type LicenceReview,
} from "../../src/domain/licence-review/licence-review.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { refusal } from "../support/portal/account-portal.ts";

interface Page {
  readonly rows: readonly LicenceReview[];
  readonly total: number;
}

eachDemoPortal("trade licences", (demo) => {
  const list = (fields: Readonly<Record<string, string>> = {}): Promise<Page> =>
    demo().ask<Page>("staff", "getTradeLicenceReviews", fields);
  const decide = (id: string, decision: string, reason = "") =>
    demo().send("staff", "reviewTradeLicence", { id, decision, reason });
  const lettersTo = (recipient: string) =>
    demo().database.sql<{
      subject: string;
      body: string;
    }>`select subject, body from outbox where recipient = ${recipient} order by id desc`;
  const waiting = async (id: string): Promise<void> => {
    await demo().database.sql`
      insert into licence_reviews (id, company_id, account_id, file_id, search_text, status, submitted_at)
      select ${id}, company_id, account_id, file_id, search_text, 'pending', submitted_at from licence_reviews where id = 'L-applicant'`;
  };

  it("are listed for staff, with search and filter", async () => {
    expect((await list()).rows.map(({ id, status }) => [id, status.code])).toEqual([
      ["L-business", "kept"],
      ["L-starter", "approved"],
      ["L-declined", "declined"],
      ["L-rossi", "pending"],
      ["L-hofbauer", "pending"],
      ["L-applicant", "pending"],
    ]);
    expect((await list({ filter: '{"status":["pending"],"search":"lindner graz"}' })).total).toBe(0);
    expect(
      (await list({ filter: '{"status":["pending"],"search":"LINDNER"}', sort: "-companyName" })).rows[0],
    ).toMatchObject({
      companyName: "Elektro Lindner e.U.",
      contact: "Barbara Lindner",
      country: "AT",
      accountType: "partner",
      contactTypes: ["management", "technology"],
      businessFields: ["2"],
      file: { name: "licence-applicant.pdf", picture: false },
    });
  });

  it("have those that wait, and those decided with the latest decision first", async () => {
    const ids = async (filter: object, sort: string) =>
      (await list({ filter: JSON.stringify(filter), sort })).rows.map(({ id }) => id);
    expect(await ids({ status: openStatuses }, "submittedAt")).toEqual([
      "L-rossi",
      "L-hofbauer",
      "L-applicant",
    ]);
    expect(await ids({ status: decidedStatuses }, "-decidedAt")).toEqual([
      "L-declined",
      "L-starter",
      "L-business",
    ]);
  });

  it("are drawn for staff: a PDF and a photo of a phone, page by page", async () => {
    for (const [id, size] of [
      ["L-applicant", { width: 1_400, height: 1_981 }],
      ["L-rossi", { width: 450, height: 600 }],
    ] as const) {
      const document = await demo().ask<LicenceDocument>("staff", "getLicenceDocument", { id });
      expect(document).toEqual({ _tag: "Drawn", pages: [size], total: 1 });
      const page = await demo().send("staff", "getLicencePage", { id, page: "1" });
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(page.text.slice(0, 4)).toBe("RIFF");
      expect((await demo().send("staff", "getLicencePage", { id, page: "2" })).status).toBe(404);
    }
  });

  it("that browsers show are not drawn, nor is what does not exist or a page that no document has", async () => {
    for (const id of ["L-hofbauer", "L-starter", "L-nobody"])
      for (const [name, fields] of [
        ["getLicenceDocument", { id }],
        ["getLicencePage", { id, page: "1" }],
      ] as const)
        expect([id, name, (await demo().send("staff", name, fields)).status]).toEqual([id, name, 404]);
    for (const page of ["0", "11", "1.5", "x"])
      expect((await demo().send("staff", "getLicencePage", { id: "L-applicant", page })).status).toBe(422);
  });

  it("are drawn for nobody else", async () => {
    for (const name of ["getLicenceDocument", "getLicencePage"] as const) {
      const fields = { id: "L-applicant", page: "1" };
      for (const id of ["gold", "applicant", "business"])
        expect([id, (await demo().send(id, name, fields)).status]).toEqual([id, 403]);
      expect((await demo().send(undefined, name, fields)).status).toBe(401);
    }
  });

  it("that cannot be drawn say why, and are saved as they are", async () => {
    const { sql } = demo().database;
    const broken = Buffer.from("%PDF-1.7 this is no document");
    const folder = await mkdtemp(join(tmpdir(), "portal-licence-"));
    const path = join(folder, "broken.pdf");
    await writeFile(path, broken);
    const sha256 = createHash("sha256").update(broken).digest("hex");
    const file = { name: "broken.pdf", kind: "pdf", size: broken.length, sha256, path } as const;
    const fileId = await demo().portal.fileStore.keep(file);
    await sql`
      insert into files (id, name, kind, size, sha256, created_at, owner_company_id)
      values (${fileId}, 'broken.pdf', 'pdf', ${broken.length}, ${sha256}, now(), 'applicant')`;
    await waiting("L-broken");
    await sql`update licence_reviews set file_id = ${fileId} where id = 'L-broken'`;
    try {
      expect(await demo().ask("staff", "getLicenceDocument", { id: "L-broken" })).toEqual({
        _tag: "NotDrawn",
        problem: "DAMAGED",
      });
      expect((await demo().send("staff", "getLicencePage", { id: "L-broken", page: "1" })).status).toBe(404);
      expect((await demo().send("staff", "getTradeLicence", { id: "L-broken" })).text).toBe(String(broken));
    } finally {
      await sql`delete from licence_reviews where id = 'L-broken'`;
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("are read by their own company, and by nobody else's", async () => {
    const own = async (id: string) => (await demo().ask<AccountSettings>(id, "getAccount")).tradeLicence;
    expect(await own("starter")).toMatchObject({
      file: { name: "licence-starter.png", picture: true },
      status: { code: "approved" },
    });
    expect(await own("business")).toMatchObject({
      file: { name: "licence-business.pdf", picture: false },
      status: { code: "kept" },
    });
    expect(await own("gold")).toBeNull();
    const file = await demo().send("business", "getOwnTradeLicence");
    expect([file.status, file.headers.get("content-disposition"), file.text.slice(0, 5)]).toEqual([
      200,
      "attachment; filename=\"licence-business.pdf\"; filename*=UTF-8''licence-business.pdf",
      "%PDF-",
    ]);
    expect((await demo().send("gold", "getOwnTradeLicence")).status).toBe(404);
  });

  it("are read by whoever manages the company's data, and by no other employee", async () => {
    await demo().database.sql`
      insert into licence_reviews (id, company_id, account_id, file_id, search_text, status, submitted_at)
      select 'L-gold', 'gold', 'gold', file_id, 'gold', 'kept', submitted_at from licence_reviews where id = 'L-business'`;
    const seen = async (id: string) => [
      (await demo().ask<AccountSettings>(id, "getAccount")).tradeLicence !== null,
      (await demo().send(id, "getOwnTradeLicence")).status,
    ];
    expect([await seen("gold"), await seen("office"), await seen("employee")]).toEqual([
      [true, 200],
      [true, 200],
      [false, 403],
    ]);
    await demo().database.sql`delete from licence_reviews where id = 'L-gold'`;
  });

  it("of a company that needs no review are read by staff, and not decided about", async () => {
    expect((await list({ filter: '{"status":["kept"]}' })).rows.map(({ id }) => id)).toEqual(["L-business"]);
    expect((await demo().send("staff", "getTradeLicence", { id: "L-business" })).status).toBe(200);
    expect(refusal(await decide("L-business", "approve"))).toEqual([200, "ALREADY_DECIDED"]);
  });

  it("of other companies are visible to staff only", async () => {
    const file = await demo().send("staff", "getTradeLicence", { id: "L-applicant" });
    expect([file.status, file.headers.get("content-type"), file.text.slice(0, 5)]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    expect((await demo().send("staff", "getTradeLicence", { id: "L-nobody" })).status).toBe(404);
    expect((await demo().send("gold", "getTradeLicence", { id: "L-applicant" })).status).toBe(403);
  });

  it("are declined with a reason, which the applicant reads in their language", async () => {
    await waiting("L-second");
    expect(refusal(await decide("L-second", "decline", "  "))).toEqual([422, "REASON_EMPTY", "reason"]);
    expect(
      await demo().ask("staff", "reviewTradeLicence", {
        id: "L-second",
        decision: "decline",
        reason: "Das Bild ist unscharf.",
      }),
    ).toMatchObject({ status: { code: "declined" } });
    expect((await lettersTo("applicant@demo.test"))[0]).toMatchObject({
      subject: "Ihr Gewerbeschein",
      body: expect.stringContaining("Das Bild ist unscharf.") as string,
    });
    expect((await (await demo().as("applicant")).call("getPartnerData")).json).toMatchObject({
      partner_data: { partner_status: "applicant declined" },
    });
  });

  const application = async (id: string) => (await demo().ask<Dashboard>(id, "getDashboard")).application;

  it("tell the applicant since when they are checked, or when and why they were declined", async () => {
    expect(await application("declined")).toMatchObject({
      declined: { reason: expect.stringContaining("abgelaufen") as string },
    });
    await demo().database.sql`delete from licence_reviews where id = 'L-second'`;
    await demo().database.sql`update companies set partner_status = 'applicant' where id = 'applicant'`;
    expect(await application("applicant")).toEqual({ submittedAt: expect.any(Date) as Date, declined: null });
    expect(await application("gold")).toBeNull();
  });

  const licence = () => new File(["%PDF-1.7 new"], "licence-new.pdf", { type: "application/pdf" });
  const sendAgain = (id: string, files = [licence()]) => demo().send(id, "sendTradeLicence", {}, { files });

  it("are sent again after a decline, once, and are checked again", async () => {
    expect(refusal(await sendAgain("declined", []))).toEqual([422, "LICENCE_MISSING", "licence"]);
    expect(refusal(await sendAgain("declined", [new File(["MZ"], "licence.pdf")]))[1]).toBe(
      "FILE_TYPE_NOT_ALLOWED",
    );
    const both = await Promise.all([sendAgain("declined"), sendAgain("declined")]);
    expect(both.map(({ json }) => (json as { error_code?: string }).error_code ?? "sent").toSorted()).toEqual(
      ["APPLICATION_NOT_DECLINED", "sent"],
    );
    expect(await application("declined")).toMatchObject({ declined: null });
    expect((await demo().ask<AccountSettings>("declined", "getAccount")).tradeLicence).toMatchObject({
      file: { name: "licence-new.pdf" },
      status: { code: "pending" },
    });
    const { rows } = await list({ filter: '{"status":["pending"],"search":"winkler"}' });
    expect(rows).toHaveLength(1);
    expect((await decide(rows[0]!.id, "approve")).status).toBe(200);
    expect((await (await demo().as("declined")).call("getFirstSteps")).status).toBe(200);
  });

  it("are sent again by nobody who has not been declined", async () => {
    for (const id of ["applicant", "gold", "customer"])
      expect(refusal(await sendAgain(id))).toEqual([200, "APPLICATION_NOT_DECLINED"]);
    expect((await sendAgain("employee")).status).toBe(403);
  });

  it("turn an applicant into a starting partner, once", async () => {
    const applicant = await demo().as("applicant");
    expect((await applicant.call("getFirstSteps")).status).toBe(403);
    const both = await Promise.all([decide("L-applicant", "approve"), decide("L-applicant", "approve")]);
    expect(
      both.map(({ json }) => (json as { error_code?: string }).error_code ?? "decided").toSorted(),
    ).toEqual(["ALREADY_DECIDED", "decided"]);
    expect((await applicant.call("getFirstSteps")).status).toBe(200);
    expect(
      (await lettersTo("applicant@demo.test")).filter(({ subject }) => subject === "Sie sind jetzt Partner"),
    ).toHaveLength(1);
    expect(refusal(await decide("L-applicant", "decline", "too late"))).toEqual([200, "ALREADY_DECIDED"]);
    expect((await decide("L-nobody", "approve")).status).toBe(404);
  });
});
