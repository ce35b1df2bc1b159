import * as Schema from "effect/Schema";
import { pioneerList, pioneerCaseList } from "../../../src/domain/pioneer/pioneer.lists.ts";
import type { Page, ListRequestOf, SortedOf } from "../../../src/domain/kit/list.ts";
import {
  FOLLOW_UP_WORKING_DAYS,
  PioneerCase,
  PioneerSubmission,
  PioneerSummary,
  RETURN_DAYS,
  type PioneerAge,
  type PioneerId,
} from "../../../src/domain/pioneer/pioneer.ts";
import { pioneerStatuses, type PioneerStatusCode } from "../../../src/domain/pioneer/pioneer-status.ts";
import { VoucherValue } from "../../../src/domain/advantages/voucher.ts";
import { workingDaysAfter } from "../../../src/domain/kit/working-days.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { StoredFile } from "../../files/stored-file.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { voucherValueOf } from "../advantages/advantages.content.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage, type ListedRows } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** Until when a submission of a moment is answered, and what was ordered for it can be returned (business §9). */
export const datesOf = (submittedAt: Date): { readonly followUpOn: Date; readonly returnUntil: Date } => {
  const day = todayOf(submittedAt);
  return {
    followUpOn: workingDaysAfter(day, FOLLOW_UP_WORKING_DAYS),
    returnUntil: new Date(day.getTime() + RETURN_DAYS * dayLength),
  };
};

interface Row {
  readonly id: string;
  readonly order_id: string;
  readonly model: string;
  readonly description: string;
  readonly details: string;
  readonly status: PioneerStatusCode;
  readonly submitted_at: Date;
  readonly follow_up_on: string;
  readonly return_until: string;
  readonly submitted_by: string;
  readonly file_name: string;
  readonly file_size: number;
  readonly taken_at: Date | null;
  readonly taken_by: string;
  readonly closed_at: Date | null;
  readonly closed_by: string;
  readonly outcome: string;
  readonly voucher_id: string | null;
  readonly percent: number | null;
  readonly amount_cents: number | null;
  readonly amount_currency: string | null;
  readonly company: string;
  readonly customer: string | null;
  readonly country: string;
}

const toSummary = Schema.decodeUnknownSync(PioneerSummary);
const toSubmission = Schema.decodeUnknownSync(PioneerSubmission);
const toCase = Schema.decodeUnknownSync(PioneerCase);
const ofValue = Schema.encodeSync(VoucherValue);

const fieldsOf = (row: Row): object => ({
  id: row.id,
  order: row.order_id,
  model: row.model,
  description: row.description,
  status: row.status,
  submittedAt: row.submitted_at.toISOString(),
  followUpOn: row.follow_up_on,
  returnUntil: row.return_until,
  details: row.details,
  submittedBy: row.submitted_by,
  log: { name: row.file_name, size: row.file_size },
  takenAt: row.taken_at?.toISOString() ?? null,
  outcome:
    row.closed_at === null || row.voucher_id === null
      ? null
      : {
          at: row.closed_at.toISOString(),
          text: row.outcome,
          voucher: row.voucher_id,
          value: ofValue(voucherValueOf(row)),
        },
});

const caseOf = (row: Row): PioneerCase =>
  toCase({
    ...fieldsOf(row),
    company: row.company,
    customer: row.customer,
    country: row.country,
    takenBy: row.taken_by,
    closedBy: row.closed_by,
  });

const rowsWhere = (sql: Sql, condition: SqlPart): SqlPart => sql.part`
  select p.*, a.first_name || ' ' || a.last_name as submitted_by, f.name as file_name, f.size as file_size,
    v.percent, v.amount_cents, v.amount_currency, c.name as company, c.debitor as customer, c.country
  from pioneer_submissions p join accounts a on a.id = p.account_id join companies c on c.id = p.company_id
    join files f on f.id = p.file_id left join vouchers v on v.id = p.voucher_id
  where ${condition}`;

const byStatus = (sql: Sql): SqlPart => sql.part`array_position(${pioneerStatuses}::text[], status)`;

const columns = (sql: Sql, reader: Reader): Readonly<Record<SortedOf<typeof pioneerList>, SqlPart>> => ({
  submittedAt: sql.part`submitted_at`,
  model: sortKey(sql, reader, sql.part`model`),
  order: sql.part`order_id`,
  status: byStatus(sql),
  followUpOn: sql.part`follow_up_on`,
});

/** What the lists are read from. */
const allRows = (sql: Sql): Pick<ListedRows<Row, never>, "table" | "from" | "columns"> => ({
  table: sql.part`listed`,
  from: sql.part`(${rowsWhere(sql, sql.part`true`)})`,
  columns: sql.part`*`,
});

const places = (sql: Sql) => ({ moment: sql.part`submitted_at` });

/** One page of the company's submissions, newest first. */
export const listSubmissions = (
  sql: Sql,
  account: Account,
  request: ListRequestOf<typeof pioneerList>,
): Promise<Page<PioneerSummary>> =>
  readPage(
    sql,
    {
      ...allRows(sql),
      found: sql.part`${ownCompany(sql, account)} ${listConditions(sql, request.filter ?? {}, places(sql))}`,
      order: orderOf(sql, pioneerList, request.sort, columns(sql, account)),
      itemOf: (row: Row) => toSummary(fieldsOf(row)),
    },
    request,
  );

const ageConditions = (sql: Sql, now: Date): Readonly<Record<PioneerAge, SqlPart>> => {
  const before = (days: number): Date => new Date(now.getTime() - days * dayLength);
  return {
    week: sql.part`submitted_at < ${before(7)}`,
    fortnight: sql.part`submitted_at < ${before(14)}`,
    late: sql.part`status <> 'done' and follow_up_on < ${dayText(now)}::date`,
  };
};

/** One page of all companies' submissions: those that nobody has taken first, and of them the longest waiting. */
export const listCases = (
  sql: Sql,
  reader: Reader,
  request: ListRequestOf<typeof pioneerCaseList>,
  now: Date,
): Promise<Page<PioneerCase>> => {
  const { age, ...filter } = request.filter ?? {};
  const aged = age === undefined ? sql.part`true` : ageConditions(sql, now)[age];
  return readPage(
    sql,
    {
      ...allRows(sql),
      found: sql.part`${aged} ${listConditions(sql, filter, places(sql))}`,
      order: orderOf(sql, pioneerCaseList, request.sort, {
        ...columns(sql, reader),
        company: sortKey(sql, reader, sql.part`company`),
      }),
      itemOf: caseOf,
    },
    request,
  );
};

/** One of the company's submissions. */
export const readSubmission = async (
  sql: Sql,
  account: Account,
  id: PioneerId,
): Promise<PioneerSubmission | undefined> => {
  const [row] = await sql<Row>`${rowsWhere(sql, sql.part`p.id = ${id} and p.${ownCompany(sql, account)}`)}`;
  return row === undefined ? undefined : toSubmission(fieldsOf(row));
};

/** A submission of any company, for staff. */
export const readCase = async (sql: Sql, id: PioneerId): Promise<PioneerCase | undefined> => {
  const [row] = await sql<Row>`${rowsWhere(sql, sql.part`p.id = ${id}`)}`;
  return row === undefined ? undefined : caseOf(row);
};

/** The log file of a submission that `reachable` allows. */
export const readLog = async (
  sql: Sql,
  id: PioneerId,
  reachable: SqlPart,
): Promise<StoredFile | undefined> => {
  const [file] = await sql<StoredFile>`
    select f.id, f.name, f.kind, f.size, f.sha256 from pioneer_submissions p join files f on f.id = p.file_id
    where p.id = ${id} and ${reachable}`;
  return file;
};
