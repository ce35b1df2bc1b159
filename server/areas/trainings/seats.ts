import { seatsOf, type Seats } from "../../../src/domain/kit/seats.ts";
import type { Sql } from "../../store/sql.ts";
import { trainingCalendar } from "./training-calendar.ts";
import { writeToParticipant, type TrainingPost } from "./training-letters.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** How long somebody who moves up from the waiting list may cancel, in ms, if the training has not begun. */
const moveUpGrace = 24 * 60 * 60 * 1000;

/** The date of a training as bookings need it. */
export interface HeldTraining extends TrainingRow {
  readonly seats: number;
  readonly cancel_until: Date;
  readonly price_cents: number;
  readonly currency: string;
  readonly withdrawn_at: Date | null;
}

/** Locks a training's date until the transaction ends: bookings and cancellations of one date happen one after the other. */
export const holdTraining = async (sql: Sql, id: string): Promise<HeldTraining | undefined> => {
  const [row] = await sql<HeldTraining>`
    select ${trainingColumns(sql)}, t.seats, t.cancel_until, t.price_cents, t.currency, t.withdrawn_at
    from training_dates t where t.id = ${id} for update`;
  return row;
};

/** The seats of a training that is locked. */
export const readSeats = async (sql: Sql, { training_id: id, seats }: HeldTraining): Promise<Seats> => {
  const [row] = await sql<{ taken: number; waiting: number }>`
    select count(*) filter (where status in ('registered', 'present')) as taken, count(*) filter (where status = 'waiting') as waiting
    from training_bookings where training_id = ${id}`;
  return seatsOf(seats, row?.taken ?? 0, row?.waiting ?? 0);
};

/**
 * Gives the free seats of a locked training to those who wait, in their order, and writes to them. They may cancel for a day, even where
 * the usual time is over.
 */
export const moveUp = async (
  sql: Sql,
  training: HeldTraining,
  now: Date,
  post: TrainingPost,
): Promise<void> => {
  if (training.withdrawn_at !== null || training.starts_at <= now) return;
  const { training_id: id, seats, starts_at: start } = training;
  const grace = new Date(Math.min(now.getTime() + moveUpGrace, start.getTime()));
  const moved = await sql<{ id: string; participant_id: string; cancel_until: Date }>`
    update training_bookings set status = 'registered', registered_at = ${now}, cancel_until = greatest(cancel_until, ${grace})
    where id in (
      select id from training_bookings where training_id = ${id} and status = 'waiting' order by booked_at, id
      limit greatest(0, ${seats} - (select count(*) from training_bookings where training_id = ${id} and status in ('registered', 'present'))))
    returning id, participant_id, cancel_until`;
  const date = trainingOf(training);
  for (const { id: booking, participant_id: participant, cancel_until: until } of moved) {
    const calendar = await trainingCalendar(sql, booking, post, now);
    await writeToParticipant(sql, post, "trainingMovedUp", { participant, training: date, until, calendar });
  }
};
