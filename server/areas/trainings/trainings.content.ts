import * as Schema from "effect/Schema";
import { Money } from "../../../src/domain/kit/money.ts";
import { trainingLanguages, trainingPlaces } from "../../../src/domain/trainings/training.ts";
import { TrainingPlace, trainingTypes } from "../../../src/domain/trainings/training-date.ts";
import { collection, type ImportContext } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { Moment, RowId, TimeZone } from "../../content/schemas.ts";
import { putLetter } from "../../mail/outbox.ts";
import type { Sql } from "../../store/sql.ts";
import { searchTextOf } from "../kit/fold.ts";
import { trainingCalendar } from "./training-calendar.ts";
import { writeToParticipant } from "./training-letters.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** A place that the filter of the trainings finds. */
const KnownPlace = TrainingPlace.check(
  Schema.makeFilter(
    (place) =>
      place._tag === "Online" ||
      trainingPlaces.some((known) => known === place.country) ||
      `"${place.country}" is none of the countries in which trainings are held`,
  ),
);

/** A date of a training as it is kept. Its title is in the language in which it is held; the price is without VAT. */
const TrainingEntry = Schema.Struct({
  id: RowId,
  title: Schema.NonEmptyString,
  type: Schema.Literals(trainingTypes),
  language: Schema.Literals(trainingLanguages),
  place: KnownPlace,
  startsAt: Moment,
  endsAt: Moment,
  timeZone: TimeZone,
  price: Money.check(Schema.makeFilter(({ cents }) => cents >= 0 || "it is less than nothing")),
  seats: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })),
  /** The last moment of a cancellation. */
  cancelUntil: Moment,
  /** The training is not held. */
  withdrawn: Schema.Boolean,
}).check(
  Schema.makeFilter(({ startsAt, endsAt }) => endsAt > startsAt || "endsAt is not after startsAt"),
  Schema.makeFilter(
    ({ startsAt, cancelUntil }) => cancelUntil <= startsAt || "cancelUntil is after startsAt",
  ),
);
type TrainingEntry = typeof TrainingEntry.Type;

interface DateRow extends TrainingRow {
  readonly price_cents: number;
  readonly currency: string;
  readonly seats: number;
  readonly cancel_until: Date;
  readonly withdrawn_at: Date | null;
}

const toEntry = Schema.decodeUnknownSync(Schema.toType(TrainingEntry));

const entryOf = (row: DateRow): TrainingEntry => {
  const { type, ...training } = trainingOf(row);
  return toEntry({
    ...training,
    type: type.code,
    price: { cents: row.price_cents, currency: row.currency },
    seats: row.seats,
    cancelUntil: row.cancel_until,
    withdrawn: row.withdrawn_at !== null,
  });
};

const readDates = async (sql: Sql): Promise<readonly TrainingEntry[]> => {
  const rows = await sql<DateRow>`
    select ${trainingColumns(sql)}, t.price_cents, t.currency, t.seats, t.cancel_until, t.withdrawn_at from training_dates t`;
  return rows.map(entryOf);
};

interface BookedRow extends TrainingRow {
  readonly withdrawn: boolean;
  readonly taken: number;
  /** Who has been told when and where it is. */
  readonly informed: number;
}

/** What participants have been told, as a text to compare. */
const announcedOf = ({
  startsAt,
  endsAt,
  timeZone,
  place,
}: Pick<TrainingEntry, "startsAt" | "endsAt" | "timeZone" | "place">) =>
  JSON.stringify([
    startsAt,
    endsAt,
    timeZone,
    place._tag === "Online" ? "" : [place.name, place.street, place.zip, place.city, place.country],
  ]);

/** Why a date that has bookings cannot become what the file says, or go; undefined where it can. */
const problemOf = (row: BookedRow, entry: TrainingEntry | undefined, now: Date): string | undefined => {
  const { training_id: id, taken, informed, withdrawn } = row;
  if (entry === undefined) return `${id} has bookings and cannot be removed; it can be withdrawn`;
  if (entry.seats < taken) return `${id}: ${taken} seats are booked, so that seats cannot be ${entry.seats}`;
  if (informed > 0 && announcedOf(entry) !== announcedOf(trainingOf(row)))
    return `${id} has participants who know its time and place; withdraw it, and add another date`;
  if (withdrawn && !entry.withdrawn)
    return `${id} was withdrawn, and its participants know that; add another date`;
  if (!withdrawn && entry.withdrawn && row.starts_at <= now) return `${id} has begun and cannot be withdrawn`;
  return undefined;
};

/** Checks the dates with bookings, which it locks: nobody books or cancels until the import has ended. */
const problemsOf = async (
  sql: Sql,
  entries: readonly TrainingEntry[],
  { now }: ImportContext,
): Promise<readonly string[]> => {
  await sql`select from training_dates order by id for update`;
  const rows = await sql<BookedRow>`
    select ${trainingColumns(sql)}, t.withdrawn_at is not null as withdrawn,
      count(*) filter (where b.status in ('registered', 'present')) as taken, count(*) filter (where b.status <> 'cancelled') as informed
    from training_dates t join training_bookings b on b.training_id = t.id group by t.id order by t.id`;
  const wanted = new Map(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row) => problemOf(row, wanted.get(row.training_id), now) ?? []);
};

/** Tells everybody who is booked or waits for dates that these are not held; the calendar file takes a seat out of the calendar. */
const tellWithdrawn = async (
  sql: Sql,
  ids: readonly string[],
  { now, origin }: ImportContext,
): Promise<void> => {
  const post = { ...origin, mail: (letter: Parameters<typeof putLetter>[1]) => putLetter(sql, letter, now) };
  const booked = await sql<
    TrainingRow & {
      readonly id: string;
      readonly participant_id: string;
      readonly cancel_until: Date;
      readonly status: string;
    }
  >`
    select ${trainingColumns(sql)}, b.id, b.participant_id, b.cancel_until, b.status
    from training_bookings b join training_dates t on t.id = b.training_id
    where t.id = any (${ids}::text[]) and b.status in ('registered', 'waiting') order by b.id`;
  for (const row of booked) {
    const training = trainingOf(row);
    await writeToParticipant(sql, post, "trainingWithdrawn", {
      participant: row.participant_id,
      training,
      until: row.cancel_until,
      ...(row.status === "registered" && {
        calendar: await trainingCalendar(sql, row.id, post, now),
      }),
    });
  }
};

const saveDates = async (
  sql: Sql,
  entries: readonly TrainingEntry[],
  context: ImportContext,
): Promise<void> => {
  const stored = await sql<{ id: string; withdrawn_at: Date | null }>`
    select id, withdrawn_at from training_dates where id = any (${entries.map(({ id }) => id)}::text[])`;
  const withdrawnAt = new Map(stored.map((row) => [row.id, row.withdrawn_at]));
  await saveRows(
    sql,
    "training_dates",
    "id",
    entries.map(({ id, title, type, language, place, price, ...entry }) => {
      const { name, street, zip, city, country } =
        place._tag === "Online" ? { name: "", street: "", zip: "", city: "", country: "" } : place;
      return {
        id,
        title,
        search_text: searchTextOf(id, title, name, city),
        type,
        language,
        online: place._tag === "Online",
        place_name: name,
        street,
        zip,
        city,
        country,
        starts_at: entry.startsAt,
        ends_at: entry.endsAt,
        time_zone: entry.timeZone,
        price_cents: price.cents,
        currency: price.currency,
        seats: entry.seats,
        cancel_until: entry.cancelUntil,
        withdrawn_at: entry.withdrawn ? (withdrawnAt.get(id) ?? context.now) : null,
      };
    }),
  );
  const withdrawn = entries.filter((entry) => entry.withdrawn && withdrawnAt.get(entry.id) === null);
  await tellWithdrawn(
    sql,
    withdrawn.map(({ id }) => id),
    context,
  );
};

/** Dates of trainings and their seats (business §3). Seats that are added go to those who wait by a job. */
export const trainings = collection({
  name: "trainings",
  entry: TrainingEntry,
  keyOf: ({ id }) => id,
  problemsOf,
  read: readDates,
  save: saveDates,
  remove: (sql, keys) => removeRows(sql, "training_dates", "id", keys),
});
