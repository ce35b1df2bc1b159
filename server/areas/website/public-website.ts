import * as Schema from "effect/Schema";
import { Website } from "../../../src/domain/website/website.ts";
import { mayBePublic, publicCompanyColumns, type PublicCompanyRow } from "../../accounts/public-company.ts";
import type { Sql } from "../../store/sql.ts";

/** A website as its visitors get it. */
interface LiveWebsite {
  readonly _tag: "Live";
  readonly slug: string;
  readonly companyId: string;
  readonly website: Website;
  readonly version: number;
  readonly publishedAt: Date;
}

/** What is at the address of a slug. */
export type PublicWebsite =
  | LiveWebsite
  /** The company has another slug by now. */
  | { readonly _tag: "Moved"; readonly slug: string }
  /** The company took its website offline, and may publish it again. */
  | { readonly _tag: "Offline" }
  /** The company is shut, or is no partner any more. */
  | { readonly _tag: "Gone" };

interface Row extends PublicCompanyRow {
  readonly current_slug: string;
  readonly live_version: number | null;
  readonly website: unknown;
  readonly published_at: Date | null;
}

const toWebsite = Schema.decodeUnknownSync(Website);

/** The published website of a slug; undefined for a slug that nobody has. */
export const readPublicWebsite = async (sql: Sql, slug: string): Promise<PublicWebsite | undefined> => {
  const [row] = await sql.planned<Row>`
    select ${publicCompanyColumns(sql)},
      current.slug as current_slug, w.live_version, v.website, v.published_at
    from website_slugs s
      join websites w on w.company_id = s.company_id
      join companies c on c.id = s.company_id
      join website_slugs current on current.company_id = s.company_id and current.is_current
      left join website_versions v on v.company_id = w.company_id and v.version = w.live_version
    where s.slug = ${slug}`;
  if (row === undefined) return undefined;
  if (!mayBePublic(row)) return { _tag: "Gone" };
  if (row.live_version === null || row.published_at === null) return { _tag: "Offline" };
  if (row.current_slug !== slug) return { _tag: "Moved", slug: row.current_slug };
  return {
    _tag: "Live",
    slug,
    companyId: row.company_id,
    website: toWebsite(row.website),
    version: row.live_version,
    publishedAt: row.published_at,
  };
};
