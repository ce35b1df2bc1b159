import { oneAtATime, type Job } from "../../housekeeping.ts";
import { putLetter } from "../../mail/outbox.ts";
import type { Sql } from "../../store/sql.ts";
import type { CalendarOrigin } from "../kit/calendar-file.ts";
import { holdConference } from "./conference.sql.ts";
import type { ConferencePost } from "./conference-letters.ts";
import { passPlacesOn } from "./waiting-list.ts";

const passOn = async (sql: Sql, post: ConferencePost, now: Date): Promise<void> => {
  const waited = await sql<{ id: string }>`
    select c.id from conferences c where c.starts_at > ${now} and exists (
      select from conference_participants p where p.conference_id = c.id
        and (p.status = 'waiting' or (p.status = 'offered' and p.offer_until <= ${now})))
    order by c.id`;
  for (const { id } of waited) {
    const conference = await holdConference(sql, id);
    if (conference !== undefined) await passPlacesOn(sql, conference, now, post);
  }
};

/** Passes on the places of conferences that were not accepted in time, and those that became free otherwise, such as where the capacity was raised. */
export const passPlacesOnJob =
  (origin: CalendarOrigin): Job =>
  async ({ database, now }) => {
    const moment = now();
    await oneAtATime(database, (sql) =>
      passOn(sql, { ...origin, mail: (letter) => putLetter(sql, letter, moment) }, moment),
    );
  };
