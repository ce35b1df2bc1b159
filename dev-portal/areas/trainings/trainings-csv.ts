import { byteOrderMark, csvAmount, csvLine } from "../../../src/domain/kit/csv.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import { statusOf, type TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { listBookings, type BookingListRequest } from "./bookings.sql.ts";

const header = [
  "Booking",
  "Training",
  "Type",
  "Language",
  "Starts",
  "Ends",
  "Time zone",
  "Place",
  "Participant",
  "Status",
  "Price",
  "Currency",
  "Invoice",
];

const lineOf = ({ id, training, participant, state, price, invoice }: TrainingBooking): string =>
  csvLine([
    id,
    training.title,
    training.type.code,
    training.language,
    training.startsAt.toISOString(),
    training.endsAt.toISOString(),
    training.timeZone,
    training.place._tag === "Online" ? "online" : training.place.city,
    participant.name,
    statusOf(state),
    csvAmount(price.cents),
    price.currency,
    invoice ?? "",
  ]);

/** The filtered bookings as chunks of a CSV file: a header line, then a line per booking, amounts with a decimal point. */
export async function* trainingsCsv(
  sql: Sql,
  account: Account,
  now: Date,
  { filter, sort }: BookingListRequest,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(header);
  const wanted = { ...(filter && { filter }), ...(sort && { sort }), page_size: MAX_PAGE_SIZE };
  for (let page = 1; ; page++) {
    const { rows } = await listBookings(sql, account, now, { ...wanted, page });
    yield rows.map(lineOf).join("");
    if (rows.length < MAX_PAGE_SIZE) return;
  }
}
