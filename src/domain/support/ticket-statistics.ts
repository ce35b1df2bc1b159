import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { TicketStatus } from "../tickets/ticket.ts";

/** Maximum period of statistics, in days. */
export const STATISTICS_DAYS = 366;

/** Ranges of the time to support's first answer: within an hour, four hours, a day, three days, or longer. */
export const answerTimes = ["1h", "4h", "1d", "3d", "longer"] as const;

/** Tickets of a period by the day they were opened (business §2, `ma` only). */
export const TicketStatistics = Schema.Struct({
  from: Day,
  to: Day,
  /** Opened within the period. */
  total: Schema.Int,
  /** Every day of the period, including days without tickets. */
  days: Schema.Array(Schema.Struct({ day: Day, opened: Schema.Int, closed: Schema.Int })),
  departments: Schema.Array(Schema.Struct({ department: Schema.String, tickets: Schema.Int })),
  statuses: Schema.Array(Schema.Struct({ status: TicketStatus, tickets: Schema.Int })),
  firstAnswer: Schema.Struct({
    /** Null if nothing was answered. */
    medianMinutes: Schema.NullOr(Schema.Int),
    unanswered: Schema.Int,
    times: Schema.Array(Schema.Struct({ time: codeOf(answerTimes), tickets: Schema.Int })),
  }),
});
export type TicketStatistics = typeof TicketStatistics.Type;

const DAY = 24 * 60 * 60 * 1000;

/** True for a valid period: start not after end, at most a year. */
export const isPeriod = (from: Date, to: Date): boolean =>
  from <= to && (to.getTime() - from.getTime()) / DAY < STATISTICS_DAYS;
