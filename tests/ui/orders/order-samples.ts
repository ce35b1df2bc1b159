import { day, eur, known } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  openProduct as openSample,
  order as orderSample,
  orderSummaries,
} from "../../../src/atlas/samples/orders.samples.ts";
import type { OpenProduct } from "../../../src/domain/orders/open-product.ts";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import type { Order, OrderSummary } from "../../../src/domain/orders/order.ts";

export const summary = (id: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...orderSummaries[0],
  id: id as OrderSummary["id"],
  reference: "Villa Moser",
  status: known("sent"),
  total: eur(123_450),
  itemCount: 3,
  ...more,
});

export const order: Order = {
  ...orderSample,
  id: "A-1001" as Order["id"],
  reference: "Villa Moser",
  total: eur(123_450),
  paymentStatus: known("partially_paid"),
  billingAddress: {
    name: "Elektro Huber GmbH",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  shippingAddress: {
    name: "Baustelle Moser",
    street: "Seeweg 9",
    zip: "5310",
    city: "Mondsee",
    country: "Sealand",
  },
  invoices: [{ number: "R-77" as InvoiceNumber, kind: known("invoice"), date: day("02-05") }],
  deliveries: [{ number: "L-88" as Order["deliveries"][number]["number"], date: day("02-06") }],
  shipments: [
    { number: "T-1", carrier: "Post", trackingUrl: "https://track.example/T-1", sentOn: day("02-06") },
    { number: "T-2", carrier: "Bote", trackingUrl: null, sentOn: null },
  ],
  productionStep: known("engraving"),
  items: [
    {
      position: 10,
      articleNumber: "100335",
      name: "Miniserver",
      ordered: 2,
      open: 1,
      unitPrice: eur(50_000),
      discount: 0.23,
      subtotal: eur(92_400),
      estimatedDispatch: day("02-20"),
      isSold: true,
    },
  ],
};

export const openProduct = (order: string, more: Partial<OpenProduct> = {}): OpenProduct => ({
  ...openSample,
  order: order as OpenProduct["order"],
  name: "Tree Extension",
  ordered: 5,
  open: 3,
  unitPrice: eur(12_832),
  subtotal: eur(59_284),
  ...more,
});
