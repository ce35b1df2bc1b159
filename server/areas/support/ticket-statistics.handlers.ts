import { Readable } from "node:stream";
import { isPeriod } from "../../../src/domain/support/ticket-statistics.ts";
import { fileAnswer, refused, type Handlers } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { ticketStatisticsCsv } from "./ticket-statistics-csv.ts";
import { countTickets } from "./ticket-statistics.sql.ts";

const invalid = refused("PERIOD_INVALID", { field: "to" });

/** Ticket statistics for staff, on the screen and as CSV. */
export const ticketStatisticsHandlers: Handlers<"getTicketStatistics" | "getTicketStatisticsCsv"> = {
  getTicketStatistics: async ({ sql }, period) =>
    isPeriod(period.from, period.to) ? countTickets(sql, period) : invalid,
  getTicketStatisticsCsv: async ({ sql, account }, { from, to, ...asked }) => {
    if (!isPeriod(from, to)) return invalid;
    const lines = ticketStatisticsCsv(await countTickets(sql, { from, to }), asked, account);
    return fileAnswer(
      Readable.from(lines),
      `tickets-${dayText(from)}-${dayText(to)}.csv`,
      "text/csv; charset=utf-8",
    );
  },
};
