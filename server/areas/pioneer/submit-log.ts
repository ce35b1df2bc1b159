import * as Schema from "effect/Schema";
import { PioneerId, type PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerRequest } from "../../../src/domain/pioneer/pioneer-form.ts";
import type { SubmissionCode } from "../../../src/domain/pioneer/pioneer.refusals.ts";
import { ownCompany } from "../../accounts/account.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { keepFiles } from "../../files/kept-files.ts";
import { notFound, refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";
import { datesOf, readSubmission } from "./pioneer.sql.ts";

const toId = Schema.decodeSync(PioneerId);

/** `PI-2026-000123`: the year and a number that is continuous over the years. */
export const pioneerId = (year: number, number: number): PioneerId =>
  toId(`PI-${year}-${String(number).padStart(6, "0")}`);

/** What a submission is found by: its own texts, and for staff its company. */
export const pioneerSearchText = (
  id: string,
  { order, model, description, details }: PioneerRequest,
  company: { readonly name: string; readonly customer: string | undefined },
): string => searchTextOf(id, order, model, description, details, company.name, company.customer ?? "");

/** Submissions that one account may send within 15 minutes. */
const submissions = 20;

/** Stores a submission with its file; both dates are counted from today and kept. */
export const submitLog = async (
  context: HandlerContext,
  request: PioneerRequest,
): Promise<PioneerSubmission | Refusal<SubmissionCode | "TOO_MANY_REQUESTS" | "NOT_FOUND">> => {
  const { sql, account, now, files, fileStore } = context;
  const { order } = request;
  const texts = {
    model: request.model.trim(),
    description: request.description.trim(),
    details: request.details.trim(),
  };
  const { model, description, details } = texts;
  if (files.length === 0) return refused("PIONEER_LOG_MISSING", { field: "log" });
  const limited = await limitUse(context, [{ what: "pioneer", by: account.id, limit: submissions }]);
  if (limited !== undefined) return limited;
  const known = await sql`select from orders where id = ${order} and ${ownCompany(sql, account)}`;
  if (known.length === 0) return refused("PIONEER_ORDER_UNKNOWN", { field: "order" });
  const moment = now();
  const [next] = await sql<{ number: number }>`select nextval('pioneer_number') as number`;
  if (next === undefined) throw new TypeError("a sequence always has a next number");
  const id = pioneerId(moment.getUTCFullYear(), next.number);
  const [fileId = null] = await keepFiles(sql, fileStore, files, account.companyId, moment);
  const { followUpOn, returnUntil } = datesOf(moment);
  const company = { name: account.companyName, customer: account.debitor };
  await sql`
    insert into pioneer_submissions (id, company_id, account_id, order_id, model, description, details, file_id, search_text,
      submitted_at, follow_up_on, return_until)
    values (${id}, ${account.companyId}, ${account.id}, ${order}, ${model}, ${description}, ${details}, ${fileId},
      ${pioneerSearchText(id, { order, ...texts }, company)}, ${moment}, ${dayText(followUpOn)}, ${dayText(returnUntil)})`;
  return (await readSubmission(sql, account, id)) ?? notFound;
};
