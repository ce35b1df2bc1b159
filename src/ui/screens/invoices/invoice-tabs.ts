import type { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import { invoiceStates } from "../../../domain/invoices/invoice.ts";
import type { PartOf } from "../../../domain/kit/list.ts";
import { readCodes } from "../../lists/list-address.ts";
import { printTab, readTab } from "../../lists/list-tabs.ts";

export type InvoiceTab = PartOf<typeof invoiceList>;

/** The tabs of the ledger, in order; the first is the one of an address without a tab. */
export const invoiceTabs = ["open", "overdue", "all", "payments"] as const satisfies readonly InvoiceTab[];

/** What belongs to the list of one tab and is not carried to another. */
const ofOneList = ["status", "kind", "sort", "page"];

/** The tab of an address. */
export const readInvoiceTab = (params: URLSearchParams): InvoiceTab => readTab(invoiceTabs, params);

/** The address of another tab; search, period, amount and page size stay. */
export const printInvoiceTab = (tab: InvoiceTab, present: URLSearchParams): URLSearchParams =>
  printTab(invoiceTabs, tab, present, ofOneList);

/**
 * The present address of one from before there were tabs, whose states or types the open entries do not have: that of all entries, with the same
 * filters. Undefined for a present address.
 */
export const presentInvoicesAddress = (params: URLSearchParams): URLSearchParams | undefined => {
  const isOfAll =
    readCodes(params.get("status"), invoiceStates).includes("paid") || params.get("kind") === "payment";
  if (params.has("tab") || !isOfAll) return undefined;
  const present = new URLSearchParams(params);
  present.set("tab", "all");
  return present;
};
