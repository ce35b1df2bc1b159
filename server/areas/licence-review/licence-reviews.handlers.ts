import { fullName } from "../../../src/domain/kit/full-name.ts";
import {
  decisionProblem,
  type LicenceReviewId,
  type ReviewDecision,
} from "../../../src/domain/licence-review/licence-review.ts";
import { applicantStatuses } from "../../../src/domain/shell/partner-status.ts";
import type { Account } from "../../accounts/account.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { notFound, refused, type Handlers } from "../../http/handler.ts";
import { writeLetter } from "../../mail/letters.ts";
import type { Sql } from "../../store/sql.ts";
import { answerFile } from "../../files/stored-file.ts";
import { describeDocument, documentPage } from "./licence-document.ts";
import { listReviews, readLicenceFile, readReview } from "./licence-reviews.sql.ts";

interface Decision {
  readonly id: LicenceReviewId;
  readonly decision: ReviewDecision;
  readonly reason: string;
}

interface Decided {
  readonly company_id: string;
  readonly account_id: string;
}

/** Writes a decision if there is none yet; an approved applicant becomes a partner. */
const decide = async (
  sql: Sql,
  account: Account,
  { id, decision, reason }: Decision,
  now: Date,
): Promise<Decided | undefined> => {
  const status = decision === "approve" ? "approved" : "declined";
  const [decided] = await sql<Decided>`
    update licence_reviews set status = ${status}, decided_at = ${now}, decided_by = ${fullName(account.firstName, account.lastName)}, reason = ${reason}
    where id = ${id} and status = 'pending' returning company_id, account_id`;
  if (decided !== undefined) {
    const partnerStatus = decision === "approve" ? "reg neu" : applicantStatuses.declined;
    // Only an applicant: a licence of a company that is a partner by now is decided without a change of its status.
    await sql`
      update companies set partner_status = ${partnerStatus}
      where id = ${decided.company_id} and partner_status = any (${Object.values(applicantStatuses)}::text[])`;
  }
  return decided;
};

/** The staff's list of trade licences (docs/decisions/sign-up.md). */
export const licenceReviewsHandlers: Handlers<
  | "getTradeLicenceReviews"
  | "getTradeLicence"
  | "getLicenceDocument"
  | "getLicencePage"
  | "reviewTradeLicence"
> = {
  getTradeLicenceReviews: ({ sql, account }, request) => listReviews(sql, account, request),
  getTradeLicence: async ({ sql, fileStore }, { id }) =>
    answerFile(fileStore, await readLicenceFile(sql, id)),
  getLicenceDocument: async ({ sql, fileStore }, { id }) =>
    describeDocument(fileStore, await readLicenceFile(sql, id)),
  getLicencePage: async ({ sql, fileStore }, { id, page }) =>
    documentPage(fileStore, await readLicenceFile(sql, id), page),
  reviewTradeLicence: async ({ sql, account, now, mail, baseUrl }, { id, decision, reason: typed }) => {
    const reason = typed.trim();
    const problem = decisionProblem(decision, reason);
    if (problem !== undefined) return refused(problem, { field: "reason", status: 422 });
    const decided = await decide(sql, account, { id, decision, reason }, now());
    const review = await readReview(sql, id);
    if (review === undefined) return notFound;
    if (decided === undefined) return refused("ALREADY_DECIDED");
    const to = await findAddressee(sql, { id: decided.account_id });
    const values = { company: review.companyName, reason, link: `${baseUrl}/` };
    if (to !== undefined)
      await mail(writeLetter(decision === "approve" ? "licenceApproved" : "licenceDeclined", to, values));
    return review;
  },
};
