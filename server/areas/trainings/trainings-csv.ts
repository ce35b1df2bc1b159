import { bookingList } from "../../../src/domain/trainings/trainings.lists.ts";
import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import { statusOf, type TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, code, language, moment, text, word, csvColumns } from "../kit/csv-columns.ts";
import { csvWriter } from "../kit/csv-lines.ts";
import { listBookings, type BookingListRequest } from "./bookings.sql.ts";

export const bookingCsvColumns = csvColumns<TrainingBooking>({
  Booking: ["csv.booking", ({ id }) => text(id)],
  Training: [bookingList.columns.type, ({ training }) => text(training.title)],
  Type: ["trainings.type", ({ training }) => code("trainings.type", training.type.code)],
  Language: ["trainings.column.language", ({ training }) => language(training.language)],
  Starts: ["csv.starts", ({ training }) => moment(training.startsAt, training.timeZone)],
  Ends: ["csv.ends", ({ training }) => moment(training.endsAt, training.timeZone)],
  "Time zone": ["csv.time_zone", ({ training }) => text(training.timeZone)],
  Place: [
    "trainings.column.place",
    ({ training: { place } }) =>
      place._tag === "Online" ? word("online", "trainings.place.online") : text(place.city),
  ],
  Participant: [bookingList.columns.participant, ({ participant }) => text(participant.name)],
  Status: [bookingList.columns.status, ({ state }) => code("trainings.status", statusOf(state))],
  Price: ["trainings.column.price", ({ price }) => amount(price.cents)],
  Currency: ["csv.currency", ({ price }) => text(price.currency)],
  Invoice: [bookingList.columns.invoice, ({ invoice }) => text(invoice)],
});

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
