import { bookableList } from "../../../src/domain/trainings/trainings.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { seatsOf } from "../../../src/domain/kit/seats.ts";
import type { BookableTraining } from "../../../src/domain/trainings/training.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { languageOf, sortKey } from "../kit/reader-order.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** Filter and sorting of the trainings that can be booked. */
export type BookableListRequest = ListRequestOf<typeof bookableList>;

interface BookableRow extends TrainingRow {
  readonly price_cents: number;
  readonly currency: string;
  readonly cancel_until: Date;
  readonly seats: number;
  readonly taken: number;
  readonly waiting: number;
  readonly own: "registered" | "waiting" | null;
}

const bookableOf = (row: BookableRow, now: Date): BookableTraining => ({
  ...trainingOf(row),
  price: { cents: row.price_cents, currency: row.currency },
  seats: seatsOf(row.seats, row.taken, row.waiting),
  cancelUntil: row.cancel_until > now ? row.cancel_until : null,
  own: row.own,
});

const atPlace = (sql: Sql, place: FilterOf<typeof bookableList>["place"]): SqlPart => {
  if (place === undefined) return sql.part``;
  return place === "online" ? sql.part`and t.online` : sql.part`and not t.online and t.country = ${place}`;
};

const foundDates = (sql: Sql, now: Date, { filter = {} }: BookableListRequest): SqlPart => {
  const { type = [], language, place, ...listed } = filter;
  const places = {
    table: sql.part`t.`,
    moment: sql.part`t.starts_at`,
    amount: sql.part`t.price_cents`,
  };
  return sql.part`t.starts_at > ${now} and t.withdrawn_at is null
    ${type.length === 0 ? sql.part`` : sql.part`and t.type = any (${type}::text[])`}
    ${language === undefined ? sql.part`` : sql.part`and t.language = ${language}`}
    ${atPlace(sql, place)} ${listConditions(sql, listed, places)}`;
};

/** How far a training is from an account: 0 in its country or online and in its language, 1 there in another one, 2 and 3 likewise abroad. */
const nearness = (sql: Sql, account: Account): SqlPart =>
  sql.part`(case when online or country = ${account.country} then 0 else 2 end + case when language = ${languageOf(account)} then 0 else 1 end)`;

/** One page of the trainings that can be booked. */
export const listBookable = (
  sql: Sql,
  account: Account,
  now: Date,
  request: BookableListRequest,
): Promise<Page<BookableTraining>> =>
  readPage(
    sql,
    {
      table: sql.part`t`,
      from: sql.part`training_dates`,
      columns: sql.part`t.id, t.price_cents, t.currency, t.cancel_until, t.seats, ${trainingColumns(sql)},
        (select count(*) from training_bookings b where b.training_id = t.id and b.status in ('registered', 'present')) as taken,
        (select count(*) from training_bookings b where b.training_id = t.id and b.status = 'waiting') as waiting,
        (select b.status from training_bookings b where b.training_id = t.id and b.participant_id = ${account.id} and b.status <> 'cancelled') as own`,
      found: foundDates(sql, now, request),
      order: orderOf(sql, bookableList, request.sort, {
        date: sql.part`starts_at`,
        type: sortKey(sql, account, sql.part`title`),
        near: sql.part`(${nearness(sql, account)}, starts_at)`,
        // Amounts of different currencies are not compared.
        price: sql.part`(currency, price_cents)`,
      }),
      itemOf: (row: BookableRow) => bookableOf(row, now),
    },
    request,
  );
