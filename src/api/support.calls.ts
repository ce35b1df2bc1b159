import * as Schema from "effect/Schema";
import { csvFields } from "./csv-fields.ts";
import { pagesOf } from "./list-body.ts";
import { supportCaseList } from "../domain/support/support.lists.ts";
import { Flag } from "../domain/kit/flag.ts";
import { Day } from "../domain/kit/day.ts";
import { SupportCase } from "../domain/support/support-case.ts";
import { periodCodes } from "../domain/support/support.refusals.ts";
import { closeCodes } from "../domain/tickets/tickets.refusals.ts";
import { Ticket, TicketId } from "../domain/tickets/ticket.ts";
import { TicketStatistics } from "../domain/support/ticket-statistics.ts";
import { call, data, file, form } from "./call.ts";

const support = "support";
const staff = "ticketStaff";
const period = form(Schema.Struct({ from: Day, to: Day }));

export const getSupportCases = call({
  path: "/api/getSupportCases",
  summary: "Support cases, a page at a time: all for staff, the company's own for a partner",
  access: support,
  kind: "read",
  topics: ["tickets"],
  ...pagesOf(supportCaseList),
  failures: [],
});

export const getSupportCase = call({
  path: "/api/getSupportCase",
  summary: "One support case with its product",
  access: support,
  kind: "read",
  topics: ["tickets"],
  body: form(Schema.Struct({ id: TicketId })),
  answer: data(SupportCase),
  failures: [],
});

/** Answers the ticket to those who may read tickets, and nothing of it to other staff. */
export const holdTicket = call({
  path: "/api/holdTicket",
  summary: "Put a ticket on hold, or take it up again",
  access: staff,
  kind: "write",
  body: form(Schema.Struct({ id: TicketId, hold: Flag })),
  answer: data(Schema.NullOr(Ticket)),
  failures: closeCodes,
});

export const getTicketStatistics = call({
  path: "/api/getTicketStatistics",
  summary: "Tickets of a period by day, department, status and time to the first answer",
  access: staff,
  kind: "read",
  body: period,
  answer: data(TicketStatistics),
  failures: periodCodes,
});

export const getTicketStatisticsCsv = call({
  path: "/api/getTicketStatisticsCsv",
  summary: "The same numbers as CSV in a language, or with `raw=1` as programs read it",
  access: staff,
  kind: "read",
  body: form(Schema.Struct({ from: Day, to: Day, ...csvFields })),
  answer: file,
  failures: periodCodes,
});
