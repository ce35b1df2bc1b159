import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { OwnTradeLicence } from "../../../src/domain/licence-review/licence-review.ts";
import type { LicenceAgainCode } from "../../../src/domain/licence-review/application.refusals.ts";
import { applicantStatuses } from "../../../src/domain/shell/partner-status.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { keepFiles } from "../../files/kept-files.ts";
import { fieldRefused } from "../../http/field-refusal.ts";
import { notFound, refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import { writeReview } from "../sign-up/new-account.ts";
import { readSettings } from "./account.sql.ts";

/** Trade licences that one account may send within 15 minutes. */
const licences = 20;

/** A declined company applies again: its new trade licence waits for staff, and the company is an applicant as at first. */
export const applyAgain = async (
  context: HandlerContext,
): Promise<OwnTradeLicence | Refusal<LicenceAgainCode | "TOO_MANY_REQUESTS" | "NOT_FOUND">> => {
  const { sql, account, files, fileStore, now } = context;
  if (files.length === 0) return fieldRefused("licence", "LICENCE_MISSING");
  const limited = await limitUse(context, [{ what: "licence-again", by: account.id, limit: licences }]);
  if (limited !== undefined) return limited;
  // The second of two people who send at once finds the company waiting.
  const [applied] = await sql<{ vat_id: string; email: string }>`
    update companies set partner_status = ${applicantStatuses.pending}
    where id = ${account.companyId} and partner_status = ${applicantStatuses.declined}
    returning vat_id, (select email from accounts where id = ${account.id}) as email`;
  if (applied === undefined) return refused("APPLICATION_NOT_DECLINED");
  const moment = now();
  const [fileId = ""] = await keepFiles(sql, fileStore, files, account.companyId, moment);
  await writeReview(sql, {
    companyId: account.companyId,
    accountId: account.id,
    fileId,
    companyName: account.companyName,
    words: [fullName(account.firstName, account.lastName), applied.email, applied.vat_id],
    waits: true,
    now: moment,
  });
  return (await readSettings(sql, account, moment)).tradeLicence ?? notFound;
};
