import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import type { Order, OrderSummary } from "../../../domain/order.ts";
import { read, write, type Place } from "./place.ts";
import { day, eur, known } from "./samples.ts";

const id = "SO-2026-000101" as Order["id"];

export const orderSummaries: readonly OrderSummary[] = [
  {
    id,
    date: day("02-03"),
    reference: "Seeweg 9",
    status: known("partially_sent"),
    total: eur(184_800),
    itemCount: 2,
  },
  {
    id: "SO-2026-000088" as Order["id"],
    date: day("01-19"),
    reference: "Hauptplatz 1",
    status: known("done"),
    total: eur(92_400),
    itemCount: 1,
  },
];

const address = {
  name: "Nordlicht Elektro GmbH",
  street: "Hauptplatz 1",
  zip: "4020",
  city: "Linz",
  country: "AT",
};

const order: Order = {
  id,
  date: day("02-03"),
  reference: "Seeweg 9",
  status: known("partially_sent"),
  total: eur(184_800),
  shippingMethod: known("EXW"),
  paymentMethod: known("net_30"),
  paymentStatus: known("open"),
  billingAddress: address,
  billingDate: day("02-05"),
  shippingAddress: { ...address, street: "Seeweg 9", zip: "5310", city: "Mondsee" },
  desiredShippingDate: day("02-10"),
  invoices: [{ number: "RE-2026-0441", date: day("02-05") }],
  deliveries: [],
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
    },
    {
      position: 20,
      articleNumber: "100218",
      name: "Relay Extension",
      ordered: 2,
      open: 2,
      unitPrice: eur(50_000),
      discount: 0.23,
      subtotal: eur(92_400),
      estimatedDispatch: day("02-20"),
    },
  ],
};

export const ORDER_PATH = `/order/${id}/`;

const list = { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "-date" };

export const places: readonly Place[] = [
  read("orders", "/orders/", {
    key: "orders",
    call: "/api/getOrders",
    request: list,
    sample: { rows: orderSummaries, total: orderSummaries.length },
  }),
  write("orders", "/orders/", {
    key: "orders-csv",
    call: "/api/getOrdersCsv",
    request: list,
    sample: undefined,
  }),
  read("order", ORDER_PATH, { key: "order-", call: "/api/getOrder", id, request: { id }, sample: order }),
];
