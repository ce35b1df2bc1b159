import { figureRows, type Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import { nextSteps } from "../../../src/domain/dashboard/next-steps.ts";
import type { PartnerApplication } from "../../../src/domain/licence-review/application.ts";
import { isApplicant } from "../../../src/domain/shell/partner-status.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { endingVouchers } from "../advantages/vouchers.sql.ts";
import { STEP_DISMISSED_FOR } from "../../../src/domain/dashboard/step-key.ts";
import { dismissedNotices, dismissNotice, restoreNotice } from "../kit/dismissed-notices.ts";
import { readNotice } from "../limited-availability/shortages.sql.ts";
import type { Account } from "../../accounts/account.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { readOrders, readProducts, readTickets } from "./own-overview.ts";
import { readStaffOverview } from "./staff-overview.ts";
import type { PageConfig } from "../../page-config.ts";
import { withoutForbiddenShops } from "./shop-links.ts";
import { listBanners } from "./dashboard.content.ts";
import { listContacts, listHotlinks, readFigures } from "./dashboard.sql.ts";
import { readBalances } from "../invoices/balance.sql.ts";
import { applicationOf, readOwnLicence } from "../licence-review/licence-reviews.sql.ts";
import { todayOf } from "../kit/day.ts";
import { readNext } from "../trainings/bookings.sql.ts";

const readApplication = async (sql: Sql, account: Account): Promise<PartnerApplication | null> => {
  const licence = isApplicant(account.partnerStatus)
    ? await readOwnLicence(sql, account.companyId)
    : undefined;
  return licence === undefined ? null : applicationOf(licence);
};

/** The names of dismissed steps among all notices. */
const stepNotice = "step ";

const dismissedSteps = async (sql: Sql, account: Account, now: Date): Promise<readonly string[]> =>
  (await dismissedNotices(sql, account, now)).flatMap((notice) =>
    notice.startsWith(stepNotice) ? [notice.slice(stepNotice.length)] : [],
  );

const readDashboard = async (sql: Sql, account: Account, now: Date): Promise<Dashboard> => {
  const sees = (figure: keyof typeof figureRows): boolean =>
    isAllowed(requirementOf(figureRows[figure]), account);
  const mayOrder = isAllowed(requirementOf("orders"), account);
  const isStaff = account.groups.includes("ma");
  const figures = await readFigures(sql, account, now);
  return {
    discountLevels: sees("discountLevels") ? figures.discountLevels : null,
    creditLimit: sees("creditLimit") ? figures.creditLimit : null,
    turnover: sees("turnover") ? figures.turnover : null,
    certification: sees("certification") ? figures.certification : null,
    invoices: sees("invoices") ? await readBalances(sql, account.companyId, todayOf(now)) : null,
    orders: sees("orders") && !isStaff ? await readOrders(sql, account) : null,
    products: sees("products") && !isStaff ? await readProducts(sql, account, now) : null,
    tickets: sees("tickets") && !isStaff ? await readTickets(sql, account) : null,
    endingVouchers:
      mayOrder && account.groups.includes("partner") ? await endingVouchers(sql, account, now) : null,
    limitedAvailability: mayOrder && !isStaff ? await readNotice(sql, account, now) : null,
    application: await readApplication(sql, account),
    staff: isStaff ? await readStaffOverview(sql, account, now) : null,
    nextTraining: sees("nextTraining") ? await readNext(sql, account, now) : null,
    dismissed: await dismissedSteps(sql, account, now),
  };
};

/** False for what is no step of the reader any more: it is not kept. */
const isStep = async (sql: Sql, account: Account, now: Date, step: string): Promise<boolean> =>
  nextSteps(await readDashboard(sql, account, now), { now, isEmployee: account.rights !== undefined }).some(
    ({ key }) => key === step,
  );

type DashboardCall = "getDashboard" | "dismissNextStep" | "getBanners" | "getHotlinks" | "getContacts";

/** The dashboard (business §1). A figure is null, and a link left out, without the right of its area (docs/decisions/calls.md). */
export const createDashboardHandlers = (config: PageConfig): Handlers<DashboardCall> => ({
  getDashboard: ({ sql, account, now }) => readDashboard(sql, account, now()),
  dismissNextStep: async ({ sql, account, now }, { step, dismissed }) => {
    const notice = `${stepNotice}${step}`;
    if (!dismissed) await restoreNotice(sql, account, notice);
    else if (await isStep(sql, account, now(), step))
      await dismissNotice(sql, account, notice, new Date(now().getTime() + STEP_DISMISSED_FOR));
    return {};
  },
  getBanners: async ({ sql, account }, { instance }) =>
    withoutForbiddenShops(await listBanners(sql, account, instance), account, config),
  getHotlinks: async ({ sql, account }, { instance }) =>
    withoutForbiddenShops(await listHotlinks(sql, account, instance), account, config),
  getContacts: ({ sql, account }, { instance }) => listContacts(sql, account, instance),
});
