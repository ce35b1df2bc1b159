import { expect, it } from "vitest";
import type { AccountSettings } from "../../src/domain/account/account-settings.ts";
import type { LicenceReview } from "../../src/domain/licence-review/licence-review.ts";
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
      insert into licence_reviews (id, company_id, account_id, file_id, company_key, search_text, status, submitted_at)
      select ${id}, company_id, account_id, file_id, company_key, search_text, 'pending', submitted_at from licence_reviews where id = 'L-applicant'`;
  };

  it("are listed for staff, with search and filter", async () => {
    expect((await list()).rows.map(({ id, status }) => [id, status.code])).toEqual([
      ["L-business", "kept"],
      ["L-starter", "approved"],
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
      file: { name: "licence-applicant.pdf", picture: false },
    });
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
      insert into licence_reviews (id, company_id, account_id, file_id, company_key, search_text, status, submitted_at)
      select 'L-gold', 'gold', 'gold', file_id, 'gold', 'gold', 'kept', submitted_at from licence_reviews where id = 'L-business'`;
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
      partner_data: { partner_status: "applicant" },
    });
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
