import { putLetter } from "../../mail/outbox.ts";
import { oneAtATime, type Job } from "../../housekeeping.ts";
import type { Sql } from "../../store/sql.ts";
import { holdTraining, moveUp } from "./seats.ts";
import type { CalendarOrigin } from "../kit/calendar-file.ts";
import type { TrainingPost } from "./training-letters.ts";

/** Dates of one run; what is left is done by the next. */
const atOnce = 200;

/** Gives seats that became free in another way than by a cancellation, such as where their number was raised, to those who wait. */
const fillSeats = async (sql: Sql, post: TrainingPost, now: Date): Promise<void> => {
  const waited = await sql<{ id: string }>`
    select t.id from training_dates t where t.starts_at > ${now} and t.withdrawn_at is null
      and exists (select from training_bookings b where b.training_id = t.id and b.status = 'waiting')
      and t.seats > (select count(*) from training_bookings b where b.training_id = t.id and b.status in ('registered', 'present'))
    order by t.id limit ${atOnce}`;
  for (const { id } of waited) {
    const training = await holdTraining(sql, id);
    if (training !== undefined) await moveUp(sql, training, now, post);
  }
};

/** Gives free seats of trainings to those who wait (reminders: `training-reminders.ts`). */
export const fillSeatsJob =
  (origin: CalendarOrigin): Job =>
  async ({ database, now }) => {
    const moment = now();
    await oneAtATime(database, (sql) =>
      fillSeats(sql, { ...origin, mail: (letter) => putLetter(sql, letter, moment) }, moment),
    );
  };
