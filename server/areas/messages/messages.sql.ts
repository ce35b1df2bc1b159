import * as Schema from "effect/Schema";
import { catalogueOf, type Locale } from "../../../src/domain/shell/locale.ts";
import { COUNTED_HITS, MAX_PAGE_SIZE, type ListRequestOf, type Page } from "../../../src/domain/kit/list.ts";
import {
  MessageId,
  MessagePriority,
  MessageTag,
  type Message,
  type MessageSummary,
} from "../../../src/domain/messages/message.ts";
import { messageList } from "../../../src/domain/messages/messages.lists.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { hasSearched, isSearch } from "../kit/fold.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
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

/** Read by the account, or older than it: what was published before its first day is no news to it. */
const isRead = (sql: Sql, account: Account | undefined): SqlPart => sql.part`(
  exists (select from message_reads r where r.message_id = m.id and r.account_id = ${account?.id ?? null})
  or exists (select from accounts a where a.id = ${account?.id ?? null} and m.published_at < date_trunc('day', a.activated_at, 'UTC')))`;

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

/** The ids of the reader's messages that a search finds by title and text; of many, the newest are searched. */
const searched = async (
  sql: Sql,
  account: Account | undefined,
  search: string,
  locale: Locale,
  now: Date,
): Promise<readonly string[]> => {
  const messages = await readMessageTexts(sql, account, locale, now, COUNTED_HITS);
  return messages
    .filter(({ title, paragraphs }) => hasSearched(search, title, ...paragraphs))
    .map(({ id }) => id);
};

/** A page of the reader's messages. */
export const pageOfMessages = async (
  sql: Sql,
  account: Account | undefined,
  { instance, ...request }: ListRequestOf<typeof messageList> & { readonly instance: Locale },
  now: Date,
): Promise<Page<MessageSummary>> => {
  const { search = "", tags = [], priority, ...listed } = request.filter ?? {};
  const found = isSearch(search)
    ? sql.part`and m.id = any (${await searched(sql, account, search, instance, now)}::text[])`
    : sql.part``;
  return readPage(
    sql,
    {
      table: sql.part`m`,
      from: sql.part`(select m.*, texts.title, ${isRead(sql, account)} as read from messages m ${text(sql, instance)})`,
      columns: sql.part`id, title, published_at, priority, tags, read`,
      found: sql.part`
        ${visible(sql, account, now)} ${found}
        ${tags.length === 0 ? sql.part`` : sql.part`and m.tags && ${tags}::text[]`}
        ${priority === undefined ? sql.part`` : sql.part`and m.priority = ${priority}`}
        ${listConditions(sql, listed, { moment: sql.part`m.published_at` })}`,
      order: orderOf(sql, messageList, request.sort, { date: sql.part`published_at` }),
      itemOf: (row: MessageRow) => summaryOf(row),
    },
    request,
  );
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
  account: Account | undefined,
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

/** Marks a message and all before it as read by an account; false if the account may not read it. */
export const noteAllRead = async (
  sql: Sql,
  account: Account,
  newest: MessageId,
  now: Date,
): Promise<boolean> => {
  const [known] =
    await sql`select m.id from messages m where m.id = ${newest} and ${visible(sql, account, now)}`;
  if (known === undefined) return false;
  await sql`
    insert into message_reads (account_id, message_id, read_at)
    select ${account.id}, m.id, ${now}::timestamptz from messages m
    where m.published_at <= (select published_at from messages where id = ${newest}) and ${visible(sql, account, now)} and not ${isRead(sql, account)}
    on conflict do nothing`;
  return true;
};
