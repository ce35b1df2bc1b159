import * as Schema from "effect/Schema";
import { shortageList } from "../domain/limited-availability/limited-availability.lists.ts";
import { Shortage } from "../domain/limited-availability/shortage.ts";
import { OrderId } from "../domain/orders/order.ts";
import { call, data, form, noFields, Nothing } from "./call.ts";
import { csvOf, pagesOf } from "./list-body.ts";

const access = "orders";

export const getShortages = call({
  path: "/api/getShortages",
  summary: "The articles of limited availability, a page at a time",
  access,
  kind: "read",
  ...pagesOf(shortageList),
  failures: [],
});

export const getShortagesCsv = call({
  path: "/api/getShortagesCsv",
  summary:
    "All articles of limited availability that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  ...csvOf(shortageList),
  failures: [],
});

export const getOrderShortages = call({
  path: "/api/getOrderShortages",
  summary: "The articles of limited availability that an order still waits for",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: OrderId })),
  answer: data(Schema.Array(Shortage)),
  failures: [],
});

/** The notice is left out on dashboard and orders for a day, for the account that dismissed it. */
export const dismissShortageNotice = call({
  path: "/api/dismissShortageNotice",
  summary: "Dismiss the notice of limited availability for a day",
  access,
  kind: "write",
  body: noFields,
  answer: data(Nothing),
  failures: [],
});
