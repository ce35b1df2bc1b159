import { routes } from "../../../src/domain/shell/routes.ts";
import { atOnce, type NotificationSource } from "../../notifications/notification-source.ts";
import { trainingTexts } from "./training-letters.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** How long before the beginning participants are reminded, in ms. */
const remindBefore = 3 * 24 * 60 * 60 * 1000;

/** Trainings that begin soon: their participants are reminded once. Who has booked since then has read the confirmation just now. */
export const trainingReminders: NotificationSource = {
  gather: async (sql, now) => {
    const soon = new Date(now.getTime() + remindBefore);
    const found = await sql`
      with due as (
        update training_bookings set reminded_at = ${now} where id in (
          select b.id from training_bookings b join training_dates t on t.id = b.training_id
          where t.starts_at > ${now} and t.starts_at <= ${soon} and t.withdrawn_at is null and b.status = 'registered' and b.reminded_at is null
            and b.registered_at < t.starts_at - make_interval(secs => ${remindBefore / 1000})
          order by b.id limit ${atOnce} for update of b skip locked)
        returning id, company_id, participant_id)
      insert into notification_events (kind, event_key, company_id, account_id, subject, happened_at)
      select 'training_reminder', id, company_id, participant_id, id, ${now} from due on conflict do nothing returning id`;
    return found.length;
  },
  describe: async (sql, subjects, { accountId, locale }, now) => {
    const dates = await sql<TrainingRow>`
      select ${trainingColumns(sql)} from training_bookings b join training_dates t on t.id = b.training_id
      where b.id = any(${[...subjects]}) and b.participant_id = ${accountId} and b.status = 'registered'
        and t.withdrawn_at is null and t.starts_at > ${now} order by t.starts_at, t.id`;
    return dates.map((row) => {
      const training = trainingOf(row);
      const { when, place } = trainingTexts(training, locale);
      return {
        name: training.title,
        text: `${training.title}\n${when}\n${place}`,
        path: routes.trainings.path,
      };
    });
  },
};
