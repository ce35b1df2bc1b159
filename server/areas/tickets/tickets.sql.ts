import * as Schema from "effect/Schema";
import { ticketList } from "../../../src/domain/tickets/tickets.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import {
  helpSubject,
  TicketId,
  TicketStatus,
  ticketStatuses,
  type TicketSummary,
} from "../../../src/domain/tickets/ticket.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";

type TicketListRequest = ListRequestOf<typeof ticketList>;

const toId = Schema.decodeSync(TicketId);
const toStatus = Schema.decodeSync(TicketStatus);

/** The common columns of list and detail. */
export interface TicketRow {
  readonly id: string;
  readonly subject: string;
  readonly status: string;
  readonly created_at: Date;
  readonly last_activity_at: Date;
  readonly creator: string;
  readonly mine: boolean;
}

interface ListedRow extends TicketRow {
  readonly answers: number;
  readonly unread: number;
}

/** The columns of a `TicketRow`, of `tickets t`. */
export const ticketColumnsOf = (sql: Sql, account: Account): SqlPart => sql.part`
  t.id, t.subject, t.status, t.created_at, t.last_activity_at, t.account_id = ${account.id} as mine,
  (select a.first_name || ' ' || a.last_name from accounts a where a.id = t.account_id) as creator`;

/** When the reader last opened the answers. */
const readAt = (sql: Sql, account: Account): SqlPart =>
  sql.part`coalesce((select r.read_at from ticket_reads r where r.account_id = ${account.id} and r.ticket_id = t.id), '-infinity')`;

const foundTickets = (
  sql: Sql,
  account: Account,
  { scope, unread: isUnread, order, ...filter }: FilterOf<typeof ticketList> = {},
): SqlPart => {
  const whose = scope === "mine" ? sql.part`account_id = ${account.id}` : ownCompany(sql, account);
  const unread =
    isUnread === true ? sql.part`and t.last_support_answer_at > ${readAt(sql, account)}` : sql.part``;
  const about =
    order === undefined
      ? sql.part``
      : sql.part`and (order_id = ${order} or (order_id is null and subject = ${helpSubject({ type: "order", no: order })}))`;
  return sql.part`${whose} ${listConditions(sql, filter, { moment: sql.part`created_at` })} ${unread} ${about}`;
};

const orderOfList = (sql: Sql, reader: Reader, sort: TicketListRequest["sort"]): SqlPart =>
  orderOf(sql, ticketList, sort, {
    lastActivity: sql.part`last_activity_at`,
    date: sql.part`created_at`,
    subject: sortKey(sql, reader, sql.part`subject`),
    status: sql.part`array_position(${ticketStatuses}::text[], status)`,
  });

/** One page of the tickets of an account's company, with the total number of rows. */
export const listTickets = (
  sql: Sql,
  account: Account,
  request: TicketListRequest,
): Promise<Page<TicketSummary>> =>
  readPage(
    sql,
    {
      table: sql.part`t`,
      from: sql.part`tickets`,
      columns: sql.part`
        ${ticketColumnsOf(sql, account)}, (select count(*) from ticket_answers w where w.ticket_id = t.id) as answers,
        (select count(*) from ticket_answers w where w.ticket_id = t.id and w.side = 'support' and w.created_at > ${readAt(sql, account)}) as unread`,
      found: foundTickets(sql, account, request.filter),
      order: orderOfList(sql, account, request.sort),
      itemOf: (row: ListedRow) => ({
        id: toId(row.id),
        date: row.created_at,
        subject: row.subject,
        status: toStatus(row.status),
        creator: row.creator,
        answerCount: row.answers,
        unreadAnswers: row.unread,
        mine: row.mine,
        lastActivity: row.last_activity_at,
      }),
    },
    request,
  );
