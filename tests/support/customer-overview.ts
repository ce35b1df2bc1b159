import type { CustomerOverview } from "../../src/domain/dashboard/customer-overview.ts";
import type { OrderSummary } from "../../src/domain/orders/order.ts";
import type { ProductSummary } from "../../src/domain/products/product.ts";
import type { TicketSummary } from "../../src/domain/tickets/ticket.ts";

const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const known = <Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;

const productOf = (serial: string, weather: Date | null, caller: Date | null): ProductSummary => ({
  serial: serial as ProductSummary["serial"],
  name: "Villa Moser",
  type: known("miniserver"),
  project: "",
  registrationDate: day("2025-01-01"),
  mailer: known("off"),
  push: known("off"),
  weather: { status: known(weather === null ? "off" : "active"), validUntil: weather },
  caller: { status: known(caller === null ? "off" : "test"), validUntil: caller },
  nextExpiry: weather ?? caller,
});

const orderOf = (id: string, status: OrderSummary["status"]): OrderSummary => ({
  id: id as OrderSummary["id"],
  date: day("2026-02-03"),
  reference: "Garage",
  status,
  total: { cents: 12_345, currency: "EUR" },
  itemCount: 1,
});

const ticketOf = (id: string, unreadAnswers: number): TicketSummary => ({
  id: id as TicketSummary["id"],
  date: day("2026-02-01"),
  subject: `About ${id}`,
  status: known("open"),
  creator: "Eva Huber",
  answerCount: unreadAnswers,
  unreadAnswers,
  mine: true,
  lastActivity: day("2026-02-02"),
});

/** The moment at which the overview's services end soon. */
export const overviewNow = new Date("2026-02-10T08:00:00.000Z");

/** An overview in which there is something of each kind to do. */
export const customerOverview: CustomerOverview = {
  products: {
    total: 3,
    ending: [
      productOf("504F94D00036", day("2026-02-20"), day("2099-01-01")),
      productOf("504F94D00037", null, day("2026-03-01")),
    ],
  },
  orders: {
    total: 3,
    latest: [
      orderOf("A-1", known("no_payment")),
      orderOf("A-2", known("ready_for_pickup")),
      orderOf("A-3", { _tag: "Unknown", code: "lost_at_sea" }),
    ],
  },
  tickets: { total: 2, latest: [ticketOf("T-1", 2), ticketOf("T-2", 0)] },
};
