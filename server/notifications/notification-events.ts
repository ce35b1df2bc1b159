import type { NotificationKind } from "../../src/domain/account/notification-choice.ts";
import type { Sql } from "../store/sql.ts";

/** An event, stored once by its kind and key. */
interface NotificationEvent {
  readonly kind: NotificationKind;
  readonly key: string;
  readonly companyId: string;
  /** The only one who is told; if left out, everybody of the company who chose the kind. */
  readonly accountId?: string;
  /** Who did it, and is not told. */
  readonly causedBy: string;
  /** What the letter names. */
  readonly subject: string;
}

/** Stores an event in the transaction of its cause: both are committed, or neither. The letters follow by a job. */
export const noteEvent = async (
  sql: Sql,
  { kind, key, companyId, accountId, causedBy, subject }: NotificationEvent,
  now: Date,
): Promise<void> => {
  await sql`
    insert into notification_events (kind, event_key, company_id, account_id, caused_by, subject, happened_at)
    values (${kind}, ${key}, ${companyId}, ${accountId ?? null}, ${causedBy}, ${subject}, ${now}) on conflict do nothing`;
};

/** How long an event is kept that everybody has been told of, in ms: longer than any job finds it again. */
const keptFor = 90 * 24 * 60 * 60 * 1000;

/** Deletes events that everybody has been told of. */
export const purgeNotificationEvents = async (sql: Sql, now: Date): Promise<void> => {
  await sql`
    delete from notification_events e where e.happened_at < ${new Date(now.getTime() - keptFor)} and e.addressed_at is not null
      and not exists (select from notification_pending p where p.event_id = e.id)`;
};
