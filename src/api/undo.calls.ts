import * as Schema from "effect/Schema";
import { Ticket, TicketId } from "../domain/tickets/ticket.ts";
import { reopenCodes } from "../domain/tickets/tickets.refusals.ts";
import { call, data, form } from "./call.ts";

/** Takes a closing back as if it had not been: also the hold, and its place in the lists. */
export const undoTicketClosing = call({
  path: "/api/undoTicketClosing",
  summary: "Undo the closing of a ticket",
  access: "tickets",
  kind: "write",
  body: form(Schema.Struct({ id: TicketId })),
  answer: data(Ticket),
  failures: reopenCodes,
});
