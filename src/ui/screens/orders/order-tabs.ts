import { completedStatuses, openStatuses, orderStatuses } from "../../../domain/orders/order-summary.ts";
import { readCodes } from "../../lists/list-address.ts";
import { printTab, readTab } from "../../lists/list-tabs.ts";

/** The tabs of the orders, in order; the first is the one of an address without a tab. */
export const orderTabs = ["open", "completed", "products"] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What belongs to the list of one tab and is not carried to another. */
const ofOneList = ["status", "sort", "page"];

/** The tab of an address. */
export const readOrderTab = (params: URLSearchParams): OrderTab => readTab(orderTabs, params);

/** The address of another tab; search and page size stay. */
export const printOrderTab = (tab: OrderTab, present: URLSearchParams): URLSearchParams =>
  printTab(orderTabs, tab, present, ofOneList);

/**
 * The present address of one from before there were tabs, when the status filter held all statuses; undefined for a present address.
 * With completed statuses alone it is that of the completed orders; otherwise its open statuses remain.
 */
export const presentOrdersAddress = (params: URLSearchParams): URLSearchParams | undefined => {
  const codes = readCodes(params.get("status"), orderStatuses);
  if (readOrderTab(params) !== "open" || readCodes(params.get("status"), completedStatuses).length === 0)
    return undefined;
  const open = openStatuses.filter((status) => codes.includes(status));
  if (open.length === 0) return printOrderTab("completed", params);
  const present = new URLSearchParams(params);
  present.set("status", open.join(","));
  return present;
};
