import { createTransport } from "nodemailer";
import type { Database } from "../store/database.ts";
import { refuseInsideTransaction } from "../store/in-transaction.ts";
import type { Sql } from "../store/sql.ts";
import type { StoredLetter } from "./outbox.ts";

/** Poll interval of the worker, in ms. */
const pollInterval = 2_000;
/** Delay before the first retry, in ms; longer than the transport's own time limits. */
const firstRetryAfter = 120_000;
const smtpLimits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const longestRetryAfter = 60 * 60 * 1000;

/** Sends one e-mail; rejects if the mail server does not accept it. */
export type SendLetter = (letter: Pick<StoredLetter, "recipient" | "subject" | "body">) => Promise<void>;

/** Sends by SMTP: `smtp://user:password@host:587`. */
export const smtpSender = (smtpUrl: string, from: string): SendLetter => {
  const transport = createTransport({ url: smtpUrl, ...smtpLimits });
  return async ({ recipient, subject, body }) => {
    refuseInsideTransaction("a letter to the mail server");
    await transport.sendMail({ from, to: recipient, subject, text: body });
  };
};

const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(firstRetryAfter * 2 ** attempts, longestRetryAfter));

/** Claims a due e-mail by moving its due time to the retry: no other process sends it, and it is retried if this process stops. */
const takeLetter = async (sql: Sql, now: Date): Promise<StoredLetter | undefined> => {
  const [letter] = await sql<StoredLetter>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${retryAt(now, 0)}
    where id = (select id from outbox where sent_at is null and next_attempt_at <= ${now} order by id limit 1 for update skip locked)
    returning *`;
  return letter;
};

/** Sends one due e-mail without holding a transaction; false if none is due. Delivery is at least once. */
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

/** Sends e-mails until it is stopped. */
export const startOutboxWorker = (
  database: Database,
  send: SendLetter,
  now: () => Date,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const drain = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await sendNextLetter(database, send, now()))) continue;
    } catch (error) {
      report(error);
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
