import { createTransport } from "nodemailer";
import type { Database } from "../store/database.ts";
import type { Sql } from "../store/sql.ts";
import type { StoredLetter } from "./outbox.ts";

/** How often the worker looks for letters, in ms. */
const pollInterval = 2_000;
/** When a letter is tried again, in ms; longer than a mail server may take, which the transport's own limits end before. */
const firstRetryAfter = 120_000;
const smtpLimits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const longestRetryAfter = 60 * 60 * 1000;

/** Sends one letter; rejects where the mail server does not take it. */
export type SendLetter = (letter: Pick<StoredLetter, "recipient" | "subject" | "body">) => Promise<void>;

/** Sends through a mail server: `smtp://user:password@host:587`. */
export const smtpSender = (smtpUrl: string, from: string): SendLetter => {
  const transport = createTransport({ url: smtpUrl, ...smtpLimits });
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ from, to: recipient, subject, text: body });
  };
};

const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(firstRetryAfter * 2 ** attempts, longestRetryAfter));

/** Takes a letter that is due: it is not due again before its retry, so no other process sends it meanwhile, and one that dies over it loses nothing. */
const takeLetter = async (sql: Sql, now: Date): Promise<StoredLetter | undefined> => {
  const [letter] = await sql<StoredLetter>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${retryAt(now, 0)}
    where id = (select id from outbox where sent_at is null and next_attempt_at <= ${now} order by id limit 1 for update skip locked)
    returning *`;
  return letter;
};

/** Sends one letter that is due, without holding a transaction meanwhile; false where none is due. A letter is sent at least once. */
export const sendNextLetter = async ({ sql }: Database, send: SendLetter, now: Date): Promise<boolean> => {
  const letter = await takeLetter(sql, now);
  if (letter === undefined) return false;
  try {
    await send(letter);
    await sql`update outbox set sent_at = ${now}, last_error = null where id = ${letter.id}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await sql`update outbox set last_error = ${reason}, next_attempt_at = ${retryAt(now, letter.attempts)} where id = ${letter.id}`;
  }
  return true;
};

/** Sends letters as they come, until it is stopped. */
export const startOutboxWorker = (
  database: Database,
  send: SendLetter,
  now: () => Date,
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const drain = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await sendNextLetter(database, send, now()))) continue;
    } catch (error) {
      console.error("outbox:", error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(drain);
  }, pollInterval);
  timer.unref();
  const stop = async (): Promise<void> => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
  return { stop };
};
