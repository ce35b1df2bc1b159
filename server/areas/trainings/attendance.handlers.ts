import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { BookingId } from "../../../src/domain/trainings/training.ts";
import type { MarkCode } from "../../../src/domain/trainings/trainings.refusals.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { notFound, refused, type HandlerContext, type Handlers, type Refusal } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { listDates, readAttendance } from "./attendance.sql.ts";
import { holdTraining } from "./seats.ts";

interface Mark {
  readonly booking: BookingId;
  readonly present: boolean;
}

/** Marks that one account may make within 15 minutes: each is noted. */
const MARKED = 1_000;

const trainingOfBooking = async (sql: Sql, booking: BookingId): Promise<string | undefined> => {
  const [row] = await sql<{ training_id: string }>`
    select training_id from training_bookings where id = ${booking}`;
  return row?.training_id;
};

/** Why a booking cannot be marked, read while its date is locked; undefined where it can. */
const problemOfBooking = async (
  sql: Sql,
  { booking, present }: Mark,
): Promise<Refusal<MarkCode> | undefined> => {
  // Locked before the licence is looked for: a claim that runs at the same time locks it, too.
  const [row] = await sql<{
    status: string;
  }>`select status from training_bookings where id = ${booking} for update`;
  if (row?.status !== "registered" && row?.status !== "present") return refused("BOOKING_CANCELLED");
  const claims = await sql`select code from exosphere_licences where booking_id = ${booking}`;
  return !present && claims.length > 0 ? refused("LICENCE_CLAIMED") : undefined;
};

/** Marks a person; a mark that changes nothing is not noted again. */
const mark = async ({ sql, account, now }: HandlerContext, { booking, present }: Mark): Promise<void> => {
  const changed = await sql`
    update training_bookings set status = ${present ? "present" : "registered"} where id = ${booking} and status <> ${present ? "present" : "registered"} returning id`;
  if (changed.length === 0) return;
  await sql`
    insert into training_attendance (booking_id, present, account_id, marked_by, marked_at)
    values (${booking}, ${present}, ${account.id}, ${fullName(account.firstName, account.lastName)}, ${now()})`;
};

/** Staff mark who was present (business §4): nothing else makes a certificate or a licence possible. Each mark is noted with its author. */
export const attendanceHandlers: Handlers<"getTrainingDates" | "getAttendance" | "markAttendance"> = {
  getTrainingDates: ({ sql, account, now }, request) => listDates(sql, account, now(), request),
  getAttendance: async ({ sql, account, now }, { id }) =>
    (await readAttendance(sql, account, now(), id)) ?? notFound,
  markAttendance: async (context, wanted) => {
    const { sql, account, now } = context;
    const id = await trainingOfBooking(sql, wanted.booking);
    if (id === undefined) return notFound;
    await holdTraining(sql, id);
    const before = await readAttendance(sql, account, now(), id);
    if (before === undefined) return notFound;
    if (before.blocked !== null) return refused(before.blocked);
    const problem = await problemOfBooking(sql, wanted);
    if (problem !== undefined) return problem;
    const limited = await limitUse(context, [{ what: "attendance", by: account.id, limit: MARKED }]);
    if (limited !== undefined) return limited;
    await mark(context, wanted);
    return (await readAttendance(sql, account, now(), id)) ?? notFound;
  },
};
