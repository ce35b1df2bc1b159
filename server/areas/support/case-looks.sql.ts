import { fullName } from "../../../src/domain/kit/full-name.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import type { TicketId } from "../../../src/domain/tickets/ticket.ts";
import { companyOf, type CompanyRow, type AccountsCompany } from "../../accounts/account.ts";
import type { HandlerContext } from "../../http/handler.ts";
import { reachableTickets } from "../tickets/ticket-access.ts";

/** What a look is at. */
type Look = "balance" | "invoices" | "trainings" | "vouchers";

/**
 * The company of a ticket that the account may read, after noting who looks at what; undefined where it may not read the ticket. Note and
 * answer are one transaction: nothing is seen without a note.
 */
export const lookAt = async (
  { sql, account, now }: HandlerContext,
  ticket: TicketId,
  part: Look,
): Promise<AccountsCompany | undefined> => {
  if (!holdsRight("tickets", account.rights)) return undefined;
  const [row] = await sql<CompanyRow>`
    select id as company_id, name as company_name, debitor, nav_instance, country, partner_status, reg_flex_enabled from companies
    where id = (select company_id from tickets where id = ${ticket} and ${reachableTickets(sql, account)})`;
  if (row === undefined) return undefined;
  await sql`
    insert into case_looks (account_id, looked_by, company_id, ticket_id, part, looked_at)
    values (${account.id}, ${fullName(account.firstName, account.lastName)}, ${row.company_id}, ${ticket}, ${part}, ${now()})`;
  return companyOf(row);
};
