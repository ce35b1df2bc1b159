import {
  applicationAreas,
  referenceTypes,
  type ApplicationArea,
  type ReferenceContent,
  type ReferenceType,
} from "../../../src/domain/references/reference.ts";
import { mayBePublic, publicCompanyColumns, type PublicCompanyRow } from "../../accounts/public-company.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { contentOf } from "./reference.sql.ts";

/** A reference project as visitors read it. */
export interface PublicReference {
  readonly id: string;
  readonly company: string;
  /** Of the company's website, while it is published. */
  readonly slug: string | undefined;
  readonly content: ReferenceContent;
  readonly publishedAt: Date;
  /** Differs whenever anything of it differs. */
  readonly version: string;
}

interface PublicRow extends PublicCompanyRow {
  readonly id: string;
  readonly status: string;
  readonly revision: number;
  readonly content: unknown;
  readonly published_at: Date | null;
  readonly slug: string | null;
}

const rowsWhere = (sql: Sql, condition: SqlPart): SqlPart => sql.part`
  select r.id, r.status, r.revision, r.content, r.published_at, ${publicCompanyColumns(sql)}, s.slug
  from reference_projects r
    join companies c on c.id = r.company_id
    left join websites w on w.company_id = c.id and w.live_version is not null
    left join website_slugs s on s.company_id = w.company_id and s.is_current
  where ${condition}`;

const publicOf = (row: PublicRow & { readonly published_at: Date }): PublicReference => {
  const content = contentOf(row);
  return {
    id: row.id,
    company: row.company_name,
    slug: row.slug ?? undefined,
    content,
    publishedAt: row.published_at,
    version: `${row.id} ${row.revision} ${content.language} ${row.published_at.getTime()} ${row.slug} ${row.company_name}`,
  };
};

/** What is at the public address of a number: undefined where there never was anything. */
export const readPublicReference = async (
  sql: Sql,
  id: string,
): Promise<PublicReference | "gone" | undefined> => {
  const [row] = await sql.planned<PublicRow>`${rowsWhere(sql, sql.part`r.id = ${id}`)}`;
  if (row === undefined) return undefined;
  const { published_at: publishedAt } = row;
  if (publishedAt === null) return undefined;
  return row.status === "approved" && mayBePublic(row)
    ? publicOf({ ...row, published_at: publishedAt })
    : "gone";
};

/** The filters of the public list. */
export interface PublicFilter {
  readonly type?: ReferenceType;
  readonly area?: ApplicationArea;
  readonly country?: string;
}

/** The filters of an address; anything that is no code, and a country that no reference project has, counts for nothing. */
export const publicFilterOf = (query: URLSearchParams, all: readonly PublicReference[]): PublicFilter => {
  const type = referenceTypes.find((known) => known === query.get("type"));
  const area = applicationAreas.find((known) => known === query.get("area"));
  const country = all.find(({ content }) => content.country === query.get("country"))?.content.country;
  return {
    ...(type !== undefined && { type }),
    ...(area !== undefined && { area }),
    ...(country !== undefined && country !== "" && { country }),
  };
};

/** Whether a reference project is among those of a filter. */
export const isFound =
  ({ type, area, country }: PublicFilter) =>
  ({ content }: PublicReference): boolean =>
    (type === undefined || content.type === type) &&
    (area === undefined || content.areas.includes(area)) &&
    (country === undefined || content.country === country);

/** Every approved reference project that visitors may read, the newest first. */
export const listPublicReferences = async (sql: Sql): Promise<readonly PublicReference[]> => {
  const rows = await sql.planned<PublicRow & { readonly published_at: Date }>`
    ${rowsWhere(sql, sql.part`r.status = 'approved' and r.published_at is not null`)} order by r.published_at desc, r.id`;
  return rows.filter(mayBePublic).map(publicOf);
};
