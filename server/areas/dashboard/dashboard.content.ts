import * as Schema from "effect/Schema";
import type { Banner } from "../../../src/domain/dashboard/dashboard.ts";
import { groupNames } from "../../../src/domain/shell/access.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { EntryId, Href, textIn, textsOf } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";
import { everybody, meantFor } from "../messages/audience.ts";

/** A banner of the dashboard as it is kept: in all languages, each with its link. */
const BannerEntry = Schema.Struct({
  id: EntryId,
  /** Its place on the dashboard. */
  position: Schema.Int,
  /** The groups that see it. */
  audience: Schema.NonEmptyArray(Schema.Literals([everybody, ...groupNames])),
  texts: textsOf(
    Schema.Struct({ title: Schema.NonEmptyString, text: Schema.String, href: Schema.NullOr(Href) }),
  ),
});
type BannerEntry = typeof BannerEntry.Type;

/** The banners of an account in its language. */
export const listBanners = async (sql: Sql, account: Account, locale: Locale): Promise<readonly Banner[]> => {
  const rows = await sql<BannerEntry>`
    select id, texts from banners where ${meantFor(sql, account)} order by position, id`;
  return rows.map(({ id, texts }) => ({ id, ...textIn(texts, locale) }));
};

/** News on the dashboard (shell §3). */
export const banners = collection({
  name: "banners",
  entry: BannerEntry,
  keyOf: ({ id }) => id,
  read: (sql) => sql<BannerEntry>`select id, position, audience, texts from banners`,
  save: (sql, entries) => saveRows(sql, "banners", "id", entries),
  remove: (sql, keys) => removeRows(sql, "banners", "id", keys),
});
