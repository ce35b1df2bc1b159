import { isLocale } from "../../../src/domain/shell/locale.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { findAddressee, type StoredAddressee } from "../../accounts/addressee.ts";
import { textIn } from "../../content/schemas.ts";
import type { Letter } from "../../http/handler.ts";
import { writeLetter } from "../../mail/letters.ts";
import { placeTime } from "../../mail/place-time.ts";
import type { Sql } from "../../store/sql.ts";
import type { LetterKind } from "../../texts/text-values.ts";
import type { CalendarOrigin } from "../kit/calendar-file.ts";
import { conferenceCalendar } from "./conference-calendar.ts";
import type { ConferenceRow } from "./conference.sql.ts";

/** Where letters about the conference go and what they name. */
export interface ConferencePost extends CalendarOrigin {
  readonly mail: (letter: Letter) => Promise<void>;
}

/** The letters about the conference. */
export type ConferenceLetterKind = Extract<LetterKind, `conference${string}`>;

/** What a letter is about. */
export interface LetterSubject {
  readonly company: string;
  /** Who has registered the people; null where the account is gone. */
  readonly registeredBy: string | null;
  /** The names of the people. */
  readonly people: readonly string[];
  /** Until when a place can be accepted. */
  readonly until?: Date;
  /** The calendar file that the letter carries: it enters the conference, or removes it. */
  readonly calendar?: "enter" | "remove";
}

/** Who has registered the people; where that account is deactivated or gone, an owner of the company. */
const recipientOf = async (
  sql: Sql,
  { company, registeredBy }: LetterSubject,
): Promise<StoredAddressee | undefined> => {
  const found = registeredBy === null ? undefined : await findAddressee(sql, { id: registeredBy });
  if (found !== undefined) return found;
  const [owner] = await sql<{ id: string }>`
    select id from accounts where company_id = ${company} and rights is null and deactivated_at is null order by id limit 1`;
  return owner === undefined ? undefined : findAddressee(sql, { id: owner.id });
};

/** Writes to the company, in the recipient's language, with the conference's times as they are at its place. */
export const writeToCompany = async (
  sql: Sql,
  post: ConferencePost,
  kind: ConferenceLetterKind,
  conference: ConferenceRow,
  subject: LetterSubject,
  now: Date,
): Promise<void> => {
  const to = await recipientOf(sql, subject);
  if (to === undefined) return;
  const locale = isLocale(to.locale) ? to.locale : "int";
  const { venue, titles, starts_at: start, ends_at: end, time_zone: zone } = conference;
  const times = placeTime(locale, zone);
  const letter = writeLetter(kind, to, {
    conference: textIn(titles, locale),
    when: times.formatRange(start, end),
    place: `${venue.name}, ${venue.street}, ${venue.zip} ${venue.city}`,
    people: subject.people.join(", "),
    until: subject.until === undefined ? "" : times.format(subject.until),
    link: `${post.baseUrl}${routes.conference.path}`,
  });
  const { calendar } = subject;
  await post.mail(
    calendar === undefined
      ? letter
      : {
          ...letter,
          calendar: await conferenceCalendar(
            sql,
            subject.company,
            conference,
            locale,
            calendar === "remove",
            post,
            now,
          ),
        },
  );
};
