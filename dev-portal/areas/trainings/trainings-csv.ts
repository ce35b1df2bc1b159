import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import { statusOf, type TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, language, moment, text, word, type CsvColumn } from "../kit/csv-columns.ts";
import { csvWriter } from "../kit/csv-lines.ts";
import { listBookings, type BookingListRequest } from "./bookings.sql.ts";

export const bookingCsvColumns: readonly CsvColumn<TrainingBooking>[] = [
  { key: "Booking", heading: "csv.booking", value: ({ id }) => text(id) },
  { key: "Training", heading: "trainings.column.type", value: ({ training }) => text(training.title) },
  {
    key: "Type",
    heading: "trainings.type",
    value: ({ training }) => code("trainings.type", training.type.code),
  },
  {
    key: "Language",
    heading: "trainings.column.language",
    value: ({ training }) => language(training.language),
  },
  {
    key: "Starts",
    heading: "csv.starts",
    value: ({ training }) => moment(training.startsAt, training.timeZone),
  },
  {
    key: "Ends",
    heading: "csv.ends",
    value: ({ training }) => moment(training.endsAt, training.timeZone),
  },
  { key: "Time zone", heading: "csv.time_zone", value: ({ training }) => text(training.timeZone) },
  {
    key: "Place",
    heading: "trainings.column.place",
    value: ({ training: { place } }) =>
      place._tag === "Online" ? word("online", "trainings.place.online") : text(place.city),
  },
  {
    key: "Participant",
    heading: "trainings.column.participant",
    value: ({ participant }) => text(participant.name),
  },
  {
    key: "Status",
    heading: "trainings.column.status",
    value: ({ state }) => code("trainings.status", statusOf(state)),
  },
  { key: "Price", heading: "trainings.column.price", value: ({ price }) => amount(price.cents) },
  { key: "Currency", heading: "csv.currency", value: ({ price }) => text(price.currency) },
  { key: "Invoice", heading: "trainings.column.invoice", value: ({ invoice }) => text(invoice) },
];

/** The filtered bookings as chunks of a CSV file: a header line, then a line per booking. */
export async function* trainingsCsv(
  sql: Sql,
  account: Account,
  now: Date,
  { filter, sort, ...asked }: BookingListRequest & CsvRequest,
): AsyncGenerator<string, void, undefined> {
  const writer = csvWriter(bookingCsvColumns, asked, account);
  yield writer.head;
  const wanted = { ...(filter && { filter }), ...(sort && { sort }), page_size: MAX_PAGE_SIZE };
  for (let page = 1; ; page++) {
    const { rows } = await listBookings(sql, account, now, { ...wanted, page });
    yield writer.lines(rows);
    if (rows.length < MAX_PAGE_SIZE) return;
  }
}
