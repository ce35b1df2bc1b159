import { figureRows } from "../../../src/domain/dashboard/dashboard.ts";
import type { PartnerApplication } from "../../../src/domain/licence-review/application.ts";
import { isApplicant } from "../../../src/domain/shell/partner-status.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { endingVouchers } from "../advantages/vouchers.sql.ts";
import { readNotice } from "../limited-availability/shortages.sql.ts";
import type { Account } from "../../accounts/account.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { readCustomerOverview } from "./customer-overview.ts";
import { readStaffOverview } from "./staff-overview.ts";
import type { PageConfig } from "../../page-config.ts";
import { withoutForbiddenShops } from "./shop-links.ts";
import { listBanners } from "./dashboard.content.ts";
import { listContacts, listHotlinks, readFigures } from "./dashboard.sql.ts";
import { readBalances } from "../invoices/balance.sql.ts";
import { applicationOf, readOwnLicence } from "../licence-review/licence-reviews.sql.ts";
import { todayOf } from "../kit/day.ts";
import { countUnread } from "../messages/messages.sql.ts";
import { listOrders } from "../orders/orders.sql.ts";
import { readNext } from "../trainings/bookings.sql.ts";

/** Number of latest orders on the dashboard. */
const latestCount = 5;

const readApplication = async (sql: Sql, account: Account): Promise<PartnerApplication | null> => {
  const licence = isApplicant(account.partnerStatus)
    ? await readOwnLicence(sql, account.companyId)
    : undefined;
  return licence === undefined ? null : applicationOf(licence);
};

type DashboardCall = "getDashboard" | "getBanners" | "getHotlinks" | "getContacts";

/** The dashboard (business §1). A figure is null, and a link left out, without the right of its area (docs/decisions/calls.md). */
export const createDashboardHandlers = (config: PageConfig): Handlers<DashboardCall> => ({
  getDashboard: async ({ sql, account, now }) => {
    const sees = (figure: keyof typeof figureRows): boolean =>
      isAllowed(requirementOf(figureRows[figure]), account);
    const mayOrder = isAllowed(requirementOf("orders"), account);
    const isCustomer = account.groups.includes("endcustomer");
    const isStaff = account.groups.includes("ma");
    const figures = await readFigures(sql, account, now());
    return {
      discountLevels: sees("discountLevels") ? figures.discountLevels : null,
      creditLimit: sees("creditLimit") ? figures.creditLimit : null,
      turnover: sees("turnover") ? figures.turnover : null,
      certification: sees("certification") ? figures.certification : null,
      invoices: sees("invoices") ? await readBalances(sql, account.companyId, todayOf(now())) : null,
      latestOrders: sees("latestOrders")
        ? (await listOrders(sql, account, { page_size: latestCount })).rows
        : null,
      unreadMessages: await countUnread(sql, account, now()),
      endingVouchers:
        mayOrder && account.groups.includes("partner") ? await endingVouchers(sql, account, now()) : null,
      limitedAvailability: mayOrder ? await readNotice(sql, account, now()) : null,
      application: await readApplication(sql, account),
      staff: isStaff ? await readStaffOverview(sql, account, now()) : null,
      customer: isCustomer ? await readCustomerOverview(sql, account, now()) : null,
      nextTraining: sees("nextTraining") ? await readNext(sql, account, now()) : null,
    };
  },
  getBanners: async ({ sql, account }, { instance }) =>
    withoutForbiddenShops(await listBanners(sql, account, instance), account, config),
  getHotlinks: async ({ sql, account }, { instance }) =>
    withoutForbiddenShops(await listHotlinks(sql, account, instance), account, config),
  getContacts: ({ sql, account }, { instance }) => listContacts(sql, account, instance),
});
