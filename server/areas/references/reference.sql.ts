import * as Schema from "effect/Schema";
import {
  referenceList,
  type publishedReferenceList,
  referenceReviewList,
} from "../../../src/domain/references/references.lists.ts";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import {
  emptyReference,
  Reference,
  ReferenceContent,
  ReferenceSummary,
  thumbnailOf,
} from "../../../src/domain/references/reference.ts";
import { type ReferenceId } from "../../../src/domain/references/reference-id.ts";
import {
  referenceStatuses,
  type ReferenceStatusCode,
} from "../../../src/domain/references/reference-life.ts";
import { publicReferencePath } from "../../../src/domain/references/public-path.ts";
import type { Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { searchTextOf } from "../kit/fold.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage, type PageRequest } from "../kit/paging.ts";
import { sortKey } from "../kit/reader-order.ts";
import { isStaff } from "../tickets/ticket-access.ts";

/** A row of reference projects, joined with its company. */
export interface ReferenceRow {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly status: ReferenceStatusCode;
  readonly revision: number;
  readonly content: unknown;
  readonly title: string;
  readonly type: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly submitted_by_id: string | null;
  readonly submitted_at: Date | null;
  /** When it was last put online; null if it never was. */
  readonly published_at: Date | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly reason: string;
  readonly comments: unknown;
}

const toReference = Schema.decodeUnknownSync(Reference);
const toSummary = Schema.decodeUnknownSync(ReferenceSummary);
const toContent = Schema.decodeUnknownSync(ReferenceContent);
const encodeContent = Schema.encodeSync(ReferenceContent);

/** The content of a row, as the domain has it. */
export const contentOf = ({ content }: Pick<ReferenceRow, "content">): ReferenceContent => toContent(content);

const linkOf = ({ id, status }: Pick<ReferenceRow, "id" | "status">): string | null =>
  status === "approved" ? publicReferencePath(id) : null;

/** A row as its readers see it. */
export const referenceOf = (row: ReferenceRow): Reference =>
  toReference({
    id: row.id,
    status: row.status,
    revision: row.revision,
    content: row.content,
    company: row.company_name,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decision:
      row.decided_at === null
        ? null
        : {
            at: row.decided_at.toISOString(),
            by: row.decided_by ?? "",
            reason: row.reason,
            comments: row.comments,
          },
    link: linkOf(row),
  });

const summaryOf = (row: ReferenceRow): ReferenceSummary => {
  const content = contentOf(row);
  const { country, city } = content;
  return toSummary({
    id: row.id,
    title: row.title,
    type: row.type,
    status: row.status,
    company: row.company_name,
    country,
    city,
    thumbnail: thumbnailOf(content),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    link: linkOf(row),
  });
};

/** The condition of those that an account may open: its company's, for staff all that were submitted. */
export const reachableReferences = (sql: Sql, account: Account): SqlPart =>
  isStaff(account)
    ? sql.part`status not in ('draft', 'deleted')`
    : sql.part`company_id = ${account.companyId} and status <> 'deleted'`;

const columns = (sql: Sql): SqlPart => sql.part`
  r.id, r.company_id, c.name as company_name, r.status, r.revision, r.content, r.title, r.type, r.created_by, r.created_at,
  r.submitted_by_id, r.submitted_at, r.published_at, r.decided_by, r.decided_at, r.reason, r.comments`;

/** One reference project, if the account may open it. */
export const readReference = async (
  sql: Sql,
  account: Account,
  id: ReferenceId,
): Promise<ReferenceRow | undefined> => {
  const [row] = await sql<ReferenceRow>`
    select ${columns(sql)} from reference_projects r join companies c on c.id = r.company_id where r.id = ${id} and ${reachableReferences(sql, account)}`;
  return row;
};

/** The same, locked until the call ends: of two that change it at the same time, the second one sees the first. */
export const lockReference = async (
  sql: Sql,
  account: Account,
  id: ReferenceId,
): Promise<ReferenceRow | undefined> => {
  await sql`select from reference_projects where id = ${id} for update`;
  return readReference(sql, account, id);
};

/** One that was just changed, whatever its status is now. */
export const rereadReference = async (sql: Sql, id: ReferenceId): Promise<ReferenceRow> => {
  const [row] = await sql<ReferenceRow>`
    select ${columns(sql)} from reference_projects r join companies c on c.id = r.company_id where r.id = ${id}`;
  if (row === undefined) throw new Error("A reference project that is locked is not removed");
  return row;
};

/** What one of the lists has, and how it shows a row. */
interface Listed<Item> {
  readonly seen: SqlPart;
  /** What its period is about. */
  readonly moment: SqlPart;
  readonly order: SqlPart;
  readonly itemOf: (row: ReferenceRow) => Item;
}

/** One page of a list. */
export const listPage = <Item>(
  sql: Sql,
  request: PageRequest & { readonly filter?: FilterOf<typeof referenceList | typeof publishedReferenceList> },
  { seen, moment, order, itemOf }: Listed<Item>,
): Promise<Page<Item>> => {
  const { type, area, ...filter } = request.filter ?? {};
  return readPage(
    sql,
    {
      table: sql.part`listed`,
      from: sql.part`(
        select ${columns(sql)}, r.areas, r.search_text from reference_projects r join companies c on c.id = r.company_id)`,
      columns: sql.part`*`,
      found: sql.part`${seen} ${listConditions(sql, filter, { moment })}
        ${type === undefined ? sql.part`` : sql.part`and type = ${type}`}
        ${area === undefined ? sql.part`` : sql.part`and ${area} = any(areas)`}`,
      order,
      itemOf,
    },
    request,
  );
};

const byStatus = (sql: Sql): SqlPart => sql.part`array_position(${referenceStatuses}::text[], status)`;

/** One page of the company's reference projects. */
export const listReferences = (sql: Sql, account: Account, request: ListRequestOf<typeof referenceList>) =>
  listPage(sql, request, {
    seen: sql.part`company_id = ${account.companyId} and status <> 'deleted'`,
    moment: sql.part`created_at`,
    order: orderOf(sql, referenceList, request.sort, {
      title: sortKey(sql, account, sql.part`title`),
      type: sql.part`type`,
      status: byStatus(sql),
      createdAt: sql.part`created_at`,
      createdBy: sortKey(sql, account, sql.part`created_by`),
    }),
    itemOf: summaryOf,
  });

/** One page of what staff review; what waits is first, the longest waiting before the others. */
export const listReviews = (sql: Sql, account: Account, request: ListRequestOf<typeof referenceReviewList>) =>
  listPage(sql, request, {
    seen: reachableReferences(sql, account),
    moment: sql.part`submitted_at`,
    order: orderOf(sql, referenceReviewList, request.sort, {
      submittedAt: sql.part`submitted_at`,
      company: sortKey(sql, account, sql.part`company_name`),
      title: sortKey(sql, account, sql.part`title`),
      type: sql.part`type`,
      status: sql.part`(${byStatus(sql)}, submitted_at)`,
    }),
    itemOf: summaryOf,
  });

/** The columns that follow from the content. */
export const contentColumns = (id: string, company: string, content: ReferenceContent) => ({
  content: encodeContent(content),
  title: content.title,
  type: content.type,
  areas: content.areas,
  search_text: searchTextOf(id, content.title, company, content.city),
});

/** Stores a new reference project and returns its number. */
export const insertReference = async (
  sql: Sql,
  { id: accountId, companyId, companyName, firstName, lastName }: Account,
  begun: Partial<ReferenceContent>,
  now: Date,
): Promise<string> => {
  const [number] = await sql<{ number: number }>`select nextval('reference_number') as number`;
  const id = `RP-${String(number?.number ?? 0).padStart(6, "0")}`;
  const { content, ...derived } = contentColumns(id, companyName, { ...emptyReference, ...begun });
  await sql`
    insert into reference_projects (id, company_id, status, content, title, type, areas, search_text, created_by_id, created_by, created_at)
    values (${id}, ${companyId}, 'draft', ${sql.json(content)}, ${derived.title}, ${derived.type}, ${derived.areas},
      ${derived.search_text}, ${accountId}, ${fullName(firstName, lastName)}, ${now})`;
  return id;
};

/** Replaces the content of a draft. */
export const saveContent = async (
  sql: Sql,
  { id, company_name: company }: ReferenceRow,
  written: ReferenceContent,
): Promise<void> => {
  const { content, ...derived } = contentColumns(id, company, written);
  await sql`
    update reference_projects set content = ${sql.json(content)}, title = ${derived.title}, type = ${derived.type},
      areas = ${derived.areas}, search_text = ${derived.search_text}, revision = revision + 1 where id = ${id}`;
};
