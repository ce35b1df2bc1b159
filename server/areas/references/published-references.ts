import * as Schema from "effect/Schema";
import { publishedReferenceList } from "../../../src/domain/references/references.lists.ts";
import type { Page, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { publicReferencePath } from "../../../src/domain/references/public-path.ts";
import {
  PublishedReferenceSummary,
  thumbnailOf,
  type PublishedReference,
} from "../../../src/domain/references/reference.ts";
import type { ReferenceId } from "../../../src/domain/references/reference-id.ts";
import type { Account } from "../../accounts/account.ts";
import { mayBePublic, publicCompanyColumns, type PublicCompanyRow } from "../../accounts/public-company.ts";
import type { Sql } from "../../store/sql.ts";
import { orderOf } from "../kit/paging.ts";
import { sortKey } from "../kit/reader-order.ts";
import { readPublicReference } from "./public-references.ts";
import { contentOf, listPage, type ReferenceRow } from "./reference.sql.ts";

const toSummary = Schema.decodeUnknownSync(PublishedReferenceSummary);

/** The companies that have published reference projects and may be public. */
const publicCompanies = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql.planned<PublicCompanyRow>`
    select ${publicCompanyColumns(sql)}
    from companies c where c.id in (select company_id from reference_projects where status = 'approved')`;
  return rows.filter(mayBePublic).map(({ company_id: id }) => id);
};

const summaryOf = (row: ReferenceRow): PublishedReferenceSummary => {
  const content = contentOf(row);
  return toSummary({
    id: row.id,
    title: row.title,
    type: row.type,
    company: row.company_name,
    country: content.country,
    city: content.city,
    thumbnail: thumbnailOf(content),
    publishedAt: row.published_at?.toISOString(),
  });
};

/** One page of what is published, of all companies (shell §2). */
export const listPublished = async (
  sql: Sql,
  account: Account,
  request: ListRequestOf<typeof publishedReferenceList>,
): Promise<Page<PublishedReferenceSummary>> =>
  listPage(sql, request, {
    seen: sql.part`
      status = 'approved' and published_at is not null and company_id = any(${await publicCompanies(sql)}::text[])`,
    moment: sql.part`published_at`,
    order: orderOf(sql, publishedReferenceList, request.sort, {
      title: sortKey(sql, account, sql.part`title`),
      company: sortKey(sql, account, sql.part`company_name`),
      type: sql.part`type`,
      publishedAt: sql.part`published_at`,
    }),
    itemOf: summaryOf,
  });

/** A published reference project, as visitors of its public page read it. */
export const readPublished = async (sql: Sql, id: ReferenceId): Promise<PublishedReference | undefined> => {
  const found = await readPublicReference(sql, id);
  if (found === undefined || found === "gone") return undefined;
  const { content, company, publishedAt } = found;
  return { id, content, company, publishedAt, link: publicReferencePath(id) };
};
