import { Readable } from "node:stream";
import { isPeriod, type TicketStatistics } from "../../../src/domain/support/ticket-statistics.ts";
import { fileAnswer, refused, type Handlers } from "../../http/handler.ts";
import { byteOrderMark, csvLine } from "../../../src/domain/kit/csv.ts";
import { dayText } from "../kit/day.ts";
import { countTickets } from "./ticket-statistics.sql.ts";

const invalid = refused("PERIOD_INVALID", { field: "to" });

const csvOf = ({ days, departments, statuses, firstAnswer }: TicketStatistics): readonly string[] => [
  byteOrderMark + csvLine(["Figure", "Of", "Tickets"]),
  ...days.flatMap(({ day, opened, closed }) => [
    csvLine(["opened", dayText(day), String(opened)]),
    csvLine(["closed", dayText(day), String(closed)]),
  ]),
  ...departments.map(({ department, tickets }) => csvLine(["department", department, String(tickets)])),
  ...statuses.map(({ status, tickets }) => csvLine(["status", status.code, String(tickets)])),
  ...firstAnswer.times.map(({ time, tickets }) => csvLine(["first answer", time.code, String(tickets)])),
  csvLine(["first answer", "none", String(firstAnswer.unanswered)]),
  csvLine([
    "first answer, median minutes",
    "",
    firstAnswer.medianMinutes === null ? "" : String(firstAnswer.medianMinutes),
  ]),
];

/** Ticket statistics for staff, on the screen and as CSV. */
export const ticketStatisticsHandlers: Handlers<"getTicketStatistics" | "getTicketStatisticsCsv"> = {
  getTicketStatistics: async ({ sql }, period) =>
    isPeriod(period.from, period.to) ? countTickets(sql, period) : invalid,
  getTicketStatisticsCsv: async ({ sql }, period) => {
    if (!isPeriod(period.from, period.to)) return invalid;
    const lines = csvOf(await countTickets(sql, period));
    return fileAnswer(
      Readable.from(lines),
      `tickets-${dayText(period.from)}-${dayText(period.to)}.csv`,
      "text/csv; charset=utf-8",
    );
  },
};
