import * as Schema from "effect/Schema";
import { Shortage } from "../domain/limited-availability/shortage.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import { call, data, form, noFields, Nothing } from "./call.ts";

// Apart from the other calls of limited availability: an order makes these alone.
const access = "orders";

export const getOrderShortages = call({
  path: "/api/getOrderShortages",
  summary: "The articles of limited availability that an order still waits for",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: OrderId })),
  answer: data(Schema.Array(Shortage)),
  failures: [],
});

/** The notice is left out on orders and among the dashboard's steps for a day, for the account that dismissed it. */
export const dismissShortageNotice = call({
  path: "/api/dismissShortageNotice",
  summary: "Dismiss the notice of limited availability for a day",
  access,
  kind: "write",
  body: noFields,
  answer: data(Nothing),
  failures: [],
});
