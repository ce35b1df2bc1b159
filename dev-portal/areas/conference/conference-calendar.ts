import { routes } from "../../../src/domain/shell/routes.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { textIn } from "../../content/schemas.ts";
import { calendarFile, type CalendarFile, type CalendarOrigin } from "../kit/calendar-file.ts";
import type { ConferenceRow } from "./conference.sql.ts";

/** The calendar file of a conference: one entry, however many people of a company take part. */
export const conferenceCalendar = (
  { id, titles, venue, starts_at: startsAt, ends_at: endsAt }: ConferenceRow,
  locale: Locale,
  cancelled: boolean,
  origin: CalendarOrigin,
  now: Date,
): CalendarFile =>
  calendarFile(
    {
      id: `conference-${id}`,
      title: textIn(titles, locale),
      startsAt,
      endsAt,
      place: [venue.name, venue.street, `${venue.zip} ${venue.city}`.trim(), venue.country],
      path: routes.conference.path,
    },
    cancelled,
    origin,
    now,
  );
