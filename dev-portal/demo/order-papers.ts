import type { OrderStatusCode } from "../../src/domain/orders/order.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";

/** A row of order_papers. */
export interface DemoPaper {
  readonly order_id: string;
  readonly kind: "invoice" | "delivery";
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
}

interface PaperPlan {
  readonly id: string;
  readonly status: OrderStatusCode;
  readonly daysAgo: number;
  /** Sent in two parts. */
  readonly twice: boolean;
}

/** The number of a paper: SO-2026-000123 gives IN-2026-000123 or DN-2026-000123-2. */
const numberOf = (prefix: string, id: string, part: number): string =>
  `${id.replace(/^SO/, prefix)}${part === 0 ? "" : `-${part + 1}`}`;

/** Delivered and invoiced parts: one or two; for a partially sent order only the first. */
export const papersOf = (
  { id, status, daysAgo, twice }: PaperPlan,
  calendar: Calendar,
): readonly DemoPaper[] => {
  if (status !== "sent" && status !== "done" && status !== "partially_sent") return [];
  const parts = twice && status === "done" ? [2, 9] : [2];
  return parts.flatMap((days, part) => {
    const dated = calendar.dayAgo(Math.max(0, daysAgo - days));
    return [
      { order_id: id, kind: "delivery" as const, number: numberOf("DN", id, part), dated },
      { order_id: id, kind: "invoice" as const, number: numberOf("IN", id, part), dated },
    ];
  });
};

/** A parcel for each delivery. */
export const shipmentsOf = (
  random: Random,
  papers: readonly DemoPaper[],
  carriers: readonly string[],
): readonly DemoShipment[] =>
  papers
    .filter(({ kind }) => kind === "delivery")
    .map(({ order_id, dated }) => {
      const number = `0${random.int(1_000_000, 9_999_999)}${random.int(1_000_000, 9_999_999)}`;
      return {
        order_id,
        number,
        carrier: random.pick(carriers),
        sent_on: dated,
        tracking_url: random.chance(90) ? `https://tracking.homeautomation.example/parcel/${number}` : null,
      };
    });
