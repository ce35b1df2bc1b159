import { Readable } from "node:stream";
import { fileAnswer, type Handlers } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { dismissShortages, listShortages, shortagesCsv, shortagesOfOrder } from "./shortages.sql.ts";

/** Limited availability (business §2): the articles are the same for all, the orders are the company's own. */
export const limitedAvailabilityHandlers: Handlers<
  "getShortages" | "getShortagesCsv" | "getOrderShortages" | "dismissShortageNotice"
> = {
  getShortages: ({ sql, account }, request) => listShortages(sql, account, request),
  getShortagesCsv: async ({ sql, account, now }, request) => {
    const lines = shortagesCsv(sql, account, request);
    return fileAnswer(
      Readable.from(lines),
      `limited-availability-${dayText(now())}.csv`,
      "text/csv; charset=utf-8",
    );
  },
  getOrderShortages: ({ sql, account, now }, { id }) => shortagesOfOrder(sql, account, id, now()),
  dismissShortageNotice: async ({ sql, account, now }) => {
    await dismissShortages(sql, account, now());
    return {};
  },
};
