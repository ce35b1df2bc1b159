import type { Letter } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";

/** An e-mail in the outbox. */
export interface StoredLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** Empty once it was sent or given up: links and codes are kept no longer than they are needed. */
  readonly body: string;
  /** The language of its text, as a BCP 47 tag. */
  readonly language: string;
  /** The calendar file that it carries; null as well once it was sent or given up. */
  readonly calendar: NonNullable<Letter["calendar"]> | null;
  /** The link that switches such letters off; null for letters that nobody can switch off, and once it was sent or given up. */
  readonly unsubscribe: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly given_up_at: Date | null;
  readonly attempts: number;
  readonly last_error: string | null;
}

const shown = 200;

/** Adds an e-mail to the outbox in the transaction of its cause: both are committed, or neither. */
export const putLetter = async (
  sql: Sql,
  { to, subject, text, language, urgent = false, calendar, unsubscribe }: Letter,
  now: Date,
): Promise<void> => {
  await sql`
    insert into outbox (recipient, subject, body, language, urgent, calendar, unsubscribe, created_at, next_attempt_at)
    values (${to}, ${subject}, ${text}, ${language}, ${urgent}, ${calendar === undefined ? null : sql.json(calendar)}, ${unsubscribe ?? null}, ${now}, ${now})`;
};

/** The latest e-mails, newest first. */
export const latestLetters = (sql: Sql): Promise<readonly StoredLetter[]> =>
  sql<StoredLetter>`select id, recipient, subject, body, language, calendar, unsubscribe, created_at, sent_at, given_up_at, attempts, last_error from outbox order by id desc limit ${shown}`;
