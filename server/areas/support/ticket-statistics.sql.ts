import * as Schema from "effect/Schema";
import { TicketStatus, ticketStatuses } from "../../../src/domain/tickets/ticket.ts";
import { answerTimes, type TicketStatistics } from "../../../src/domain/support/ticket-statistics.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf } from "../kit/day.ts";

const toStatus = Schema.decodeSync(TicketStatus);

/** A period of whole days in UTC, inclusive. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const dayAfter = (day: Date): Date => new Date(day.getTime() + 24 * 60 * 60 * 1000);

const within = (sql: Sql, moment: SqlPart, { from, to }: Period): SqlPart =>
  sql.part`${moment} >= ${from} and ${moment} < ${dayAfter(to)}`;

const countDays = async (sql: Sql, period: Period): Promise<TicketStatistics["days"]> => {
  const perDay = (moment: SqlPart): SqlPart =>
    sql.part`select (${moment} at time zone 'UTC')::date as day, count(*) as tickets from tickets where ${within(sql, moment, period)} group by 1`;
  const rows = await sql<{ day: string; opened: number; closed: number }>`
    select d::date as day, coalesce(o.tickets, 0) as opened, coalesce(c.tickets, 0) as closed
    from generate_series(${period.from}::timestamptz at time zone 'UTC', ${period.to}::timestamptz at time zone 'UTC', interval '1 day') d
    left join (${perDay(sql.part`created_at`)}) o on o.day = d::date
    left join (${perDay(sql.part`closed_at`)}) c on c.day = d::date
    order by d`;
  return rows.map(({ day, opened, closed }) => ({ day: dayOf(day), opened, closed }));
};

interface AnswerRow {
  readonly median: number | null;
  readonly unanswered: number;
  readonly times: readonly number[];
}

const countAnswers = async (sql: Sql, opened: SqlPart): Promise<TicketStatistics["firstAnswer"]> => {
  const [row] = await sql<AnswerRow>`
    select round(percentile_cont(0.5) within group (order by minutes))::integer as median, count(*) filter (where minutes is null)::integer as unanswered,
      array[
        count(*) filter (where minutes <= 60), count(*) filter (where minutes > 60 and minutes <= 240), count(*) filter (where minutes > 240 and minutes <= 1440),
        count(*) filter (where minutes > 1440 and minutes <= 4320), count(*) filter (where minutes > 4320)
      ]::integer[] as times
    from (select (extract(epoch from first_answer_at - created_at) / 60)::double precision as minutes from tickets where ${opened}) answered`;
  return {
    medianMinutes: row?.median ?? null,
    unanswered: row?.unanswered ?? 0,
    times: answerTimes.map((code, index) => ({
      time: { _tag: "Known", code },
      tickets: row?.times[index] ?? 0,
    })),
  };
};

/** Counts the tickets of all companies that were opened within a period; `closed` counts by the day of closing. */
export const countTickets = async (sql: Sql, period: Period): Promise<TicketStatistics> => {
  const opened = within(sql, sql.part`created_at`, period);
  const departments = await sql<{ department: string; tickets: number }>`
    select department, count(*) as tickets from tickets where ${opened} group by department order by tickets desc, department`;
  const statuses = await sql<{ status: string; tickets: number }>`
    select status, count(*) as tickets from tickets where ${opened} group by status order by array_position(${ticketStatuses}::text[], status)`;
  return {
    ...period,
    total: departments.reduce((sum, { tickets }) => sum + tickets, 0),
    days: await countDays(sql, period),
    departments,
    statuses: statuses.map(({ status, tickets }) => ({ status: toStatus(status), tickets })),
    firstAnswer: await countAnswers(sql, opened),
  };
};
