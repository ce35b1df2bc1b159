import { describe, expect, it } from "vitest";
import { day, known } from "../../../src/atlas/desk/fixtures/samples.ts";
import { order as sample } from "../../../src/atlas/samples/orders.samples.ts";
import { contradictionsOf, type Contradiction } from "../../../src/domain/orders/contradictions.ts";
import type { Order } from "../../../src/domain/orders/order.ts";
import { orderProgress, piecesOf } from "../../../src/domain/orders/order-progress.ts";

const [first, second] = sample.items;
const [delivery] = sample.deliveries;
const parcel = {
  number: "T-1",
  carrier: "Post",
  trackingUrl: null,
  sentOn: day("02-05"),
  deliveredOn: null,
} as const;

/** An order of which nothing has left. */
const begun: Order = {
  ...sample,
  status: known("in_progress"),
  billingDate: null,
  deliveries: [],
  items: [{ ...first!, open: first!.ordered, estimatedDispatch: day("02-18") }, second!],
};
/** One that left whole. */
const sent: Order = {
  ...sample,
  status: known("sent"),
  shipments: [parcel],
  deliveries: [
    {
      ...delivery!,
      lines: [
        { position: 10, name: "Miniserver", quantity: 1 },
        { position: 20, name: "Relay Extension", quantity: 2 },
      ],
    },
  ],
  items: [first!, { ...second!, open: 0, estimatedDispatch: null }],
};
const done: Order = {
  ...sent,
  status: known("done"),
  paymentStatus: known("paid"),
  paidOn: day("03-05"),
  shipments: [{ ...parcel, deliveredOn: day("02-07") }],
};

const stepsOf = (order: Order) =>
  orderProgress(order).steps.map((step) =>
    [step.kind, step.state, "day" in step ? step.day?.toISOString().slice(5, 10) : undefined]
      .filter((part) => part !== undefined)
      .join(" "),
  );

describe("the story of an order", () => {
  it("of one that was begun: what is open, and when it is expected", () => {
    expect(stepsOf(begun)).toEqual(["ordered done 02-03", "open next", "arrival ahead", "payment ahead"]);
    expect(orderProgress(begun).next).toEqual({
      kind: "dispatch",
      expected: { pieces: 3, first: day("02-18"), last: day("02-20"), rest: false },
    });
  });

  it("of one that is paid in advance: the payment comes before all else", () => {
    const waiting: Order = { ...begun, status: known("no_payment"), paymentMethod: known("prepayment") };
    expect(stepsOf(waiting)).toEqual(["ordered done 02-03", "payment next", "open ahead", "arrival ahead"]);
    expect(orderProgress(waiting).next).toEqual({ kind: "payment" });
    const paid: Order = {
      ...begun,
      paymentMethod: known("paypal"),
      paymentStatus: known("paid"),
      paidOn: day("02-03"),
    };
    expect(stepsOf(paid)[1]).toBe("payment done 02-03");
  });

  it.each([
    ["not_started", "next"],
    ["commissioned", "current"],
    ["test", "current"],
    ["packed", "done"],
  ] as const)("of a flex order at %s: production is %s", (step, state) => {
    expect(stepsOf({ ...begun, productionStep: known(step) })[1]).toBe(`production ${state}`);
  });

  it("of one that left in parts: each day with its notes and shipments, and the rest", () => {
    const later = { ...parcel, number: "T-2", sentOn: day("02-09") };
    const waiting = { ...parcel, number: "T-3", sentOn: null };
    const partly: Order = { ...sample, shipments: [later, parcel, waiting] };
    expect(stepsOf(partly)).toEqual([
      "ordered done 02-03",
      "dispatch done 02-05",
      "dispatch done 02-09",
      "waiting ahead",
      "open next",
      "arrival ahead",
      "payment ahead",
    ]);
    expect(orderProgress(partly).steps[1]).toMatchObject({ deliveries: [delivery], shipments: [parcel] });
    expect(orderProgress(partly).next).toMatchObject({ kind: "dispatch", expected: { pieces: 2 } });
    expect(piecesOf(partly)).toEqual({ ordered: 3, left: 1 });
  });

  it("of one that was sent: it is on its way until each shipment has arrived", () => {
    expect(stepsOf(sent)).toEqual([
      "ordered done 02-03",
      "dispatch done 02-05",
      "arrival current",
      "payment ahead",
    ]);
    expect(orderProgress(sent).next).toEqual({ kind: "arrival" });
    const arrived: Order = { ...sent, shipments: done.shipments };
    expect(stepsOf(arrived)[2]).toBe("arrival done 02-07");
    expect(orderProgress(arrived).next).toBeUndefined();
  });

  it("of one that is completed has nothing to come, whether or not the day of its arrival is known", () => {
    expect(stepsOf(done).slice(2)).toEqual(["arrival done 02-07", "payment done 03-05"]);
    expect(stepsOf({ ...done, shipments: [parcel] })[2]).toBe("arrival done");
    expect(orderProgress(done).next).toBeUndefined();
  });

  it("of one that is picked up has no arrival", () => {
    const ready: Order = { ...begun, status: known("ready_for_pickup"), shippingMethod: known("PICK-UP") };
    expect(stepsOf(ready)).toEqual(["ordered done 02-03", "open next", "payment ahead"]);
    expect(orderProgress(ready).next).toEqual({ kind: "pickup" });
    const collected: Order = { ...done, shippingMethod: known("EVENT"), shipments: [] };
    expect(stepsOf(collected)).toEqual(["ordered done 02-03", "collection done 02-05", "payment done 03-05"]);
  });

  it("says when a part of what is open has no day", () => {
    const [one, other] = begun.items;
    const unknown: Order = { ...begun, items: [one!, { ...other!, estimatedDispatch: null }] };
    expect(orderProgress(unknown).next).toMatchObject({ expected: { first: day("02-18"), rest: true } });
  });

  it("with a code that is new, or with a contradiction, is only what it reports", () => {
    const fresh: Order = { ...sent, status: { _tag: "Unknown", code: "brand_new" } };
    expect(orderProgress(fresh).next).toBeUndefined();
    expect(stepsOf(fresh)).toEqual(["ordered done 02-03", "payment reported", "dispatch reported 02-05"]);
    const contrary: Order = {
      ...done,
      productionStep: known("assembly"),
      isContradictory: true,
      shipments: [{ ...parcel, sentOn: null }],
    };
    expect(orderProgress(contrary).next).toBeUndefined();
    expect(stepsOf(contrary)).toEqual([
      "ordered done 02-03",
      "payment reported 03-05",
      "production reported",
      "dispatch reported 02-05",
      "waiting reported",
    ]);
  });
});

describe("an order contradicts itself", () => {
  it("never, where it is begun, sent in part, sent or completed", () => {
    for (const order of [begun, sample, sent, done]) expect(contradictionsOf(order)).toEqual([]);
  });

  const cases: readonly (readonly [Contradiction, string, Order])[] = [
    ["shipping_method", "collected, and sent", { ...sent, shippingMethod: known("PICK-UP"), shipments: [] }],
    ["shipping_method", "collected, with a shipment", { ...done, shippingMethod: known("EVENT") }],
    ["shipping_method", "sent, and ready to be picked up", { ...begun, status: known("ready_for_pickup") }],
    ["partly_sent", "partly, with nothing open", { ...sent, status: known("partially_sent") }],
    ["partly_sent", "partly, with nothing sent", { ...sample, items: begun.items }],
    ["nothing_open", "sent, with something open", { ...sample, status: known("sent") }],
    ["nothing_sent", "in progress, with a delivery", { ...sent, status: known("in_progress") }],
    ["nothing_sent", "in progress, with a shipment", { ...begun, shipments: [parcel] }],
    ["delivery_note", "sent without a note", { ...sent, deliveries: [] }],
    ["quantities", "a note with more than has left", { ...sample, deliveries: sent.deliveries }],
    ["production", "sent before it is made", { ...sent, productionStep: known("not_started") }],
    ["production", "in progress, and shipped", { ...begun, productionStep: known("shipped") }],
    [
      "production",
      "ready before it is packed",
      { ...begun, status: known("ready_for_delivery"), productionStep: known("test") },
    ],
    [
      "production",
      "made before it is paid",
      { ...begun, status: known("no_payment"), productionStep: known("assembly") },
    ],
    [
      "payment",
      "waiting for what is paid",
      { ...begun, status: known("no_payment"), paymentStatus: known("paid") },
    ],
    ["payment", "open, with a day of payment", { ...sent, paidOn: day("02-09") }],
    ["payment", "sent before it was paid in advance", { ...sent, paymentMethod: known("prepayment") }],
    ["days", "delivered before it was ordered", { ...sent, date: day("02-06") }],
    [
      "days",
      "arrived before it was sent",
      { ...sent, shipments: [{ ...parcel, deliveredOn: day("02-04") }] },
    ],
  ];
  it.each(cases)("by the rule %s: %s", (rule, _what, order) => {
    expect(contradictionsOf(order)).toContain(rule);
  });

  it("never by a code that is new", () => {
    const unknown = { _tag: "Unknown", code: "brand_new" } as const;
    const order: Order = {
      ...begun,
      status: unknown,
      shippingMethod: unknown,
      paymentMethod: unknown,
      paymentStatus: unknown,
      productionStep: unknown,
    };
    expect(contradictionsOf(order)).toEqual([]);
  });
});
