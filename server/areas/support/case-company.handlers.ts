import { caseVoucherList } from "../../../src/domain/advantages/advantages.lists.ts";
import { notFound, type Handlers } from "../../http/handler.ts";
import { listVouchers } from "../advantages/vouchers.sql.ts";
import { readBalances } from "../invoices/balance.sql.ts";
import { listEntries } from "../invoices/ledger.sql.ts";
import { todayOf } from "../kit/day.ts";
import { listBookings } from "../trainings/bookings.sql.ts";
import { lookAt } from "./case-looks.sql.ts";

/** What staff see of a company, only through one of its tickets, read-only and noted; group and right are checked by dispatch. */
export const caseCompanyHandlers: Handlers<
  "getCaseBalance" | "getCaseInvoices" | "getCaseTrainings" | "getCaseVouchers"
> = {
  getCaseBalance: async (context, { id }) => {
    const company = await lookAt(context, id, "balance");
    return company === undefined
      ? notFound
      : readBalances(context.sql, company.companyId, todayOf(context.now()));
  },
  getCaseInvoices: async (context, { id, ...request }) => {
    const company = await lookAt(context, id, "invoices");
    return company === undefined
      ? notFound
      : listEntries(context.sql, company, todayOf(context.now()), request);
  },
  getCaseTrainings: async (context, { id, ...request }) => {
    const company = await lookAt(context, id, "trainings");
    const { id: reader, rights, locale } = context.account;
    return company === undefined
      ? notFound
      : listBookings(context.sql, { ...company, id: reader, rights, locale }, context.now(), request);
  },
  getCaseVouchers: async (context, { id, ...request }) => {
    const company = await lookAt(context, id, "vouchers");
    return company === undefined
      ? notFound
      : listVouchers(context.sql, company, context.now(), { sort: caseVoucherList.sort, ...request });
  },
};
