import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { Sql } from "../../store/sql.ts";
import type { ConferenceRow } from "./conference.sql.ts";
import { writeToCompany, type ConferencePost } from "./conference-letters.ts";

interface PassedRow {
  readonly company_id: string;
  readonly registered_by: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly offer_until: Date;
}

const HOUR = 60 * 60 * 1000;

/** Takes back the places that were not accepted in time, and writes to those companies. */
const takeBack = async (
  sql: Sql,
  conference: ConferenceRow,
  now: Date,
  post: ConferencePost,
): Promise<void> => {
  const lapsed = await sql<PassedRow>`
    update conference_participants set status = 'lapsed'
    where conference_id = ${conference.id} and status = 'offered' and offer_until <= ${now}
    returning company_id, registered_by, first_name, last_name, offer_until`;
  for (const row of lapsed)
    await writeToCompany(
      sql,
      post,
      "conferenceLapsed",
      conference,
      {
        company: row.company_id,
        registeredBy: row.registered_by,
        people: [fullName(row.first_name, row.last_name)],
        until: row.offer_until,
      },
      now,
    );
};

/**
 * Offers the free places of a locked conference to those who wait, in their order, by a letter with the time to accept. Before that it takes
 * back what was not accepted in time. Nothing changes after the conference has begun.
 */
export const passPlacesOn = async (
  sql: Sql,
  conference: ConferenceRow,
  now: Date,
  post: ConferencePost,
): Promise<void> => {
  const { id, capacity, starts_at: start, accept_hours: hours } = conference;
  if (start <= now) return;
  await takeBack(sql, conference, now, post);
  const until = new Date(Math.min(now.getTime() + hours * HOUR, start.getTime()));
  const offered = await sql<PassedRow>`
    update conference_participants set status = 'offered', offer_until = ${until}
    where id in (
      select id from conference_participants where conference_id = ${id} and status = 'waiting' order by place_number
      limit greatest(0, ${capacity} - (
        select count(*) from conference_participants where conference_id = ${id} and status in ('registered', 'offered'))))
    returning company_id, registered_by, first_name, last_name, offer_until`;
  for (const row of offered)
    await writeToCompany(
      sql,
      post,
      "conferenceOffered",
      conference,
      {
        company: row.company_id,
        registeredBy: row.registered_by,
        people: [fullName(row.first_name, row.last_name)],
        until: row.offer_until,
      },
      now,
    );
};
