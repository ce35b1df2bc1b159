import { list, oneOf, severalOf } from "../kit/list.ts";
import { ticketStatuses } from "../tickets/ticket.ts";
import { SupportCaseSummary, waitingAges, WaitingFor } from "./support-case.ts";

/** The support cases; a search matches ticket number, serial number, subject and text. */
export const supportCaseList = list({
  row: SupportCaseSummary,
  columns: {
    subject: "tickets.column.subject",
    status: "tickets.column.status",
    id: "tickets.column.id",
    company: "support.column.company",
    serial: "ticket.reference.serial",
    waitingFor: "support.waiting",
    opened: "tickets.column.date",
    lastActivity: "tickets.column.lastActivity",
  },
  sortable: ["lastActivity", "opened", "subject", "status", "company"],
  sort: "-lastActivity",
  search: "support.search",
  filters: {
    status: severalOf(ticketStatuses, "tickets.column.status", (status) => `tickets.status.${status}`),
    waiting: oneOf(WaitingFor.literals, "support.waiting", (turn) => `support.waiting.${turn}`),
    age: oneOf(waitingAges, "support.age", (age) => `support.age.${age}`),
  },
  period: "tickets.column.date",
});
