import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import {
  KEPT_VERSIONS,
  Website,
  type EditedWebsite,
  type PublishedWebsite,
  type WebsiteDraft,
  type WebsiteVersion,
} from "../../../src/domain/website/website.ts";
import type { Picture } from "../../../src/domain/pictures/picture.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import { namePictures } from "../../pictures/picture-uses.ts";
import type { Sql } from "../../store/sql.ts";
import { proposedWebsite } from "./proposed-website.ts";

/** How many slugs of a company lead to its current one. */
const KEPT_SLUGS = 10;

const toWebsite = Schema.decodeUnknownSync(Website);
const encode = Schema.encodeSync(Website);

const nameOf = ({ firstName, lastName }: Account): string => fullName(firstName, lastName);

interface DraftRow {
  readonly draft: unknown;
  readonly revision: number;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly last_version: number;
  readonly live_version: number | null;
}

interface VersionRow {
  readonly version: number;
  readonly website: unknown;
  readonly revision: number;
  readonly published_at: Date;
  readonly published_by: string;
}

const draftOf = (row: DraftRow): WebsiteDraft => ({
  website: toWebsite(row.draft),
  revision: row.revision,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

const versionOf = (row: Omit<VersionRow, "website" | "revision">): WebsiteVersion => ({
  version: row.version,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
});

const readRow = async (sql: Sql, account: Account): Promise<DraftRow | undefined> => {
  const [row] = await sql<DraftRow>`
    select draft, revision, changed_at, changed_by, last_version, live_version from websites where ${ownCompany(sql, account)}`;
  return row;
};

const proposal = async (sql: Sql, account: Account): Promise<WebsiteDraft> => ({
  website: await proposedWebsite(sql, account),
  revision: 0,
  changedAt: null,
  changedBy: null,
});

/** The draft of the account's company; before the first save, what the portal proposes. */
export const readDraft = async (sql: Sql, account: Account): Promise<WebsiteDraft> => {
  const row = await readRow(sql, account);
  return row === undefined ? proposal(sql, account) : draftOf(row);
};

/** A kept version of the account's company. */
export const readVersion = async (
  sql: Sql,
  account: Account,
  version: number,
): Promise<PublishedWebsite | undefined> => {
  const [row] = await sql<VersionRow>`
    select version, website, revision, published_at, published_by from website_versions where ${ownCompany(sql, account)} and version = ${version}`;
  return row === undefined ? undefined : { ...versionOf(row), website: toWebsite(row.website) };
};

/** Draft, live version and versions of the account's company. */
export const readEdited = async (sql: Sql, account: Account): Promise<EditedWebsite> => {
  const row = await readRow(sql, account);
  if (row === undefined) return { draft: await proposal(sql, account), live: null, versions: [] };
  const live = row.live_version === null ? undefined : await readVersion(sql, account, row.live_version);
  const versions = await sql<VersionRow>`
    select version, published_at, published_by from website_versions where ${ownCompany(sql, account)} order by version desc`;
  return { draft: draftOf(row), live: live ?? null, versions: versions.map(versionOf) };
};

/** Locks the company's website until the call ends, so that of several writes each sees the one before. */
export const lockWebsite = async (sql: Sql, account: Account): Promise<void> => {
  await sql`select from companies where id = ${account.companyId} for update`;
};

/** Writes the draft as the next revision. */
export const writeDraft = async (
  sql: Sql,
  account: Account,
  { website, revision, now }: { readonly website: Website; readonly revision: number; readonly now: Date },
): Promise<WebsiteDraft> => {
  const draft = { website, revision: revision + 1, changedAt: now, changedBy: nameOf(account) };
  await sql`
    insert into websites (company_id, draft, revision, changed_at, changed_by)
    values (${account.companyId}, ${sql.json(encode(website))}, ${draft.revision}, ${now}, ${draft.changedBy})
    on conflict (company_id) do update set draft = excluded.draft, revision = excluded.revision, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;
  return draft;
};

/** True where two websites hold the same. */
export const isSameWebsite = (one: Website, other: Website): boolean => Equal.equals(one, other);

const named = ({ header, logo, gallery }: Website): readonly Picture[] =>
  [header, logo, ...gallery].filter((picture) => picture !== null);

const draftOwner = ({ companyId }: Account): string => `draft:${companyId}`;
const liveOwner = ({ companyId }: Account): string => `live:${companyId}`;
const versionOwner = ({ companyId }: Account, version: number): string => `version:${companyId}:${version}`;

/** Keeps the pictures of the draft, in its transaction; returns the field with the first one that the company does not have. */
export const nameDraftPictures = async (
  sql: Sql,
  account: Account,
  website: Website,
  now: Date,
): Promise<"header" | "logo" | "gallery" | undefined> => {
  const owner = {
    companyId: account.companyId,
    purpose: "website" as const,
    owner: draftOwner(account),
    published: false,
  };
  const wrong = await namePictures(sql, owner, named(website), now);
  if (wrong === undefined) return undefined;
  if (website.header?.id === wrong) return "header";
  return website.logo?.id === wrong ? "logo" : "gallery";
};

/** What everybody may see of the company's pictures: those of the live version. */
const publishPictures = async (
  sql: Sql,
  account: Account,
  pictures: readonly Picture[],
  now: Date,
): Promise<void> => {
  const owner = {
    companyId: account.companyId,
    purpose: "website" as const,
    owner: liveOwner(account),
    published: true,
  };
  if ((await namePictures(sql, owner, pictures, now)) !== undefined)
    throw new TypeError("the pictures of a draft are kept");
};

/** True if the slug was free, or the company's own; it is then the company's. */
export const claimSlug = async (sql: Sql, account: Account, slug: string, now: Date): Promise<boolean> => {
  await sql`
    insert into website_slugs (slug, company_id, is_current, since) values (${slug}, ${account.companyId}, false, ${now}) on conflict (slug) do nothing`;
  const [owner] = await sql<{ company_id: string; is_current: boolean }>`
    select company_id, is_current from website_slugs where slug = ${slug}`;
  if (owner?.company_id !== account.companyId) return false;
  if (owner.is_current) return true;
  await sql`update website_slugs set is_current = false where ${ownCompany(sql, account)} and is_current`;
  await sql`update website_slugs set is_current = true, since = ${now} where slug = ${slug}`;
  await sql`
    delete from website_slugs where slug in (
      select slug from website_slugs where ${ownCompany(sql, account)} and not is_current order by since desc, slug offset ${KEPT_SLUGS})`;
  return true;
};

/** True if visitors see what was published of this revision. */
export const isLive = async (sql: Sql, account: Account, revision: number): Promise<boolean> => {
  const [live] = await sql<{ revision: number }>`
    select v.revision from websites w join website_versions v on v.company_id = w.company_id and v.version = w.live_version
    where w.company_id = ${account.companyId}`;
  return live?.revision === revision;
};

/** Makes a website the newest version and the live one; older versions than the last ones are deleted. */
export const writeVersion = async (
  sql: Sql,
  account: Account,
  { website, revision, now }: { readonly website: Website; readonly revision: number; readonly now: Date },
): Promise<void> => {
  const [counted] = await sql<{ last_version: number }>`
    update websites set last_version = last_version + 1, live_version = last_version + 1 where ${ownCompany(sql, account)} returning last_version`;
  if (counted === undefined) throw new TypeError("a published website has a draft in the store");
  await sql`
    insert into website_versions (company_id, version, website, revision, published_at, published_by)
    values (${account.companyId}, ${counted.last_version}, ${sql.json(encode(website))}, ${revision}, ${now}, ${nameOf(account)})`;
  const keeper = { companyId: account.companyId, purpose: "website" as const, published: false };
  const version = counted.last_version;
  await namePictures(sql, { ...keeper, owner: versionOwner(account, version) }, named(website), now);
  await publishPictures(sql, account, named(website), now);
  const old = await sql<{ version: number }>`
    delete from website_versions where ${ownCompany(sql, account)} and version <= ${version - KEPT_VERSIONS} returning version`;
  for (const { version: gone } of old)
    await namePictures(sql, { ...keeper, owner: versionOwner(account, gone) }, [], now);
};

/** Leaves the company without a live version. */
export const writeOffline = async (sql: Sql, account: Account, now: Date): Promise<void> => {
  await sql`update websites set live_version = null where ${ownCompany(sql, account)}`;
  await publishPictures(sql, account, [], now);
};
