import * as Schema from "effect/Schema";
import { Day } from "../domain/kit/day.ts";
import { periodCodes } from "../domain/support/support.refusals.ts";
import { TicketStatistics } from "../domain/support/ticket-statistics.ts";
import { csvFields } from "./csv-fields.ts";
import { call, data, file, form } from "./call.ts";

const access = "ticketStaff";
const period = form(Schema.Struct({ from: Day, to: Day }));

export const getTicketStatistics = call({
  path: "/api/getTicketStatistics",
  summary: "Tickets of a period by day, department, status and time to the first answer",
  access,
  kind: "read",
  body: period,
  answer: data(TicketStatistics),
  failures: periodCodes,
  topics: ["tickets"],
});

export const getTicketStatisticsCsv = call({
  path: "/api/getTicketStatisticsCsv",
  summary: "The same numbers as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  body: form(Schema.Struct({ from: Day, to: Day, ...csvFields })),
  answer: file,
  failures: periodCodes,
});
