import { expect, it } from "vitest";
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

  it("are visible to staff only", async () => {
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
