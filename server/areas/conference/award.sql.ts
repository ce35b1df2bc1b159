import * as Schema from "effect/Schema";
import {
  Award,
  type AwardCategoryId,
  type AwardProject,
  type ProjectSource,
} from "../../../src/domain/conference/award.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import { type ReferenceContent } from "../../../src/domain/references/reference.ts";
import { ReferenceId } from "../../../src/domain/references/reference-id.ts";
import { textIn, textsOf } from "../../content/schemas.ts";
import type { PictureOwner } from "../../pictures/picture-uses.ts";
import type { Sql } from "../../store/sql.ts";
import { sortKey } from "../kit/reader-order.ts";

/** The name of a category, and what it is about, in each language. */
export const CategoryTexts = textsOf(
  Schema.Struct({ name: Schema.NonEmptyString, text: Schema.NonEmptyString }),
);

/** An award as it is stored. */
export interface AwardRow {
  readonly conference_id: string;
  readonly deadline: Date;
  readonly categories: readonly { readonly id: string; readonly texts: typeof CategoryTexts.Type }[];
}

interface ProjectRow {
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly pictures: AwardProject["pictures"];
  readonly submitted: boolean;
  readonly reference_id: string | null;
  readonly saved_at: Date;
  readonly version: number;
}

const toReferenceId = Schema.decodeSync(ReferenceId);
const toAward = Schema.decodeUnknownSync(Schema.toType(Award));

const projectOf = ({
  title,
  description,
  pictures,
  submitted,
  reference_id: reference,
  saved_at: savedAt,
  version,
}: ProjectRow): AwardProject => ({
  title,
  text: description,
  pictures,
  submitted,
  reference: reference === null ? null : toReferenceId(reference),
  savedAt,
  version,
});

/** The company's approved references; none for who may not manage references. */
const readSources = async (sql: Sql, account: Account): Promise<readonly ProjectSource[]> => {
  const { companyId, rights } = account;
  if (!holdsRight("partner_references", rights)) return [];
  const rows = await sql<{ id: string; content: ReferenceContent }>`
    select id, content from reference_projects where company_id = ${companyId} and status = 'approved'
    order by ${sortKey(sql, account, sql.part`title`)}, id`;
  return rows.map(({ id, content: { title, challenge, solution, pictures } }) => ({
    id: toReferenceId(id),
    title,
    challenge,
    solution,
    pictures,
  }));
};

/** True for an approved reference of the company that the account may take over. */
export const isSource = async (sql: Sql, account: Account, id: ReferenceId): Promise<boolean> =>
  (await readSources(sql, account)).some((source) => source.id === id);

/** The award of the conference that comes next, or takes place now. */
export const readAward = async (
  sql: Sql,
  account: Account,
  locale: Locale,
  now: Date,
): Promise<Award | undefined> => {
  const [row] = await sql<AwardRow>`
    select a.* from awards a join conferences c on c.id = a.conference_id where c.ends_at > ${now} order by c.starts_at, c.id limit 1`;
  if (row === undefined) return undefined;
  const projects = await sql<ProjectRow>`
    select * from award_projects where conference_id = ${row.conference_id} and company_id = ${account.companyId}`;
  return toAward({
    conference: row.conference_id,
    deadline: row.deadline,
    closed: row.deadline <= now,
    categories: row.categories.map(({ id, texts }) => {
      const found = projects.find(({ category }) => category === id);
      return { id, ...textIn(texts, locale), project: found === undefined ? null : projectOf(found) };
    }),
    sources: await readSources(sql, account),
  });
};

/** Locks an award until the transaction ends: its deadline and categories stay as they are, and of two saves the second finds what the first wrote. */
export const holdAward = async (sql: Sql, conference: string): Promise<AwardRow | undefined> => {
  const [row] = await sql<AwardRow>`select * from awards where conference_id = ${conference} for update`;
  return row;
};

/** Who names the pictures of a project: its company alone and staff see them. */
export const projectOwner = (companyId: string, conference: string, category: string): PictureOwner => ({
  companyId,
  purpose: "award",
  owner: `project:${conference}:${companyId}:${category}`,
  published: false,
});

/** The company's project in a category. */
export const readProject = async (
  sql: Sql,
  { companyId }: Account,
  conference: string,
  category: AwardCategoryId,
): Promise<AwardProject | undefined> => {
  const [row] = await sql<ProjectRow>`
    select * from award_projects where conference_id = ${conference} and company_id = ${companyId} and category = ${category}`;
  return row === undefined ? undefined : projectOf(row);
};
