import * as Schema from "effect/Schema";
import { attendanceList } from "../../../src/domain/trainings/trainings.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import {
  Attendance,
  markingProblem,
  type AttendanceSummary,
} from "../../../src/domain/trainings/attendance.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

type AttendanceListRequest = ListRequestOf<typeof attendanceList>;

interface SummaryRow extends TrainingRow {
  readonly withdrawn: boolean;
  readonly booked: number;
  readonly present: number;
}

const atTime = (sql: Sql, now: Date, time: FilterOf<typeof attendanceList>["time"]): SqlPart => {
  if (time === undefined) return sql.part``;
  return time === "begun" ? sql.part`and t.starts_at <= ${now}` : sql.part`and t.starts_at > ${now}`;
};

const foundDates = (sql: Sql, now: Date, { filter = {} }: AttendanceListRequest): SqlPart => {
  const { type = [], time, ...listed } = filter;
  const places = { table: sql.part`t.`, moment: sql.part`t.starts_at` };
  return sql.part`true ${type.length === 0 ? sql.part`` : sql.part`and t.type = any (${type}::text[])`}
    ${atTime(sql, now, time)} ${listConditions(sql, listed, places)}`;
};

/** One page of all dates, the latest first. */
export const listDates = (
  sql: Sql,
  reader: Reader,
  now: Date,
  request: AttendanceListRequest,
): Promise<Page<AttendanceSummary>> =>
  readPage(
    sql,
    {
      table: sql.part`t`,
      from: sql.part`training_dates`,
      columns: sql.part`t.id, t.withdrawn_at is not null as withdrawn, ${trainingColumns(sql)},
        (select count(*) from training_bookings b where b.training_id = t.id and b.status in ('registered', 'present')) as booked,
        (select count(*) from training_bookings b where b.training_id = t.id and b.status = 'present') as present`,
      found: foundDates(sql, now, request),
      order: orderOf(sql, attendanceList, request.sort, {
        date: sql.part`starts_at`,
        type: sortKey(sql, reader, sql.part`title`),
        place: sortKey(sql, reader, sql.part`city`),
      }),
      itemOf: (row: SummaryRow) => ({
        ...trainingOf(row),
        booked: row.booked,
        present: row.present,
        withdrawn: row.withdrawn,
      }),
    },
    request,
  );

interface AttendeeRow {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly present: boolean;
  readonly marked_by: string | null;
  readonly marked_at: Date | null;
}

const toAttendance = Schema.decodeUnknownSync(Schema.toType(Attendance));

/** A date with its booked people, by company and name. */
export const readAttendance = async (
  sql: Sql,
  reader: Reader,
  now: Date,
  id: string,
): Promise<Attendance | undefined> => {
  const [row] = await sql<TrainingRow & { readonly withdrawn: boolean }>`
    select ${trainingColumns(sql)}, t.withdrawn_at is not null as withdrawn from training_dates t where t.id = ${id}`;
  if (row === undefined) return undefined;
  const training = trainingOf(row);
  const attendees = await sql<AttendeeRow>`
    select b.id, a.first_name || ' ' || a.last_name as name, c.name as company, b.status = 'present' as present, m.marked_by, m.marked_at
    from training_bookings b join accounts a on a.id = b.participant_id join companies c on c.id = b.company_id
      left join lateral (select marked_by, marked_at from training_attendance where booking_id = b.id order by id desc limit 1) m on true
    where b.training_id = ${id} and b.status in ('registered', 'present')
    order by ${sortKey(sql, reader, sql.part`c.name`)}, ${sortKey(sql, reader, sql.part`a.last_name || ' ' || a.first_name`)}, b.id`;
  return toAttendance({
    training,
    blocked: markingProblem({ startsAt: training.startsAt, withdrawn: row.withdrawn }, now),
    attendees: attendees.map(({ id: booking, name, company, present, marked_by: by, marked_at: at }) => ({
      booking,
      name,
      company,
      present,
      mark: by === null || at === null ? null : { by, at },
    })),
  });
};
