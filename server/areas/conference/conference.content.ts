import * as Schema from "effect/Schema";
import { Hotel, Venue } from "../../../src/domain/conference/conference.ts";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { EntryId, Moment, textsOf, TimeZone } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";
import type { ConferenceRow } from "./conference.sql.ts";

/** A conference as it is kept. */
const ConferenceEntry = Schema.Struct({
  id: EntryId,
  titles: textsOf(Schema.NonEmptyString),
  venue: Venue,
  startsAt: Moment,
  endsAt: Moment,
  timeZone: TimeZone,
  registrationUntil: Moment,
  /** The number of places. */
  capacity: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })),
  /** How long an offered place is kept, in hours. */
  acceptHours: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 })),
  hotels: Schema.Array(Hotel).check(Schema.isMaxLength(50)),
}).check(
  Schema.makeFilter(({ startsAt, endsAt }) => endsAt > startsAt || "endsAt is not after startsAt"),
  Schema.makeFilter(
    ({ startsAt, registrationUntil }) =>
      registrationUntil <= startsAt || "registrationUntil is after startsAt",
  ),
);
type ConferenceEntry = typeof ConferenceEntry.Type;

const entryOf = (row: ConferenceRow): ConferenceEntry => ({
  id: row.id,
  titles: row.titles,
  venue: row.venue,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  registrationUntil: row.registration_until,
  capacity: row.capacity,
  acceptHours: row.accept_hours,
  hotels: row.hotels,
});

const readConferences = async (sql: Sql): Promise<readonly ConferenceEntry[]> =>
  (await sql<ConferenceRow>`select * from conferences`).map(entryOf);

/** What participants have been told, as a text to compare. */
const announcedOf = ({ startsAt, endsAt, timeZone, venue }: ConferenceEntry): string =>
  JSON.stringify([
    startsAt,
    endsAt,
    timeZone,
    venue.name,
    venue.street,
    venue.zip,
    venue.city,
    venue.country,
  ]);

interface TakenRow extends ConferenceRow {
  readonly taken: number;
}

/** Why a conference with participants cannot become what the file says, or go; undefined where it can. */
const problemOf = (row: TakenRow, entry: ConferenceEntry | undefined): string | undefined => {
  const { id, taken } = row;
  if (entry === undefined) return `${id} has participants or projects and cannot be removed`;
  if (entry.capacity < taken)
    return `${id}: ${taken} places are taken, so that capacity cannot be ${entry.capacity}`;
  return announcedOf(entry) === announcedOf(entryOf(row))
    ? undefined
    : `${id} has participants who know its time and place`;
};

/** Checks the conferences with participants, which it locks: nobody registers or withdraws until the import has ended. */
const problemsOf = async (sql: Sql, entries: readonly ConferenceEntry[]): Promise<readonly string[]> => {
  await sql`select from conferences order by id for update`;
  const rows = await sql<TakenRow>`
    select c.*, (select count(*) from conference_participants p where p.conference_id = c.id and p.status in ('registered', 'offered')) as taken
    from conferences c where exists (select from conference_participants p where p.conference_id = c.id)
      or exists (select from award_projects a where a.conference_id = c.id) order by c.id`;
  return rows.flatMap(
    (row) =>
      problemOf(
        row,
        entries.find(({ id }) => id === row.id),
      ) ?? [],
  );
};

/** Conferences with place, dates, capacity and hotels (business §1, §4). Places that are added are offered to those who wait by a job. */
export const conferences = collection({
  name: "conferences",
  entry: ConferenceEntry,
  keyOf: ({ id }) => id,
  problemsOf,
  read: readConferences,
  save: (sql, entries) =>
    saveRows(
      sql,
      "conferences",
      "id",
      entries.map(({ id, titles, venue, hotels, capacity, ...entry }) => ({
        id,
        titles,
        venue,
        hotels,
        capacity,
        starts_at: entry.startsAt,
        ends_at: entry.endsAt,
        time_zone: entry.timeZone,
        registration_until: entry.registrationUntil,
        accept_hours: entry.acceptHours,
      })),
    ),
  remove: (sql, keys) => removeRows(sql, "conferences", "id", keys),
});
