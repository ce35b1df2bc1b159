import * as Schema from "effect/Schema";
import { knownIssueList } from "../../../src/domain/known-issues/known-issues.lists.ts";
import type { Page, ListRequestOf } from "../../../src/domain/kit/list.ts";
import {
  KnownIssue,
  knownIssueStatuses,
  type IssueTexts,
  type KnownIssueId,
  type KnownIssueStatusCode,
} from "../../../src/domain/known-issues/known-issue.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayText } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";

type ListRequest = ListRequestOf<typeof knownIssueList>;

/** What is written of a known issue, checked. */
export interface KnownIssueData {
  readonly code: string;
  readonly from: Date;
  readonly until: Date | null;
  readonly countries: readonly string[];
  readonly texts: IssueTexts;
  readonly inPortal: boolean;
}

/** Who writes it, and when. */
interface Change {
  readonly at: Date;
  readonly by: string;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly status: KnownIssueStatusCode;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly countries: readonly string[];
  readonly texts: IssueTexts;
  readonly in_portal: boolean;
  readonly changed_at: Date;
  readonly changed_by: string;
}

const toIssue = Schema.decodeUnknownSync(KnownIssue);

const issueOf = (row: Row): KnownIssue =>
  toIssue({
    id: row.id,
    version: row.version,
    code: row.code,
    status: row.status,
    from: row.from_day,
    until: row.until_day,
    countries: row.countries,
    texts: row.texts,
    inPortal: row.in_portal,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  });

/** The known issues with the status that they have on a day. */
const onDay = (sql: Sql, today: Date): SqlPart => sql.part`(
  select *, case when ended or until_day < ${dayText(today)}::date then 'past' when from_day > ${dayText(today)}::date then 'planned' else 'current' end as status
  from known_issues)`;

/** One page of the known issues, the latest first. */
export const listKnownIssues = (sql: Sql, today: Date, request: ListRequest): Promise<Page<KnownIssue>> =>
  readPage(
    sql,
    {
      table: sql.part`listed`,
      from: onDay(sql, today),
      columns: sql.part`*`,
      found: sql.part`true ${listConditions(sql, request.filter ?? {})}`,
      order: orderOf(sql, knownIssueList, request.sort, {
        code: sql.part`code`,
        status: sql.part`array_position(${knownIssueStatuses}::text[], status)`,
        from: sql.part`from_day`,
        changedAt: sql.part`changed_at`,
      }),
      itemOf: issueOf,
    },
    request,
  );

/** One known issue. */
export const readKnownIssue = async (
  sql: Sql,
  today: Date,
  id: KnownIssueId,
): Promise<KnownIssue | undefined> => {
  const [row] = await sql<Row>`select * from ${onDay(sql, today)} listed where id = ${id}`;
  return row === undefined ? undefined : issueOf(row);
};

/** The known issues of a day. */
export const currentIssues = async (sql: Sql, today: Date): Promise<readonly KnownIssue[]> => {
  const rows = await sql<Row>`
    select * from ${onDay(sql, today)} listed where status = 'current' order by code, from_day desc, id`;
  return rows.map(issueOf);
};

const searchText = ({ code, texts }: KnownIssueData): string => searchTextOf(code, ...Object.values(texts));

export const insertKnownIssue = async (
  sql: Sql,
  id: KnownIssueId,
  data: KnownIssueData,
  { at, by }: Change,
): Promise<void> => {
  await sql`
    insert into known_issues (id, code, from_day, until_day, countries, texts, in_portal, search_text, changed_at, changed_by)
    values (${id}, ${data.code}, ${dayText(data.from)}::date, ${data.until === null ? null : dayText(data.until)}::date,
      ${data.countries}::text[], ${sql.json(data.texts)}, ${data.inPortal}, ${searchText(data)}, ${at}, ${by})`;
};

/** Changes a known issue of that version; false if there is none. An ended one with another last day holds again. */
export const changeKnownIssue = async (
  sql: Sql,
  id: KnownIssueId,
  version: number,
  data: KnownIssueData,
  { at, by }: Change,
): Promise<boolean> => {
  const changed = await sql`
    update known_issues set code = ${data.code}, from_day = ${dayText(data.from)}::date,
      until_day = ${data.until === null ? null : dayText(data.until)}::date, countries = ${data.countries}::text[],
      texts = ${sql.json(data.texts)}, in_portal = ${data.inPortal}, search_text = ${searchText(data)},
      ended = ended and until_day is not distinct from ${data.until === null ? null : dayText(data.until)}::date,
      changed_at = ${at}, changed_by = ${by}, version = version + 1
    where id = ${id} and version = ${version} returning id`;
  return changed.length > 0;
};

/** Ends what holds on a day, or from a later one on: the day is its last one, and over for it. What is past stays as it is. */
export const endKnownIssue = async (
  sql: Sql,
  today: Date,
  id: KnownIssueId,
  { at, by }: Change,
): Promise<void> => {
  await sql`
    update known_issues set from_day = least(from_day, ${dayText(today)}::date), until_day = ${dayText(today)}::date,
      ended = true, changed_at = ${at}, changed_by = ${by}, version = version + 1
    where id in (select id from ${onDay(sql, today)} listed where id = ${id} and status <> 'past')`;
};

/** Deletes a known issue; false if there is none. */
export const deleteKnownIssue = async (sql: Sql, id: KnownIssueId): Promise<boolean> =>
  (await sql`delete from known_issues where id = ${id} returning id`).length > 0;
