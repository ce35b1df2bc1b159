import * as Schema from "effect/Schema";
import { catalogueOf, type Locale } from "../../../src/domain/shell/locale.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import {
  MessageId,
  MessagePriority,
  MessageTag,
  type Message,
  type MessageSummary,
} from "../../../src/domain/messages/message.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { meantFor } from "./audience.ts";

const toId = Schema.decodeSync(MessageId);
const toPriority = Schema.decodeSync(MessagePriority);
const toTag = Schema.decodeSync(MessageTag);

interface MessageRow {
  readonly id: string;
  readonly title: string;
  readonly published_at: Date;
  readonly priority: string;
  readonly tags: readonly string[];
  readonly read: boolean;
}

const summaryOf = (row: MessageRow): MessageSummary => ({
  id: toId(row.id),
  title: row.title,
  date: row.published_at,
  priority: toPriority(row.priority),
  tags: row.tags.map((tag) => toTag(tag)),
  read: row.read,
});

const isRead = (sql: Sql, account: Account | undefined): SqlPart =>
  sql.part`exists (select from message_reads r where r.message_id = m.id and r.account_id = ${account?.id ?? null})`;

/** Published messages for the reader. */
const visible = (sql: Sql, account: Account | undefined, now: Date): SqlPart =>
  sql.part`m.published_at <= ${now} and ${meantFor(sql, account)}`;

// The text in the reader's catalogue, or the international one where the message was not translated.
const text = (sql: Sql, locale: Locale): SqlPart => sql.part`
  join lateral (
    select x.title, x.paragraphs from message_texts x where x.message_id = m.id and x.catalogue = any (${[catalogueOf(locale), "int"]}::text[])
    order by x.catalogue = 'int' limit 1
  ) texts on true`;

/** The messages of message centre and bell, newest first; messages beyond the maximum page can only be opened by their address. */
export const listMessages = async (
  sql: Sql,
  account: Account | undefined,
  locale: Locale,
  now: Date,
): Promise<readonly MessageSummary[]> => {
  const rows = await sql<MessageRow>`
    select m.id, texts.title, m.published_at, m.priority, m.tags, ${isRead(sql, account)} as read
    from messages m ${text(sql, locale)} where ${visible(sql, account, now)} order by m.published_at desc, m.id desc limit ${MAX_PAGE_SIZE}`;
  return rows.map(summaryOf);
};

/** A message with what a search reads. */
export interface MessageText {
  readonly id: string;
  readonly title: string;
  readonly published_at: Date;
  readonly paragraphs: readonly string[];
}

/** The newest messages of `listMessages` with their whole text. */
export const readMessageTexts = (
  sql: Sql,
  account: Account,
  locale: Locale,
  now: Date,
  limit: number,
): Promise<readonly MessageText[]> =>
  sql<MessageText>`
    select m.id, texts.title, m.published_at, texts.paragraphs
    from messages m ${text(sql, locale)} where ${visible(sql, account, now)} order by m.published_at desc, m.id desc limit ${limit}`;

/** One message with its text; undefined if it does not exist or is not for the reader. */
export const readMessage = async (
  sql: Sql,
  account: Account | undefined,
  id: MessageId,
  locale: Locale,
  now: Date,
): Promise<Message | undefined> => {
  const [row] = await sql<MessageRow & { readonly paragraphs: readonly string[] }>`
    select m.id, texts.title, texts.paragraphs, m.published_at, m.priority, m.tags, ${isRead(sql, account)} as read
    from messages m ${text(sql, locale)} where m.id = ${id} and ${visible(sql, account, now)}`;
  return row === undefined ? undefined : { ...summaryOf(row), paragraphs: row.paragraphs };
};

/** Marks a message as read by an account; false if the account may not read it. */
export const noteRead = async (sql: Sql, account: Account, id: MessageId, now: Date): Promise<boolean> => {
  const [known] = await sql`select m.id from messages m where m.id = ${id} and ${visible(sql, account, now)}`;
  if (known === undefined) return false;
  await sql`insert into message_reads (account_id, message_id, read_at) values (${account.id}, ${id}, ${now}) on conflict do nothing`;
  return true;
};
