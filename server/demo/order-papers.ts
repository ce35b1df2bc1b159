import { isDispatched } from "../../src/domain/orders/contradictions.ts";
import type { OrderStatusCode } from "../../src/domain/orders/order-summary.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";

/** A row of order_papers: a delivery note. */
export interface DemoPaper {
  readonly order_id: string;
  readonly kind: "delivery";
  readonly number: string;
  readonly dated: string;
}

/** A row of order_shipments. */
export interface DemoShipment {
  readonly order_id: string;
  readonly number: string;
  readonly carrier: string;
  readonly tracking_url: string | null;
  readonly sent_on: string;
  readonly delivered_on: string | null;
}

/** A delivery note, and how long ago the delivery left. */
export interface DemoDelivery {
  readonly paper: DemoPaper;
  readonly daysAgo: number;
}

interface DeliveryPlan {
  readonly id: string;
  readonly status: OrderStatusCode;
  readonly daysAgo: number;
  /** Sent in two parts. */
  readonly twice: boolean;
}

/** The number of a delivery note: SO-2026-000123 gives DN-2026-000123 or DN-2026-000123-2. */
const numberOf = (id: string, part: number): string =>
  `${id.replace(/^SO/, "DN")}${part === 0 ? "" : `-${part + 1}`}`;

/** The deliveries of an order: one or two; for a partially sent order only the first. */
export const deliveriesOf = (
  { id, status, daysAgo, twice }: DeliveryPlan,
  calendar: Calendar,
): readonly DemoDelivery[] => {
  if (!isDispatched(status)) return [];
  const parts = twice && status === "done" && daysAgo > 9 ? [2, 9] : [2];
  return parts.map((days, part) => {
    const left = Math.max(0, daysAgo - days);
    return {
      paper: { order_id: id, kind: "delivery", number: numberOf(id, part), dated: calendar.dayAgo(left) },
      daysAgo: left,
    };
  });
};

/** The days that a parcel is on its way; it is reported as delivered some days later, of a completed order at once. */
const wayDays = 2;
const reportedAfter = 4;

interface ShipmentPlan {
  readonly status: OrderStatusCode;
  readonly deliveries: readonly DemoDelivery[];
  readonly carriers: readonly string[];
}

/** A parcel for each delivery. */
export const shipmentsOf = (
  random: Random,
  { status, deliveries, carriers }: ShipmentPlan,
  calendar: Calendar,
): readonly DemoShipment[] =>
  deliveries.map(({ paper: { order_id, dated }, daysAgo }) => {
    const number = `0${random.int(1_000_000, 9_999_999)}${random.int(1_000_000, 9_999_999)}`;
    return {
      order_id,
      number,
      carrier: random.pick(carriers),
      sent_on: dated,
      delivered_on:
        status === "done" || daysAgo >= reportedAfter
          ? calendar.dayAgo(Math.max(0, daysAgo - wayDays))
          : null,
      tracking_url: random.chance(90) ? `https://tracking.homeautomation.example/parcel/${number}` : null,
    };
  });
