import * as Schema from "effect/Schema";
import { PackageContent } from "../../../src/domain/campus-packages/campus-package.ts";
import { Money } from "../../../src/domain/kit/money.ts";
import { collection } from "../../content/collection.ts";
import { pictureKind } from "../../content/picture.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { CountryCode, EntryId, textsOf } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";

/** The picture as base64: JPEG, PNG or GIF of at most 2 MB (business §9). */
const Picture = Schema.String.check(
  Schema.isMaxLength(Math.ceil(2_000_000 / 3) * 4),
  Schema.makeFilter((base64) => pictureKind(base64) !== undefined || "it is no JPEG, PNG or GIF in base64"),
);

/** The list price of a package in some countries, without VAT, and their rate of VAT as a fraction. */
const MarketPrice = Schema.Struct({
  countries: Schema.NonEmptyArray(CountryCode),
  net: Money,
  vatRate: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })),
});

/** A campus package without its picture: for all countries and in all languages. */
const PackageOffer = Schema.Struct({
  id: EntryId,
  /** Its place in the list. */
  position: Schema.Int,
  articleNumber: Schema.NonEmptyString,
  texts: textsOf(Schema.Struct({ name: Schema.NonEmptyString, text: Schema.String })),
  contents: Schema.NonEmptyArray(PackageContent),
  /** It is not offered in other countries. */
  prices: Schema.NonEmptyArray(MarketPrice),
});
export type PackageOffer = typeof PackageOffer.Type;

/** A campus package as it is kept. */
const PackageEntry = Schema.Struct({ ...PackageOffer.fields, picture: Picture }).check(
  Schema.makeFilter(({ prices }) => {
    const countries = prices.flatMap((price) => price.countries);
    return new Set(countries).size === countries.length || "a country has more than one price";
  }),
);
interface OfferRow {
  readonly id: string;
  readonly position: number;
  readonly article_number: string;
  readonly texts: unknown;
  readonly contents: unknown;
  readonly prices: unknown;
}
interface PackageRow extends OfferRow {
  readonly picture: string;
}

const toOffer = Schema.decodeUnknownSync(PackageOffer);
const toEntry = Schema.decodeUnknownSync(PackageEntry);
const ofEntry = Schema.encodeSync(PackageEntry);

const named = <Row extends OfferRow>({ article_number: articleNumber, ...row }: Row) => ({
  ...row,
  articleNumber,
});

/** All campus packages in their order, without their pictures. */
export const readOffers = async (sql: Sql): Promise<readonly PackageOffer[]> => {
  const rows = await sql<OfferRow>`
    select id, position, article_number, texts, contents, prices from campus_packages order by position, id`;
  return rows.map((row) => toOffer(named(row)));
};

/** The picture of a package in base64. */
export const readPicture = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [row] = await sql<Pick<PackageRow, "picture">>`select picture from campus_packages where id = ${id}`;
  return row?.picture;
};

/** Campus packages (business §2). */
export const campusPackages = collection({
  name: "campusPackages",
  entry: PackageEntry,
  keyOf: ({ id }) => id,
  read: async (sql) =>
    (await sql<PackageRow>`select * from campus_packages`).map((row) => toEntry(named(row))),
  save: (sql, entries) =>
    saveRows(
      sql,
      "campus_packages",
      "id",
      entries.map((kept) => {
        const { articleNumber, ...entry } = ofEntry(kept);
        return { ...entry, article_number: articleNumber };
      }),
    ),
  remove: (sql, keys) => removeRows(sql, "campus_packages", "id", keys),
});
