import * as Schema from "effect/Schema";
import { InvoiceNumber } from "../domain/invoices/document.ts";
import { Payment } from "../domain/invoices/payment.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import { call, data, form } from "./call.ts";

/** Bounds the request; how many one payment can name is told by its reference. */
const MOST_PAID = 100;

export const getInvoicePayment = call({
  path: "/api/getInvoicePayment",
  summary: "How an invoice is paid, or several in one payment",
  access: "invoices",
  kind: "read",
  body: form(
    Schema.Struct({
      ids: Schema.fromJsonString(
        Schema.Array(InvoiceNumber).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_PAID)),
      ),
    }),
  ),
  answer: data(Payment),
  failures: [],
});

export const getOrderPayment = call({
  path: "/api/getOrderPayment",
  summary: "How an order is paid that waits for its payment",
  access: "orders",
  kind: "read",
  topics: ["orders"],
  body: form(Schema.Struct({ id: OrderId })),
  answer: data(Payment),
  failures: [],
});
