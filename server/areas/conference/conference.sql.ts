import * as Schema from "effect/Schema";
import {
  Conference,
  type ConferenceId,
  type Hotel,
  type Venue,
} from "../../../src/domain/conference/conference.ts";
import {
  ParticipantId,
  type Participant,
  type PlaceState,
} from "../../../src/domain/conference/participant.ts";
import { seatsOf, type Seats } from "../../../src/domain/kit/seats.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { textIn, type textsOf } from "../../content/schemas.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** A title in each language. */
type Titles = ReturnType<typeof textsOf<typeof Schema.NonEmptyString>>["Type"];

/** A conference as it is stored. */
export interface ConferenceRow {
  readonly id: string;
  readonly titles: Titles;
  readonly venue: Venue;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly registration_until: Date;
  readonly capacity: number;
  readonly accept_hours: number;
  readonly hotels: readonly Hotel[];
  /** How often what a calendar shows of it has changed. */
  readonly revision: number;
}

const readDeadline = async (sql: Sql, conference: string): Promise<Date | null> => {
  const [award] = await sql<{ deadline: Date }>`
    select deadline from awards where conference_id = ${conference}`;
  return award?.deadline ?? null;
};

interface ParticipantRow {
  readonly id: string;
  readonly status: "registered" | "waiting" | "offered" | "lapsed";
  readonly offer_until: Date | null;
  readonly place: number;
  readonly salutation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mail: string;
  readonly phone: string;
  readonly company: string;
  readonly position: string;
  readonly shirt: string;
  readonly category: string;
  readonly version: number;
}

const toParticipantId = Schema.decodeSync(ParticipantId);
const toConference = Schema.decodeUnknownSync(Schema.toType(Conference));

const untilOf = ({ offer_until: until }: ParticipantRow): Date => {
  if (until === null) throw new TypeError("an offered place has a time");
  return until;
};

const stateOf = (row: ParticipantRow, now: Date): PlaceState => {
  switch (row.status) {
    case "registered":
      return { _tag: "Registered" };
    case "waiting":
      return { _tag: "Waiting", position: row.place };
    case "offered": {
      const until = untilOf(row);
      return until > now ? { _tag: "Offered", until } : { _tag: "Lapsed", at: until };
    }
    case "lapsed":
      return { _tag: "Lapsed", at: untilOf(row) };
  }
};

const participantOf = (row: ParticipantRow, now: Date): Participant => ({
  id: toParticipantId(row.id),
  salutation: row.salutation,
  firstname: row.first_name,
  lastname: row.last_name,
  mail: row.mail,
  phone: row.phone,
  company: row.company,
  position: row.position,
  shirt: row.shirt,
  category: row.category,
  state: stateOf(row, now),
  version: row.version,
});

const participantsWhere = (sql: Sql, condition: SqlPart): Promise<readonly ParticipantRow[]> =>
  sql<ParticipantRow>`
    select p.id, p.status, p.offer_until, p.salutation, p.first_name, p.last_name, p.mail, p.phone, p.company, p.position, p.shirt, p.category,
      p.version, (select count(*) from conference_participants w
        where w.conference_id = p.conference_id and w.status = 'waiting' and w.place_number <= p.place_number) as place
    from conference_participants p where p.status <> 'withdrawn' and ${condition} order by p.place_number`;

/** The participants of a company, in the order in which they were registered. */
export const listParticipants = async (
  sql: Sql,
  { companyId }: Pick<Account, "companyId">,
  conference: string,
  now: Date,
): Promise<readonly Participant[]> => {
  const rows = await participantsWhere(
    sql,
    sql.part`p.conference_id = ${conference} and p.company_id = ${companyId}`,
  );
  return rows.map((row) => participantOf(row, now));
};

/** A participant of a company; undefined for one of another company, and where it was withdrawn. */
export const readParticipant = async (
  sql: Sql,
  { companyId }: Pick<Account, "companyId">,
  id: ParticipantId,
  now: Date,
): Promise<Participant | undefined> => {
  const [row] = await participantsWhere(sql, sql.part`p.id = ${id} and p.company_id = ${companyId}`);
  return row === undefined ? undefined : participantOf(row, now);
};

/** The places of a conference. An offer whose time is over holds none. */
export const readSeats = async (
  sql: Sql,
  { id, capacity }: Pick<ConferenceRow, "id" | "capacity">,
  now: Date,
): Promise<Seats> => {
  const [row] = await sql<{ taken: number; waiting: number }>`
    select count(*) filter (where status = 'registered' or (status = 'offered' and offer_until > ${now})) as taken,
      count(*) filter (where status = 'waiting') as waiting
    from conference_participants where conference_id = ${id}`;
  return seatsOf(capacity, row?.taken ?? 0, row?.waiting ?? 0);
};

/** A stored conference as a company sees it, in the reader's language. */
export const conferenceOf = async (
  sql: Sql,
  row: ConferenceRow,
  account: Account,
  locale: Locale,
  now: Date,
): Promise<Conference> =>
  toConference({
    id: row.id,
    title: textIn(row.titles, locale),
    venue: row.venue,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    registrationUntil: row.registration_until,
    closed: row.registration_until <= now,
    begun: row.starts_at <= now,
    seats: await readSeats(sql, row, now),
    awardDeadline: await readDeadline(sql, row.id),
    company: account.companyName,
    participants: await listParticipants(sql, account, row.id, now),
    hotels: row.hotels.toSorted((one, other) => one.distance - other.distance),
  });

/** The conference that comes next, or takes place now. */
export const readNextConference = async (sql: Sql, now: Date): Promise<ConferenceRow | undefined> => {
  const [row] = await sql<ConferenceRow>`
    select * from conferences where ends_at > ${now} order by starts_at, id limit 1`;
  return row;
};

/** A conference by its id, also a past one. */
export const readConference = async (sql: Sql, id: ConferenceId): Promise<ConferenceRow | undefined> => {
  const [row] = await sql<ConferenceRow>`select * from conferences where id = ${id}`;
  return row;
};

/** Locks a conference until the transaction ends: its places are given one after the other. */
export const holdConference = async (sql: Sql, id: string): Promise<ConferenceRow | undefined> => {
  const [row] = await sql<ConferenceRow>`select * from conferences where id = ${id} for update`;
  return row;
};
