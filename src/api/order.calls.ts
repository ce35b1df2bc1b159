import * as Schema from "effect/Schema";
import { DeliveryNumber, Order } from "../domain/orders/order.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import { Locale } from "./by-locale.ts";
import { call, data, file, form } from "./call.ts";

export const getOrder = call({
  path: "/api/getOrder",
  summary: "One order with its items",
  access: "orders",
  kind: "read",
  topics: ["orders"],
  body: form(Schema.Struct({ id: OrderId })),
  answer: data(Order),
  failures: [],
});

export const getDeliveryNote = call({
  path: "/api/getDeliveryNote",
  summary: "A delivery note of an order as PDF, in a language",
  access: "orders",
  kind: "read",
  body: form(Schema.Struct({ number: DeliveryNumber, instance: Locale })),
  answer: file,
  failures: [],
});
