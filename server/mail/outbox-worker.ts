import type { Transporter } from "nodemailer";
import type { DrawMark } from "../mark/drawn-mark.ts";
import type { Database } from "../store/database.ts";
import { refuseInsideTransaction } from "../store/in-transaction.ts";
import type { Sql } from "../store/sql.ts";
import { letterHtml, MARK_PART } from "./letter-html.ts";
import type { StoredLetter } from "./outbox.ts";

/** Poll interval of the worker, in ms. */
const pollInterval = 2_000;
/** Delay before the first retry, in ms; longer than the transport's own time limits. */
const firstRetryAfter = 120_000;
const smtpLimits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const longestRetryAfter = 60 * 60 * 1000;
/** How long a letter is tried that the mail server may take later, in ms. */
const triedFor = 48 * 60 * 60 * 1000;
/** How long a stopping worker waits for the letter that it is sending, in ms. */
const patience = 4_000;

/** Sends one e-mail; rejects if the mail server does not accept it. */
export type SendLetter = (
  letter: Pick<StoredLetter, "recipient" | "subject" | "body" | "language" | "calendar" | "unsubscribe">,
) => Promise<void>;

/** The headers by which mail programs offer to switch such letters off with one click (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (link: string) =>
  ({ "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }) as const;

/** Sends by SMTP: `smtp://user:password@host:587`. A letter is text, and the same as HTML with the manufacturer's mark. */
export const smtpSender = (smtpUrl: string, from: string, drawMark: DrawMark): SendLetter => {
  let connected: Promise<Transporter> | undefined;
  // Imported on demand: without a letter the library is not loaded.
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url: smtpUrl, ...smtpLimits });
  };
  return async ({ recipient, subject, body, language, calendar, unsubscribe }) => {
    refuseInsideTransaction("a letter to the mail server");
    const [transport, mark] = await Promise.all([(connected ??= connect()), drawMark()]);
    await transport.sendMail({
      from,
      to: recipient,
      subject,
      text: body,
      html: letterHtml(body, { title: subject, language, mark: mark !== undefined }),
      ...(mark !== undefined && {
        attachments: [
          { filename: "mark.png", content: mark, cid: MARK_PART, contentDisposition: "inline" as const },
        ],
      }),
      ...(calendar !== null && { icalEvent: calendar }),
      ...(unsubscribe !== null && { headers: unsubscribeHeaders(unsubscribe) }),
    });
  };
};

/** The time of the next try: after growing pauses, the last one at the end of the time that a letter is tried for. */
const retryAt = (now: Date, attempts: number, created: Date): Date => {
  const next = now.getTime() + Math.min(firstRetryAfter * 2 ** attempts, longestRetryAfter);
  const last = created.getTime() + triedFor;
  return new Date(now.getTime() < last ? Math.min(next, last) : next);
};

const detail = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;

/** True if the mail server refuses this letter for good (5xx). A refused sender or password concerns all letters, and can be mended. */
const isPermanent = (error: unknown): boolean => {
  const code = detail(error, "responseCode");
  return (
    typeof code === "number" &&
    code >= 500 &&
    detail(error, "code") !== "EAUTH" &&
    detail(error, "command") !== "MAIL FROM"
  );
};

/** Claims a due e-mail by moving its due time to the retry: no other process sends it, and it is retried if this process stops. */
const takeLetter = async (sql: Sql, now: Date): Promise<StoredLetter | undefined> => {
  const [letter] = await sql<StoredLetter>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + firstRetryAfter)}
    where id = (select id from outbox where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by urgent desc, id limit 1 for update skip locked)
    returning *`;
  return letter;
};

const giveUp = async (sql: Sql, { id }: StoredLetter, reason: string, now: Date): Promise<void> => {
  await sql`update outbox set given_up_at = ${now}, body = '', calendar = null, unsubscribe = null, last_error = ${reason} where id = ${id}`;
};

/** What a worker that sends gives along. */
interface Sending {
  /** Aborted when the worker waits no longer: nothing is written any more, the letter is due again later. */
  readonly abandoned: AbortSignal;
  readonly report: (error: unknown) => void;
}

/**
 * Sends one due e-mail without holding a transaction, those with codes first; false if none is due. Delivery is at least once.
 */
export const sendNextLetter = async (
  { sql }: Pick<Database, "sql">,
  send: SendLetter,
  now: Date,
  { abandoned, report }: Partial<Sending> = {},
): Promise<boolean> => {
  const letter = await takeLetter(sql, now);
  if (letter === undefined) return false;
  try {
    await send(letter);
  } catch (error) {
    if (abandoned?.aborted === true) return false;
    const reason = error instanceof Error ? error.message : String(error);
    if (isPermanent(error) || now.getTime() - letter.created_at.getTime() >= triedFor) {
      await giveUp(sql, letter, reason, now);
      // Without the reason, in which mail servers name the address.
      report?.(new Error(`the letter ${letter.id} is given up: see its last_error`));
    } else
      await sql`update outbox set last_error = ${reason}, next_attempt_at = ${retryAt(now, letter.attempts, letter.created_at)} where id = ${letter.id}`;
    return true;
  }
  if (abandoned?.aborted === true) return false;
  await sql`update outbox set sent_at = ${now}, body = '', calendar = null, unsubscribe = null, last_error = null where id = ${letter.id}`;
  return true;
};

/** Sends e-mails until it is stopped, which takes at most 5 s. */
export const startOutboxWorker = (
  database: Database,
  send: SendLetter,
  now: () => Date,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const abandoned = new AbortController();
  let running = Promise.resolve();
  const drain = async (): Promise<void> => {
    try {
      while (
        !stopping.signal.aborted &&
        (await sendNextLetter(database, send, now(), { abandoned: abandoned.signal, report }))
      )
        continue;
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
    let waiting: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      waiting = setTimeout(resolve, patience);
    });
    await Promise.race([running, enough]);
    clearTimeout(waiting);
    abandoned.abort();
  };
  return { stop };
};
