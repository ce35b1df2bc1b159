import * as Schema from "effect/Schema";
import { bookingList } from "../../../src/domain/trainings/trainings.lists.ts";
import type { Page, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import {
  BookingId,
  bookingStatuses,
  type BookingState,
  type BookingStatus,
  type Participant,
  type TrainingBooking,
} from "../../../src/domain/trainings/training.ts";
import type { NextTraining } from "../../../src/domain/trainings/training-date.ts";
import { EmployeeId } from "../../../src/domain/employees/employee.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { toInvoiceNumber } from "../invoices/ledger.sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { compareNames, sortKey } from "../kit/reader-order.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** Filter and sorting of the company's trainings, also used by the CSV without paging. */
export type BookingListRequest = ListRequestOf<typeof bookingList>;

interface BookingRow extends TrainingRow {
  readonly id: string;
  readonly participant_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: BookingStatus;
  readonly position: number;
  readonly cancelled_at: Date | null;
  readonly cancel_until: Date;
  readonly price_cents: number;
  readonly currency: string;
  readonly invoice_number: string | null;
}

const toId = Schema.decodeSync(BookingId);
const toEmployee = Schema.decodeSync(EmployeeId);

/** Who reads the bookings of a company: one of its people, or staff. */
type Reader = Pick<Account, "id" | "companyId" | "rights" | "locale">;

interface Named {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A person who takes part as the reader sees them. */
export const participantOf = (
  { id: reader }: Pick<Account, "id">,
  { id, first_name: first, last_name: last }: Named,
): Participant => ({ id: toEmployee(id), name: `${first} ${last}`.trim(), self: id === reader });

const stateOf = ({ status, position, cancelled_at: at }: BookingRow): BookingState => {
  switch (status) {
    case "registered":
      return { _tag: "Registered" };
    case "waiting":
      return { _tag: "Waiting", position };
    case "present":
      return { _tag: "Present" };
    case "withdrawn":
      return { _tag: "Withdrawn" };
    case "cancelled":
      if (at === null) throw new TypeError("a cancelled booking has a time");
      return { _tag: "Cancelled", at };
  }
};

/** The last moment of a cancellation; null where it is over. A place on the waiting list can be given up until the training begins. */
const cancelUntilOf = ({ status, cancel_until: until, starts_at: start }: BookingRow, now: Date) => {
  const last = status === "waiting" ? start : until;
  return (status === "registered" || status === "waiting") && last > now ? last : null;
};

const bookingOf = (row: BookingRow, account: Reader, now: Date): TrainingBooking => ({
  id: toId(row.id),
  training: trainingOf(row),
  participant: participantOf(account, { ...row, id: row.participant_id }),
  state: stateOf(row),
  price: { cents: row.price_cents, currency: row.currency },
  cancelUntil: cancelUntilOf(row, now),
  invoice:
    row.invoice_number !== null && holdsRight("view_invoices", account.rights)
      ? toInvoiceNumber(row.invoice_number)
      : null,
});

/** The company's bookings with what they are searched and sorted by. */
const bookings = (sql: Sql, account: Reader): SqlPart => sql.part`(
  select b.id, b.participant_id, a.first_name, a.last_name, b.cancelled_at, b.cancel_until, b.price_cents, b.currency,
    (select e.id from ledger_entries e where e.id = b.invoice_number and e.company_id = b.company_id) as invoice_number,
    case when t.withdrawn_at is not null and b.status in ('waiting', 'registered') then 'withdrawn' else b.status end as status,
    (select count(*) from training_bookings w
      where w.training_id = b.training_id and w.status = 'waiting' and (w.booked_at, w.id) <= (b.booked_at, b.id)) as position,
    t.search_text || E'\n' || b.participant_key as search_text, ${trainingColumns(sql)}
  from training_bookings b join training_dates t on t.id = b.training_id join accounts a on a.id = b.participant_id
  where b.company_id = ${account.companyId})`;

/** The place of a booking in the order of what comes next: what is still held, the soonest first, then what is over or cancelled, the latest first. */
const nextFirst = (sql: Sql, now: Date): SqlPart => {
  const comes = sql.part`(ends_at > ${now} and status not in ('cancelled', 'withdrawn'))`;
  const moment = sql.part`extract(epoch from starts_at)`;
  return sql.part`(not ${comes}, case when ${comes} then ${moment} else -${moment} end)`;
};

const orderOfBookings = (sql: Sql, reader: Reader, now: Date, sort: BookingListRequest["sort"]): SqlPart =>
  orderOf(sql, bookingList, sort, {
    next: nextFirst(sql, now),
    date: sql.part`starts_at`,
    type: sortKey(sql, reader, sql.part`title`),
    participant: sortKey(sql, reader, sql.part`last_name || ' ' || first_name`),
    status: sql.part`array_position(${bookingStatuses}::text[], status)`,
  });

const places = (sql: Sql) => ({ moment: sql.part`starts_at`, amount: sql.part`price_cents` });

/** One page of the company's trainings, the next one first. */
export const listBookings = (
  sql: Sql,
  account: Reader,
  now: Date,
  request: BookingListRequest,
): Promise<Page<TrainingBooking>> =>
  readPage(
    sql,
    {
      table: sql.part`listed`,
      from: bookings(sql, account),
      columns: sql.part`*`,
      found: sql.part`true ${listConditions(sql, request.filter ?? {}, places(sql))}`,
      order: orderOfBookings(sql, account, now, request.sort),
      itemOf: (row: BookingRow) => bookingOf(row, account, now),
    },
    request,
  );

/** One booking of the company. */
export const readBooking = async (
  sql: Sql,
  account: Account,
  now: Date,
  id: BookingId,
): Promise<TrainingBooking | undefined> => {
  const [row] = await sql<BookingRow>`select * from ${bookings(sql, account)} listed where id = ${id}`;
  return row === undefined ? undefined : bookingOf(row, account, now);
};

/** People of the company in their order: the reader first, then by name. */
export const inOrder = <Person extends Named>(
  reader: Account,
  people: readonly Person[],
): readonly Person[] => {
  const compare = compareNames(reader);
  const key = ({ id, first_name: first, last_name: last }: Named): string =>
    `${id === reader.id ? 0 : 1} ${last} ${first} ${id}`;
  return people.toSorted((one, other) => compare(key(one), key(other)));
};

/** The people of the company who may take part. */
export const listParticipants = async (sql: Sql, account: Account): Promise<readonly Participant[]> => {
  const rows = await sql<Named>`
    select id, first_name, last_name from accounts where company_id = ${account.companyId} and deactivated_at is null`;
  return inOrder(account, rows).map((row) => participantOf(account, row));
};

/** The next training at which the reader has a seat. */
export const readNext = async (sql: Sql, account: Account, now: Date): Promise<NextTraining> => {
  const [row] = await sql<TrainingRow>`
    select ${trainingColumns(sql)} from training_bookings b join training_dates t on t.id = b.training_id
    where b.company_id = ${account.companyId} and b.participant_id = ${account.id} and b.status = 'registered'
      and t.withdrawn_at is null and t.ends_at > ${now} order by t.starts_at, t.id limit 1`;
  return row === undefined ? { _tag: "None" } : { _tag: "Next", training: trainingOf(row) };
};
