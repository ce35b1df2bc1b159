import * as Schema from "effect/Schema";
import { Article } from "../kit/article.ts";
import { Money } from "../kit/money.ts";
import { Percent } from "../kit/percent.ts";
import { lineCents } from "../kit/rounding.ts";

export const PackageId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(Schema.brand("PackageId"));
export type PackageId = typeof PackageId.Type;

/** What partners get on campus packages, in per cent (business §9). */
const CAMPUS_PERCENT = 10;

/** So many of an article are in a package. */
export const PackageContent = Schema.Struct({
  article: Article,
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 })),
});
export type PackageContent = typeof PackageContent.Type;

/** The prices of a package for one company. */
const packagePrices = {
  /** Without VAT and without the discount. */
  listPrice: Money,
  /** Without VAT, with the discount where the company has one. */
  price: Money,
  /** The discount; null for who is no partner. */
  percent: Schema.NullOr(Percent),
  /** What is paid: with discount and VAT. */
  total: Money,
} as const;

/** A campus package in the reader's language (business §2). */
export const CampusPackage = Schema.Struct({
  id: PackageId,
  name: Schema.String,
  text: Schema.String,
  contents: Schema.Array(PackageContent),
  ...packagePrices,
});
export type CampusPackage = typeof CampusPackage.Type;

/** The prices of a package from its list price (business §9), each rounded once. */
export const pricesOf = (
  listPrice: Money,
  vatRate: number,
  partner: boolean,
): Pick<CampusPackage, keyof typeof packagePrices> => {
  const percent = partner ? CAMPUS_PERCENT : null;
  const line = { unitCents: listPrice.cents, quantity: 1, discount: (percent ?? 0) / 100 };
  const { currency } = listPrice;
  return {
    listPrice,
    percent,
    price: { cents: lineCents({ ...line, vatRate: 0 }), currency },
    total: { cents: lineCents({ ...line, vatRate }), currency },
  };
};
