import { routes } from "../../../src/domain/shell/routes.ts";
import type { Sql } from "../../store/sql.ts";
import { calendarFile, type CalendarFile, type CalendarOrigin } from "../kit/calendar-file.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** The calendar file of a booking as it is stored: it removes one that was cancelled, or whose date is not held. */
export const trainingCalendar = async (
  sql: Sql,
  booking: string,
  origin: CalendarOrigin,
  now: Date,
): Promise<CalendarFile> => {
  const [row] = await sql<TrainingRow & { readonly cancelled: boolean }>`
    select ${trainingColumns(sql)}, b.status = 'cancelled' or t.withdrawn_at is not null as cancelled
    from training_bookings b join training_dates t on t.id = b.training_id where b.id = ${booking}`;
  if (row === undefined) throw new TypeError("a booking with a calendar file is there");
  const { title, startsAt, endsAt, place } = trainingOf(row);
  return calendarFile(
    {
      id: booking,
      title,
      startsAt,
      endsAt,
      place:
        place._tag === "OnSite"
          ? [place.name, place.street, `${place.zip} ${place.city}`.trim(), place.country]
          : undefined,
      path: routes.trainings.path,
      changes: row.revision + (row.cancelled ? 1 : 0),
    },
    row.cancelled,
    origin,
    now,
  );
};
