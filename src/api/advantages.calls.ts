import * as Schema from "effect/Schema";
import { csvOf, pagesOf } from "./list-body.ts";
import { caseVoucherList, voucherList } from "../domain/advantages/advantages.lists.ts";
import { Advantages } from "../domain/advantages/advantages.ts";
import { byLocale } from "./by-locale.ts";
import { TicketId } from "../domain/tickets/ticket.ts";
import { call, data } from "./call.ts";

const access = "orders";

/** Null for who is no partner: vouchers and discounts are for partners only (business §6). */
export const getAdvantages = call({
  path: "/api/getAdvantages",
  summary: "What the partner's tier gives, what the next one adds, and the promotions of today",
  access,
  kind: "read",
  body: byLocale,
  answer: data(Schema.NullOr(Advantages)),
  failures: [],
});

/** Without rows for who is no partner. */
export const getVouchers = call({
  path: "/api/getVouchers",
  summary: "The company's vouchers, a page at a time",
  access,
  kind: "read",
  ...pagesOf(voucherList),
  failures: [],
});

export const getVouchersCsv = call({
  path: "/api/getVouchersCsv",
  summary: "All vouchers that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  ...csvOf(voucherList),
  failures: [],
});

/** For staff, from a ticket of the company. */
export const getCaseVouchers = call({
  path: "/api/getCaseVouchers",
  summary: "The vouchers of a ticket's company, for staff, a page at a time; the look is noted",
  access: "caseVouchers",
  kind: "read",
  ...pagesOf(caseVoucherList, { id: TicketId }),
  failures: [],
});
