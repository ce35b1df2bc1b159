import type { Locale } from "../../src/domain/shell/locale.ts";
import type { Sql } from "../store/sql.ts";
import type { ServerText } from "../texts/server-texts.ts";

/** One thing that a letter announces. */
export interface NotificationItem {
  /** What the subject of a letter about this alone names. */
  readonly name: string;
  /** Its lines in the letter, without a link. */
  readonly text: string;
  /** The path of its screen. */
  readonly path: string;
}

/** The reader of a letter, and the texts of their language. */
interface NotificationReader {
  readonly accountId: string;
  readonly companyId: string;
  readonly locale: Locale;
  readonly t: ServerText;
}

/** How an area tells of one kind of event. */
export interface NotificationSource {
  /** Stores events that no call stores by itself, because time alone makes them; returns how many it found, at most `atOnce`. */
  readonly gather?: (sql: Sql, now: Date) => Promise<number>;
  /** Describes subjects of events as they are now; leaves out what is over, or is not the reader's. */
  readonly describe: (
    sql: Sql,
    subjects: readonly string[],
    reader: NotificationReader,
    now: Date,
  ) => Promise<readonly NotificationItem[]>;
}

/** Events, or letters, of one transaction of a job; the others follow in the next. */
export const atOnce = 50;
