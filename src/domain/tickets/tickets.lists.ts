import * as Schema from "effect/Schema";
import { list, oneOf, only, severalOf } from "../kit/list.ts";
import { OrderId } from "../orders/order-summary.ts";
import { ticketStatuses, TicketSummary } from "./ticket.ts";

/** The tickets that the person may see. */
export const ticketList = list({
  row: TicketSummary,
  columns: {
    subject: "tickets.column.subject",
    status: "tickets.column.status",
    id: "tickets.column.id",
    creator: "tickets.column.creator",
    answers: "tickets.column.answers",
    date: "tickets.column.date",
    lastActivity: "tickets.column.lastActivity",
  },
  sortable: ["lastActivity", "date", "subject", "status"],
  sort: "-lastActivity",
  search: "tickets.search",
  filters: {
    status: severalOf(ticketStatuses, "tickets.column.status", (status) => `tickets.status.${status}`),
    /** The reader's own tickets, or all of the company. */
    scope: oneOf(["mine"], "tickets.scope", (scope) => `tickets.scope.${scope}`, "tickets.scope.company"),
    unread: only("tickets.unread_only"),
  },
  /** Only tickets about one order. */
  further: { order: Schema.optionalKey(OrderId) },
  period: "tickets.column.date",
});

const { scope: _scope, ...filtersOfOne } = ticketList.filters;

/** The tickets of a private person, which are all their own. */
export const privateTicketList = { ...ticketList, filters: filtersOfOne };
