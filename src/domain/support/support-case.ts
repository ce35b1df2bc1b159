import * as Schema from "effect/Schema";
import { ProductType } from "../products/product-summary.ts";
import { RemoteConnectResult } from "../products/remote-connect.ts";
import { SerialNumber } from "../products/serial-number.ts";
import { Ticket, TicketId, TicketStatus } from "../tickets/ticket.ts";
import { isOpen } from "../tickets/ticket-rules.ts";
import { TicketArea } from "../tickets/ticket-area.ts";

/** Who has to answer next. */
export const WaitingFor = Schema.Literals(["support", "customer", "nobody"]);
export type WaitingFor = typeof WaitingFor.Type;

/** Who has to answer a ticket next: the other side of the last message, until it is closed (business §4). */
export const waitingForOf = (ticket: Pick<Ticket, "status" | "answers">): WaitingFor => {
  if (!isOpen(ticket)) return "nobody";
  return ticket.answers.at(-1)?.side === "support" ? "customer" : "support";
};

/** How long a ticket has waited since the last that happened to it: less than a day, three days, a week, or longer. */
export const waitingAges = ["1d", "3d", "7d", "longer"] as const;
export type WaitingAge = (typeof waitingAges)[number];

/** The days that an age is under. */
export const underDays: Readonly<Record<Exclude<WaitingAge, "longer">, number>> = {
  "1d": 1,
  "3d": 3,
  "7d": 7,
};

/** A ticket as support sees it. Staff see all companies' tickets, a partner those of its own company. */
export const SupportCaseSummary = Schema.Struct({
  id: TicketId,
  subject: Schema.String,
  status: TicketStatus,
  area: Schema.NullOr(TicketArea),
  company: Schema.String,
  serial: Schema.NullOr(SerialNumber),
  department: Schema.String,
  opened: Schema.DateFromString,
  lastActivity: Schema.DateFromString,
  waitingFor: WaitingFor,
});
export type SupportCaseSummary = typeof SupportCaseSummary.Type;

/** One support case: the ticket, its company, and data of its product. Who has to answer next follows from the ticket that is shown. */
export const SupportCase = Schema.Struct({
  ticket: Ticket,
  department: Schema.String,
  company: Schema.Struct({
    name: Schema.String,
    debitor: Schema.NullOr(Schema.String),
    country: Schema.String,
  }),
  /** Null if the case names none, or if the reader may not see the company's products. */
  product: Schema.NullOr(
    Schema.Struct({
      serial: SerialNumber,
      name: Schema.String,
      type: ProductType,
      results: Schema.Array(RemoteConnectResult),
    }),
  ),
});
export type SupportCase = typeof SupportCase.Type;
