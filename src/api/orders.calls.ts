import * as Schema from "effect/Schema";
import { csvFields } from "./csv-fields.ts";
import { csvOf, pagesOf } from "./list-body.ts";
import { openProductList, orderList } from "../domain/orders/orders.lists.ts";
import { IntrastatPeriod } from "../domain/orders/intrastat.ts";
import { call, file, form } from "./call.ts";

export const getOrders = call({
  path: "/api/getOrders",
  summary: "The account's orders, a page at a time",
  access: "orders",
  kind: "read",
  topics: ["orders"],
  ...pagesOf(orderList),
  failures: [],
});

export const getOrdersCsv = call({
  path: "/api/getOrdersCsv",
  summary: "All orders that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access: "orders",
  kind: "read",
  ...csvOf(orderList),
  failures: [],
});

export const getOpenProducts = call({
  path: "/api/getOpenProducts",
  summary: "The items of all orders of which something is still to be sent, a page at a time",
  access: "orders",
  kind: "read",
  topics: ["orders"],
  ...pagesOf(openProductList),
  failures: [],
});

export const getOpenProductsCsv = call({
  path: "/api/getOpenProductsCsv",
  summary: "All open products that a search finds, as CSV in a language, or with `raw=1` as programs read it",
  access: "orders",
  kind: "read",
  ...csvOf(openProductList),
  failures: [],
});

export const getIntrastatCsv = call({
  path: "/api/getIntrastatCsv",
  summary:
    "What was delivered in a month or quarter, as CSV for an Intrastat report, in a language, or with `raw=1` as programs read it",
  access: "intrastat",
  kind: "read",
  body: form(Schema.Struct({ period: IntrastatPeriod, ...csvFields })),
  answer: file,
  failures: [],
});
