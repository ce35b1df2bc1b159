import { getsNotification, type NotificationKind } from "../../src/domain/account/notification-choice.ts";
import type { EmployeeRight } from "../../src/domain/shell/access.ts";
import { isLocale } from "../../src/domain/shell/locale.ts";
import { writeNotification, type Addressee } from "../mail/letters.ts";
import { putLetter } from "../mail/outbox.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql, SqlPart } from "../store/sql.ts";
import { textsFor } from "../texts/server-texts.ts";
import { atOnce } from "./notification-source.ts";
import { notificationSources } from "./notification-sources.ts";
import { newLinkId, unsubscribePath } from "./unsubscribe-link.ts";

/** After a letter of a kind its next one is written at the earliest after so many ms, and announces everything since. */
const pause = 60 * 60 * 1000;

/** What the letters' links are made of. */
export interface NotificationPost {
  readonly baseUrl: string;
  readonly hash: Secrets["hash"];
}

interface PersonRow {
  readonly id: string;
  readonly company_id: string;
  readonly rights: readonly EmployeeRight[] | null;
  readonly choices: readonly NotificationKind[];
}

const wants = (kind: NotificationKind, { rights, choices }: PersonRow): boolean =>
  getsNotification(kind, { rights: rights ?? undefined, choices });

/** The people who are written to at all: neither deactivated, nor their company, nor invited only. Of `accounts a join companies c`. */
const reachable = (sql: Sql): SqlPart =>
  sql.part`a.activated_at is not null and a.deactivated_at is null and c.deactivated_at is null`;

interface EventRow {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly company_id: string;
  readonly account_id: string | null;
  readonly caused_by: string | null;
}

const isSentTo = (event: EventRow, person: PersonRow): boolean =>
  person.company_id === event.company_id &&
  (event.account_id === null || person.id === event.account_id) &&
  person.id !== event.caused_by &&
  wants(event.kind, person);

/** Notes who is to be told of new events; returns how many there were. */
export const addressEvents = async (sql: Sql, now: Date): Promise<number> => {
  const events = await sql<EventRow>`
    select id, kind, company_id, account_id, caused_by from notification_events where addressed_at is null order by id limit ${atOnce}`;
  const companies = [...new Set(events.map((event) => event.company_id))];
  const people = await sql<PersonRow>`
    select a.id, a.company_id, a.rights, a.notifications as choices from accounts a join companies c on c.id = a.company_id
    where a.company_id = any(${companies}) and ${reachable(sql)} order by a.id`;
  const recipients = events.flatMap((event) =>
    people
      .filter((person) => isSentTo(event, person))
      .map((person) => ({ person: person.id, event: event.id })),
  );
  await sql`
    insert into notification_pending (account_id, event_id)
    select * from unnest(${recipients.map(({ person }) => person)}::text[], ${recipients.map(({ event }) => event)}::bigint[])`;
  await sql`update notification_events set addressed_at = ${now} where id = any(${events.map(({ id }) => id)}::bigint[])`;
  return events.length;
};

interface DueLetter {
  readonly account_id: string;
  readonly kind: NotificationKind;
}

/** Notes the letter, and gives the number of the link that switches the kind off: the same in all letters of a kind to a person. */
const noteLetter = async (
  sql: Sql,
  { account_id: accountId, kind }: DueLetter,
  now: Date,
): Promise<string> => {
  const linkId = newLinkId();
  const [row] = await sql<{ link_id: string }>`
    insert into notification_letters as known (account_id, kind, link_id, written_at) values (${accountId}, ${kind}, ${linkId}, ${now})
    on conflict (account_id, kind) do update set written_at = excluded.written_at returning link_id`;
  return row?.link_id ?? linkId;
};

/**
 * Writes one letter about everything of its kind that the person has yet to be told. Nothing is written to who has lost the right or switched
 * the kind off since, or where everything is over.
 */
const writeDue = async (
  sql: Sql,
  due: DueLetter,
  { baseUrl, hash }: NotificationPost,
  now: Date,
): Promise<void> => {
  const { account_id: accountId, kind } = due;
  const taken = await sql<{ subject: string }>`
    delete from notification_pending p using notification_events e
    where e.id = p.event_id and p.account_id = ${accountId} and e.kind = ${kind} returning e.subject`;
  const [person] = await sql<PersonRow & Addressee>`
    select a.id, a.company_id, a.rights, a.notifications as choices, a.email, a.locale, a.first_name || ' ' || a.last_name as name
    from accounts a join companies c on c.id = a.company_id where a.id = ${accountId} and ${reachable(sql)}`;
  if (person === undefined || !wants(kind, person)) return;
  const [first, ...more] = await notificationSources[kind].describe(
    sql,
    [...new Set(taken.map(({ subject }) => subject))],
    {
      accountId,
      companyId: person.company_id,
      locale: isLocale(person.locale) ? person.locale : "int",
      t: textsFor(person.locale),
    },
    now,
  );
  if (first === undefined) return;
  const link = unsubscribePath(hash, await noteLetter(sql, due, now), { accountId, kind });
  const letter = writeNotification(kind, person, {
    items: [first, ...more],
    baseUrl,
    unsubscribe: `${baseUrl}${link}`,
  });
  await putLetter(sql, letter, now);
};

/** Writes the letters whose time has come; returns how many it looked at. */
export const writeDueLetters = async (sql: Sql, post: NotificationPost, now: Date): Promise<number> => {
  const due = await sql<DueLetter>`
    select p.account_id, e.kind from notification_pending p join notification_events e on e.id = p.event_id
      left join notification_letters l on l.account_id = p.account_id and l.kind = e.kind
    where l.written_at is null or l.written_at <= ${new Date(now.getTime() - pause)}
    group by p.account_id, e.kind order by min(e.id), p.account_id limit ${atOnce}`;
  for (const letter of due) await writeDue(sql, letter, post, now);
  return due.length;
};
