import type { OpenProduct } from "../../../src/domain/orders/open-product.ts";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import type { Order, OrderSummary } from "../../../src/domain/orders/order.ts";
import type { OrdersActors } from "../../../src/ui/screens/orders/orders-actors.ts";
import { inertResource, inertAction } from "../../support/render-screen.tsx";

const eur = (cents: number) => ({ cents, currency: "EUR" });
const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

export const summary = (id: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  id: id as OrderSummary["id"],
  date: day("2026-02-03"),
  reference: "Villa Moser",
  status: { _tag: "Known", code: "sent" },
  total: eur(123_450),
  itemCount: 3,
  ...more,
});

export const order: Order = {
  id: "A-1001" as Order["id"],
  date: day("2026-02-03"),
  reference: "Villa Moser",
  status: { _tag: "Known", code: "partially_sent" },
  total: eur(123_450),
  shippingMethod: { _tag: "Known", code: "EXW" },
  paymentMethod: { _tag: "Known", code: "net_30" },
  paymentStatus: { _tag: "Known", code: "partially_paid" },
  billingAddress: {
    name: "Elektro Huber GmbH",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  billingDate: day("2026-02-05"),
  shippingAddress: {
    name: "Baustelle Moser",
    street: "Seeweg 9",
    zip: "5310",
    city: "Mondsee",
    country: "Sealand",
  },
  desiredShippingDate: day("2026-02-10"),
  invoices: [
    { number: "R-77" as InvoiceNumber, kind: { _tag: "Known", code: "invoice" }, date: day("2026-02-05") },
  ],
  deliveries: [{ number: "L-88" as Order["deliveries"][number]["number"], date: day("2026-02-06") }],
  shipments: [
    { number: "T-1", carrier: "Post", trackingUrl: "https://track.example/T-1", sentOn: day("2026-02-06") },
    { number: "T-2", carrier: "Bote", trackingUrl: null, sentOn: null },
  ],
  productionStep: { _tag: "Known", code: "engraving" },
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
      estimatedDispatch: day("2026-02-20"),
      isSold: true,
    },
  ],
};

export const openProduct = (order: string, more: Partial<OpenProduct> = {}): OpenProduct => ({
  order: order as OpenProduct["order"],
  position: 20,
  articleNumber: "100218",
  name: "Tree Extension",
  ordered: 5,
  open: 3,
  unitPrice: eur(12_832),
  discount: 0.23,
  subtotal: eur(59_284),
  estimatedDispatch: day("2026-02-20"),
  ...more,
});

/** The providers of the orders; a call that a test does not define never answers. */
export const orderActors = (actors: Partial<OrdersActors>): OrdersActors => ({
  orders: inertResource(["never"]),
  order: inertResource(["never"]),
  tickets: inertResource(["never"]),
  invoicePdf: inertAction(["never"]),
  deliveryNote: inertAction(["never"]),
  ordersCsv: inertAction(["never"]),
  openProducts: inertResource(["never"]),
  openProductsCsv: inertAction(["never"]),
  intrastatCsv: inertAction(["never"]),
  ...actors,
});
