import { routes } from "../../../src/domain/shell/routes.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { textIn } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";
import { calendarFile, type CalendarFile, type CalendarOrigin } from "../kit/calendar-file.ts";
import type { ConferenceRow } from "./conference.sql.ts";

/** How many changes a company has made to its entry: a person who is registered is one, a withdrawal another. No participant is deleted. */
const changesBy = async (sql: Sql, company: string, conference: string): Promise<number> => {
  const [row] = await sql<{ changes: number }>`
    select count(*) filter (where status = 'registered') + 2 * count(*) filter (where status = 'withdrawn') as changes
    from conference_participants where conference_id = ${conference} and company_id = ${company}`;
  return row?.changes ?? 0;
};

/** The calendar file of a conference for a company: one entry, however many of its people take part. */
export const conferenceCalendar = async (
  sql: Sql,
  company: string,
  { id, titles, venue, starts_at: startsAt, ends_at: endsAt, revision }: ConferenceRow,
  locale: Locale,
  cancelled: boolean,
  origin: CalendarOrigin,
  now: Date,
): Promise<CalendarFile> =>
  calendarFile(
    {
      id: `conference-${id}`,
      title: textIn(titles, locale),
      startsAt,
      endsAt,
      place: [venue.name, venue.street, `${venue.zip} ${venue.city}`.trim(), venue.country],
      path: routes.conference.path,
      changes: revision + (await changesBy(sql, company, id)),
    },
    cancelled,
    origin,
    now,
  );
