import { getDeliveryNote, getOrder } from "../../api/order.calls.ts";
import {
  getIntrastatCsv,
  getOpenProducts,
  getOpenProductsCsv,
  getOrders,
  getOrdersCsv,
} from "../../api/orders.calls.ts";
import { getOrderPayment } from "../../api/payment.calls.ts";
import { saved } from "../../api/saved.ts";
import type { IntrastatPeriod } from "../../domain/orders/intrastat.ts";
import type { OpenProduct } from "../../domain/orders/open-product.ts";
import type { OrderSummary } from "../../domain/orders/order-summary.ts";
import type { Order } from "../../domain/orders/order.ts";
import { openProductList, orderList } from "../../domain/orders/orders.lists.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { invoiceNumber } from "./invoices.samples.ts";
import { day, eur, known, pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

const id = "SO-2026-000101" as Order["id"];
const delivery = "DN-2026-000101" as Order["deliveries"][number]["number"];
const invoiced = invoiceNumber("IN-2026-000101");

const openSummary: OrderSummary = {
  id,
  date: day("02-03"),
  reference: "Seeweg 9",
  status: known("partially_sent"),
  total: eur(184_800),
  itemCount: 2,
};
const doneSummary: OrderSummary = {
  id: "SO-2026-000088" as Order["id"],
  date: day("01-19"),
  reference: "Hauptplatz 1",
  status: known("done"),
  total: eur(92_400),
  itemCount: 1,
};
export const orderSummaries = [openSummary, doneSummary] as const;

const address = {
  name: "Nordlicht Elektro GmbH",
  street: "Hauptplatz 1",
  zip: "4020",
  city: "Linz",
  country: "AT",
};

const openLine = {
  position: 20,
  articleNumber: "100218",
  name: "Relay Extension",
  ordered: 2,
  open: 2,
  unitPrice: eur(50_000),
  discount: 0.23,
  subtotal: eur(92_400),
  estimatedDispatch: day("02-20"),
};

export const order: Order = {
  id,
  date: day("02-03"),
  reference: "Seeweg 9",
  status: known("partially_sent"),
  total: eur(184_800),
  shippingMethod: known("EXW"),
  paymentMethod: known("net_30"),
  paymentStatus: known("open"),
  paidOn: null,
  billingAddress: address,
  billingDate: day("02-05"),
  shippingAddress: { ...address, street: "Seeweg 9", zip: "5310", city: "Mondsee" },
  desiredShippingDate: day("02-10"),
  invoices: [{ number: invoiced, kind: known("invoice"), date: day("02-05") }],
  deliveries: [
    { number: delivery, date: day("02-05"), lines: [{ position: 10, name: "Miniserver", quantity: 1 }] },
  ],
  shipments: [],
  productionStep: null,
  items: [
    {
      position: 10,
      articleNumber: "100335",
      name: "Miniserver",
      ordered: 1,
      open: 0,
      unitPrice: eur(100_000),
      discount: 0.23,
      subtotal: eur(92_400),
      estimatedDispatch: null,
      isSold: true,
      isShort: false,
    },
    { ...openLine, isSold: false, isShort: false },
  ],
  isContradictory: false,
};

export const openProduct: OpenProduct = { order: id, ...openLine };

const openOrders = requestAt(orderList, "", "open");
const products = requestAt(openProductList);

/** The area's calls as the desk makes them. */
export const callSamples = {
  open: sampleOf(getOrders, openOrders, pageOf(openSummary)),
  completed: sampleOf(getOrders, requestAt(orderList, "", "completed"), pageOf(doneSummary)),
  csv: sampleOf(saved(getOrdersCsv), openOrders, undefined),
  products: sampleOf(getOpenProducts, products, pageOf(openProduct)),
  productsCsv: sampleOf(saved(getOpenProductsCsv), products, undefined),
  intrastat: sampleOf(saved(getIntrastatCsv), { period: "2026-01" as IntrastatPeriod }, undefined),
  order: sampleOf(getOrder, { id }, order),
  payment: sampleOf(
    getOrderPayment,
    { id },
    { documents: [{ number: id, open: order.total }], how: { _tag: "Settled" } },
  ),
  deliveryNote: sampleOf(saved(getDeliveryNote), { number: delivery, instance: "int" }, undefined),
};

/** The area has no machine of its own. */
export const samples = {};
