import { putLetter } from "../../mail/outbox.ts";
import { oneAtATime, type Job } from "../../housekeeping.ts";
import type { Sql } from "../../store/sql.ts";
import { holdTraining, moveUp } from "./seats.ts";
import type { CalendarOrigin } from "./training-calendar.ts";
import { writeToParticipant, type TrainingPost } from "./training-letters.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** How long before the beginning participants are reminded, in ms. */
const remindBefore = 3 * 24 * 60 * 60 * 1000;

/** Reminders and dates of one run; what is left is done by the next. */
const atOnce = 200;

interface DueRow extends TrainingRow {
  readonly participant_id: string;
  readonly cancel_until: Date;
}

/** Reminds the participants of trainings that begin soon, once. Who has booked since then has read the confirmation just now. */
const remind = async (sql: Sql, post: TrainingPost, now: Date): Promise<void> => {
  const soon = new Date(now.getTime() + remindBefore);
  const due = await sql<DueRow>`
    with due as (
      update training_bookings set reminded_at = ${now} where id in (
        select b.id from training_bookings b join training_dates t on t.id = b.training_id
        where t.starts_at > ${now} and t.starts_at <= ${soon} and t.withdrawn_at is null and b.status = 'registered' and b.reminded_at is null
          and b.registered_at < t.starts_at - make_interval(secs => ${remindBefore / 1000})
        order by b.id limit ${atOnce} for update of b skip locked)
      returning training_id, participant_id, cancel_until)
    select ${trainingColumns(sql)}, due.participant_id, due.cancel_until from due join training_dates t on t.id = due.training_id`;
  for (const row of due)
    await writeToParticipant(sql, post, "trainingReminder", {
      participant: row.participant_id,
      training: trainingOf(row),
      until: row.cancel_until,
    });
};

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

/** What trainings need besides calls: reminders, and seats for those who wait. */
export const trainingJobs = (origin: CalendarOrigin): readonly Job[] =>
  [remind, fillSeats].map((work): Job => async ({ database, now }) => {
    const moment = now();
    await oneAtATime(database, (sql) =>
      work(sql, { ...origin, mail: (letter) => putLetter(sql, letter, moment) }, moment),
    );
  });
