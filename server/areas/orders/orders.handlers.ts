import { Readable } from "node:stream";
import { contradictionsOf } from "../../../src/domain/orders/contradictions.ts";
import type { InvoiceIssuer } from "../../documents/invoice.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { answerDeliveryNote } from "../invoices/invoice-papers.ts";
import { readOrderPayment } from "../invoices/paying.sql.ts";
import { dayText } from "../kit/day.ts";
import { intrastatCsv } from "./intrastat-csv.ts";
import { openProductsCsv } from "./open-products-csv.ts";
import { listOpenProducts } from "./open-products.sql.ts";
import { ordersCsv } from "./orders-csv.ts";
import { listOrders, readOrder } from "./orders.sql.ts";

/** Orders (business §3) of the account's company; the right is checked by dispatch. */
export const createOrdersHandlers = (
  issuer: InvoiceIssuer,
): Handlers<
  | "getOrders"
  | "getOrder"
  | "getOrderPayment"
  | "getDeliveryNote"
  | "getOrdersCsv"
  | "getOpenProducts"
  | "getOpenProductsCsv"
  | "getIntrastatCsv"
> => ({
  getOrders: ({ sql, account }, request) => listOrders(sql, account, request),
  getOrder: async ({ sql, account, report }, { id }) => {
    const order = await readOrder(sql, account, id);
    if (order === undefined) return notFound;
    if (order.isContradictory)
      report(new Error(`The order ${id} contradicts itself: ${contradictionsOf(order).join(", ")}`));
    return order;
  },
  getOrderPayment: async ({ sql, account }, { id }) =>
    (await readOrderPayment(sql, account, id, issuer.accounts)) ?? notFound,
  getDeliveryNote: (context, { number, instance }) => answerDeliveryNote(context, number, instance, issuer),
  getOrdersCsv: async ({ sql, account, now }, request) => {
    const lines = ordersCsv(sql, account, request);
    return fileAnswer(Readable.from(lines), `orders-${dayText(now())}.csv`, "text/csv; charset=utf-8");
  },
  getOpenProducts: ({ sql, account }, request) => listOpenProducts(sql, account, request),
  getOpenProductsCsv: async ({ sql, account, now }, request) => {
    const lines = openProductsCsv(sql, account, request);
    return fileAnswer(Readable.from(lines), `open-products-${dayText(now())}.csv`, "text/csv; charset=utf-8");
  },
  getIntrastatCsv: async ({ sql, account }, request) => {
    const lines = intrastatCsv(sql, account, request);
    return fileAnswer(Readable.from(lines), `intrastat-${request.period}.csv`, "text/csv; charset=utf-8");
  },
});
