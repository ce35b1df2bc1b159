import type * as Schema from "effect/Schema";
import { openProductList, orderList } from "../../../src/domain/orders/orders.lists.ts";
import { describe, expect, it } from "vitest";
import { OpenProduct } from "../../../src/domain/orders/open-product.ts";
import {
  completedStatuses,
  openStatuses,
  OrderId,
  orderStatuses,
  OrderSummary,
} from "../../../src/domain/orders/order-summary.ts";
import { OrderItem } from "../../../src/domain/orders/order-item.ts";
import {
  DeliveryNumber,
  Order,
  PaymentStatus,
  ProductionStep,
  productionSteps,
  Shipment,
  ShippingCode,
} from "../../../src/domain/orders/order.ts";
import { PaymentMethod, paymentMethods } from "../../../src/domain/orders/payment-method.ts";
import { isReadable, read, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const day = "2026-05-01";
const address = { name: "Byron", street: "Main street 1", zip: "4020", city: "Linz", country: "AT" };
const item = {
  position: 10,
  articleNumber: "100335",
  name: "Relay",
  ordered: 2,
  open: 1,
  unitPrice: eur("50.00"),
  discount: 0.23,
  subtotal: eur("92.40"),
  estimatedDispatch: day,
};
const header = { id: "SO-1", date: day, reference: "Villa", status: "partially_sent", total: eur("92.40") };
const shipment = {
  number: "1Z",
  carrier: "Post",
  trackingUrl: "https://post.example/1Z",
  sentOn: day,
  deliveredOn: null,
};

describe("an order of the server (business §3)", () => {
  it("is read whole, with its items, papers and parcels", () => {
    expect(
      readingProblems(Order, {
        ...header,
        shippingMethod: "PICK-UP",
        paymentMethod: "net_30",
        paymentStatus: "partially_paid",
        paidOn: null,
        billingAddress: address,
        billingDate: day,
        shippingAddress: address,
        desiredShippingDate: day,
        invoices: [{ number: "R-7", kind: "invoice", date: day }],
        deliveries: [{ number: "DN-1", date: day, lines: [{ position: 10, name: "Relay", quantity: 1 }] }],
        shipments: [shipment],
        productionStep: "assembly",
        items: [{ ...item, isSold: true, isShort: false }],
        isContradictory: false,
      }),
    ).toEqual([]);
  });

  it("is listed", () => expect(readingProblems(OrderSummary, { ...header, itemCount: 3 })).toEqual([]));

  it("has a number of 1 to 40 characters, and so have its delivery notes", () => {
    for (const schema of [OrderId, DeliveryNumber])
      expect([0, 1, 40, 41].filter((length) => isReadable(schema, "x".repeat(length)))).toEqual([1, 40]);
  });

  it("has a discount from nothing to everything", () => {
    expect([0, 1, -0.01, 1.01].filter((discount) => isReadable(OrderItem, { ...item, discount }))).toEqual([
      0, 1,
    ]);
  });

  it.each(["http://post.example/1Z", "javascript:alert(1)//https://", "see https://post.example", ""])(
    "follows no parcel at %j",
    (trackingUrl) => expect(isReadable(Shipment, { ...shipment, trackingUrl })).toBe(false),
  );

  it("has open products, which name it", () =>
    expect(readingProblems(OpenProduct, { order: "SO-1", ...item })).toEqual([]));
});

describe("the codes of orders", () => {
  it("are known as the specification has them (business §4, §9)", () => {
    const known: readonly (readonly [Schema.Codec<unknown, unknown>, readonly string[]])[] = [
      [ShippingCode, ["EXW", "PICK-UP", "EVENT"]],
      [PaymentStatus, ["open", "partially_paid", "paid"]],
      [ProductionStep, ["not_started", "assembly", "engraving", "test", "shipped"]],
    ];
    for (const [schema, codes] of known)
      expect(codes.map((code) => read(schema, code))).toEqual(codes.map((code) => ({ _tag: "Known", code })));
    expect([orderStatuses.length, productionSteps.length]).toEqual([7, 7]);
  });

  it("have fourteen payment methods (business §9)", () => {
    const methods = [
      "direct_debit",
      "on_account",
      "sepa",
      "cash",
      "intercompany",
      "credit_card",
      "cash_on_delivery",
      "paypal",
      "claim",
      "cheque",
      "prepayment",
      "net_14",
      "net_21",
      "net_30",
    ];
    expect([...paymentMethods]).toEqual(methods);
    expect(methods.map((code) => read(PaymentMethod, code))).toEqual(
      methods.map((code) => ({ _tag: "Known", code })),
    );
  });

  it("say of each order whether it is completed: only one that is done is", () => {
    expect([...completedStatuses]).toEqual(["done"]);
    expect([...openStatuses, ...completedStatuses].toSorted()).toEqual([...orderStatuses].toSorted());
  });
});

describe("the filters", () => {
  const shared = { search: "x".repeat(100), from: day, to: day, min: "1.00", max: "2.00" };
  it.each([true, false])("of the orders, completed %s", (completed) => {
    const filter = { ...shared, status: orderStatuses, completed };
    expect(readingProblems(orderList.filter, filter, Object.keys(filter))).toEqual([]);
  });
  it.each([{ search: "x".repeat(101) }, { status: ["lost"] }, { completed: "no" }])(
    "of the orders are not %j",
    (filter) => expect(isReadable(orderList.filter, filter)).toBe(false),
  );
  it("of the open products", () => {
    expect(readingProblems(openProductList.filter, shared, Object.keys(shared))).toEqual([]);
    expect(isReadable(openProductList.filter, { search: "x".repeat(101) })).toBe(false);
  });
});
