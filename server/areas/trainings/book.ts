import { randomUUID } from "node:crypto";
import * as Schema from "effect/Schema";
import type { EmployeeId } from "../../../src/domain/employees/employee.ts";
import {
  BookingId,
  wishFor,
  type BookingWish,
  type TrainingBooking,
} from "../../../src/domain/trainings/training.ts";
import type { TrainingId } from "../../../src/domain/trainings/training-date.ts";
import type { BookingCode } from "../../../src/domain/trainings/trainings.refusals.ts";
import { ownCompany } from "../../accounts/account.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { notFound, refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import { fold } from "../kit/fold.ts";
import { readBooking } from "./bookings.sql.ts";
import { holdTraining, moveUp, readSeats, type HeldTraining } from "./seats.ts";
import { trainingCalendar } from "./training-calendar.ts";
import { writeToParticipant, type TrainingPost } from "./training-letters.ts";

/** Bookings that one account may make within 15 minutes, and as many that it may cancel: each leaves a row and letters. */
const BOOKED = 60;

const toId = Schema.decodeSync(BookingId);

interface Wanted {
  readonly training: TrainingId;
  readonly participant: EmployeeId;
  readonly wish: BookingWish;
}

/** Why the wanted booking of a locked training is impossible; undefined if it is possible. */
const bookingProblem = async (
  { sql, account, now }: HandlerContext,
  training: HeldTraining,
  { participant, wish }: Wanted,
): Promise<Refusal<BookingCode> | undefined> => {
  if (training.withdrawn_at !== null) return refused("TRAINING_WITHDRAWN");
  if (training.starts_at <= now()) return refused("TRAINING_BEGUN");
  const [booked] = await sql`
    select 1 from training_bookings where training_id = ${training.training_id} and participant_id = ${participant}
      and ${ownCompany(sql, account)} and status <> 'cancelled'`;
  if (booked !== undefined) return refused("TRAINING_BOOKED");
  if (wishFor(await readSeats(sql, training)) === wish) return undefined;
  return refused(wish === "seat" ? "TRAINING_FULL" : "TRAINING_SEAT_FREE");
};

const participantKey = async (
  { sql, account }: HandlerContext,
  id: EmployeeId,
): Promise<string | undefined> => {
  const [person] = await sql<{ name: string }>`
    select last_name || ' ' || first_name as name from accounts where id = ${id} and ${ownCompany(sql, account)} and deactivated_at is null`;
  return person === undefined ? undefined : fold(person.name);
};

/** A call with what its letters need. */
type BookingContext = HandlerContext & TrainingPost;

const bookedLetter = ({ state, cancelUntil }: TrainingBooking) => {
  if (state._tag === "Waiting") return "trainingWaiting";
  return cancelUntil === null ? "trainingBookedLate" : "trainingBooked";
};

const written = async (context: HandlerContext, id: BookingId): Promise<TrainingBooking> => {
  const booking = await readBooking(context.sql, context.account, context.now(), id);
  if (booking === undefined) throw new TypeError("a booking that was just written is there");
  return booking;
};

/** Books a seat or a place on the waiting list. The date is locked, so that the last seat is given once. */
export const bookTraining = async (
  context: BookingContext,
  wanted: Wanted,
): Promise<TrainingBooking | typeof notFound | Refusal<BookingCode | "TOO_MANY_REQUESTS">> => {
  const { sql, account, now } = context;
  const training = await holdTraining(sql, wanted.training);
  if (training === undefined) return notFound;
  const key = await participantKey(context, wanted.participant);
  if (key === undefined) return refused("PARTICIPANT_GONE");
  const problem = await bookingProblem(context, training, wanted);
  if (problem !== undefined) return problem;
  const limited = await limitUse(context, [{ what: "booking", by: account.id, limit: BOOKED }]);
  if (limited !== undefined) return limited;
  const id = toId(`TB-${randomUUID()}`);
  const moment = now();
  const seat = wanted.wish === "seat";
  await sql`
    insert into training_bookings (id, training_id, company_id, participant_id, booked_by, participant_key, status, booked_at, registered_at,
      cancel_until, price_cents, currency)
    values (${id}, ${training.training_id}, ${account.companyId}, ${wanted.participant}, ${account.id}, ${key}, ${seat ? "registered" : "waiting"},
      ${moment}, ${seat ? moment : null}, ${training.cancel_until}, ${training.price_cents}, ${training.currency})`;
  const booking = await written(context, id);
  await writeToParticipant(sql, context, bookedLetter(booking), {
    participant: wanted.participant,
    training: booking.training,
    until: training.cancel_until,
    ...(seat && { calendar: await trainingCalendar(sql, id, context, moment) }),
  });
  return booking;
};

/** Cancels a booking of the company in time; whoever waits longest gets the seat. */
export const cancelTraining = async (
  context: BookingContext,
  { id }: { readonly id: BookingId },
): Promise<
  | TrainingBooking
  | typeof notFound
  | Refusal<"BOOKING_CANCELLED" | "TRAINING_WITHDRAWN" | "CANCEL_TOO_LATE" | "TOO_MANY_REQUESTS">
> => {
  const { sql, account, now } = context;
  const moment = now();
  const found = await readBooking(sql, account, moment, id);
  if (found === undefined) return notFound;
  const training = await holdTraining(sql, found.training.id);
  // Read again: it may have changed until the date was locked.
  const booking = await written(context, id);
  if (booking.state._tag === "Cancelled") return refused("BOOKING_CANCELLED");
  if (booking.state._tag === "Withdrawn") return refused("TRAINING_WITHDRAWN");
  if (training === undefined || booking.cancelUntil === null) return refused("CANCEL_TOO_LATE");
  const limited = await limitUse(context, [{ what: "cancelled-booking", by: account.id, limit: BOOKED }]);
  if (limited !== undefined) return limited;
  await sql`update training_bookings set status = 'cancelled', cancelled_at = ${moment} where id = ${id}`;
  await moveUp(sql, training, moment, context);
  await writeToParticipant(sql, context, "trainingCancelled", {
    participant: booking.participant.id,
    training: booking.training,
    until: booking.cancelUntil,
    ...(booking.state._tag === "Registered" && {
      calendar: await trainingCalendar(sql, id, context, moment),
    }),
  });
  return written(context, id);
};
