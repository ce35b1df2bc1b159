import { getShortages, getShortagesCsv } from "../../api/limited-availability.calls.ts";
import { saved } from "../../api/saved.ts";
import { dismissShortageNotice, getOrderShortages } from "../../api/shortage-notice.calls.ts";
import type { Page } from "../../domain/kit/list.ts";
import { shortageList } from "../../domain/limited-availability/limited-availability.lists.ts";
import type { Shortage } from "../../domain/limited-availability/shortage.ts";
import type { OrderId } from "../../domain/orders/order-summary.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { sampleOf } from "./call-sample.ts";

export const shortages: readonly [Shortage, Shortage] = [
  {
    article: { number: "100218", name: "Tree Extension" },
    until: new Date("2026-03-01T00:00:00.000Z"),
    replacement: { number: "100002", name: "Extension" },
  },
  { article: { number: "100364", name: "Audioserver" }, until: null, replacement: null },
];
export const shortagePage: Page<Shortage> = { rows: shortages, total: 60 };

const first = requestAt(shortageList);

/** The area's calls as the desk makes them. */
export const callSamples = {
  shortages: sampleOf(getShortages, first, shortagePage),
  csv: sampleOf(saved(getShortagesCsv), first, undefined),
  dismiss: sampleOf(dismissShortageNotice, {}, {}),
  ofOrder: (id: OrderId) => sampleOf(getOrderShortages, { id }, shortages),
};

/** The area has no machine of its own. */
export const samples = {};
