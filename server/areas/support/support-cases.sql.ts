import * as Schema from "effect/Schema";
import { supportCaseList } from "../../../src/domain/support/support.lists.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { ProductType } from "../../../src/domain/products/product-summary.ts";
import { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { readSerial } from "../../../src/domain/products/typed-serial.ts";
import {
  underDays,
  type SupportCase,
  type SupportCaseSummary,
  type WaitingFor,
} from "../../../src/domain/support/support-case.ts";
import { TicketId, TicketStatus, ticketStatuses } from "../../../src/domain/tickets/ticket.ts";
import { TicketArea } from "../../../src/domain/tickets/ticket-area.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey } from "../kit/reader-order.ts";
import { readResults } from "../products/remote-connect.sql.ts";
import { reachableTickets } from "../tickets/ticket-access.ts";
import { readTicket } from "../tickets/ticket.sql.ts";

type CaseListRequest = ListRequestOf<typeof supportCaseList>;

const toId = Schema.decodeSync(TicketId);
const toStatus = Schema.decodeSync(TicketStatus);
const toArea = Schema.decodeSync(TicketArea);
const toSerial = Schema.decodeSync(SerialNumber);
const toType = Schema.decodeSync(ProductType);

const dayLength = 24 * 60 * 60 * 1000;

// `waitingForOf` of the domain, which the list filters by.
const waitingFor = (sql: Sql): SqlPart =>
  sql.part`case when t.status = 'closed' then 'nobody' when t.last_side = 'support' then 'customer' else 'support' end`;

/** The `WaitingAge` of a ticket. */
export const waitingAge = (sql: Sql, now: Date): SqlPart => {
  const after = (days: number): Date => new Date(now.getTime() - days * dayLength);
  return sql.part`case when t.last_activity_at > ${after(underDays["1d"])}::timestamptz then '1d'
    when t.last_activity_at > ${after(underDays["3d"])}::timestamptz then '3d'
    when t.last_activity_at > ${after(underDays["7d"])}::timestamptz then '7d' else 'longer' end`;
};

/** The condition of the cases that a filter lets through, of `tickets t`. */
export const foundCases = (
  sql: Sql,
  account: Account,
  now: Date,
  filter: FilterOf<typeof supportCaseList> = {},
): SqlPart => {
  const { age, waiting, ...listed } = filter;
  const { search, ...others } = listed;
  const serial = readSerial(search ?? "");
  const places = { table: sql.part`t.`, moment: sql.part`t.created_at` };
  // A complete serial number uses its index, in any notation.
  const narrowed =
    serial === undefined
      ? listConditions(sql, listed, places)
      : sql.part`${listConditions(sql, others, places)} and t.serial = ${serial}`;
  const turn = waiting === undefined ? sql.part`` : sql.part`and ${waitingFor(sql)} = ${waiting}`;
  const aged = age === undefined ? sql.part`` : sql.part`and ${waitingAge(sql, now)} = ${age}`;
  return sql.part`${reachableTickets(sql, account)} ${narrowed} ${turn} ${aged}`;
};

interface CaseRow {
  readonly id: string;
  readonly subject: string;
  readonly status: string;
  readonly area: string | null;
  readonly serial: string | null;
  readonly department: string;
  readonly created_at: Date;
  readonly last_activity_at: Date;
  readonly waiting_for: WaitingFor;
  readonly company: string;
}

const summaryOf = (row: CaseRow): SupportCaseSummary => ({
  id: toId(row.id),
  subject: row.subject,
  status: toStatus(row.status),
  area: row.area === null ? null : toArea(row.area),
  company: row.company,
  serial: row.serial === null ? null : toSerial(row.serial),
  department: row.department,
  opened: row.created_at,
  lastActivity: row.last_activity_at,
  waitingFor: row.waiting_for,
});

/** One page of the support cases visible to an account, with the total number of rows. */
export const listCases = (
  sql: Sql,
  account: Account,
  request: CaseListRequest,
  now: Date,
): Promise<Page<SupportCaseSummary>> =>
  readPage(
    sql,
    {
      table: sql.part`t`,
      from: sql.part`tickets`,
      columns: sql.part`
        t.id, t.subject, t.status, t.area, t.serial, t.department, t.created_at, t.last_activity_at, ${waitingFor(sql)} as waiting_for,
        (select c.name from companies c where c.id = t.company_id) as company`,
      found: foundCases(sql, account, now, request.filter),
      order: orderOf(sql, supportCaseList, request.sort, {
        lastActivity: sql.part`last_activity_at`,
        opened: sql.part`created_at`,
        subject: sortKey(sql, account, sql.part`subject`),
        status: sql.part`array_position(${ticketStatuses}::text[], status)`,
        company: sortKey(sql, account, sql.part`(select c.name from companies c where c.id = t.company_id)`),
      }),
      itemOf: summaryOf,
    },
    request,
  );

interface ContextRow {
  readonly department: string;
  readonly company_name: string;
  readonly debitor: string | null;
  readonly country: string;
  readonly serial: string | null;
  readonly product_name: string | null;
  readonly product_type: string | null;
}

const productOf = async (
  sql: Sql,
  account: Account,
  { serial, product_name: name, product_type: type }: ContextRow,
): Promise<SupportCase["product"]> => {
  if (serial === null || name === null || type === null || !holdsRight("manage_products", account.rights))
    return null;
  return {
    serial: toSerial(serial),
    name,
    type: toType(type),
    results: await readResults(sql, toSerial(serial)),
  };
};

/** One support case; undefined if it is not visible to the account. */
export const readCase = async (
  sql: Sql,
  account: Account,
  id: TicketId,
): Promise<SupportCase | undefined> => {
  const ticket = await readTicket(sql, account, id);
  // A product is shown only while it is registered to the company that opened the case.
  const [row] = await sql<ContextRow>`
    select t.department, c.name as company_name, c.debitor, c.country, p.serial, p.name as product_name, p.type as product_type
    from tickets t join companies c on c.id = t.company_id left join products p on p.serial = t.serial and p.company_id = t.company_id where t.id = ${id}`;
  if (ticket === undefined || row === undefined) return undefined;
  return {
    ticket,
    department: row.department,
    company: { name: row.company_name, debitor: row.debitor, country: row.country },
    product: await productOf(sql, account, row),
  };
};
