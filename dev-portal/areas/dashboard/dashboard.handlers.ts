import { holdsRight } from "../../../src/domain/shell/access.ts";
import type { Handlers } from "../../http/handler.ts";
import { readCustomerOverview } from "./customer-overview.ts";
import { listBanners, listContacts, listHotlinks, readFigures } from "./dashboard.sql.ts";
import { countUnread } from "../messages/messages.sql.ts";
import { listOrders } from "../orders/orders.sql.ts";

/** Number of latest orders on the dashboard. */
const latestCount = 5;

/** The dashboard (business §1). A figure is null without the right of its area (docs/decisions/calls.md). */
export const dashboardHandlers: Handlers<"getDashboard" | "getBanners" | "getHotlinks" | "getContacts"> = {
  getDashboard: async ({ sql, account, now }) => {
    const seesInvoices = holdsRight("view_invoices", account.rights);
    const seesOrders = holdsRight("webshop_orders", account.rights);
    const isCustomer = account.groups.includes("endcustomer");
    const figures = await readFigures(sql, account, now());
    return {
      discountLevels: figures.discountLevels,
      creditLimit: seesInvoices ? figures.creditLimit : null,
      turnover: seesInvoices ? figures.turnover : null,
      // The outlook would reveal the turnover.
      certification: seesInvoices ? figures.certification : null,
      latestOrders: seesOrders ? (await listOrders(sql, account, { page_size: latestCount })).rows : null,
      unreadMessages: await countUnread(sql, account, now()),
      customer: isCustomer ? await readCustomerOverview(sql, account, now()) : null,
    };
  },
  getBanners: ({ sql, account }, { instance }) => listBanners(sql, account, instance),
  getHotlinks: ({ sql, account }, { instance }) => listHotlinks(sql, account, instance),
  getContacts: ({ sql, account }, { instance }) => listContacts(sql, account, instance),
};
