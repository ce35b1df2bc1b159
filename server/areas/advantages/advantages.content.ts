import * as Schema from "effect/Schema";
import { promotionKinds, WEEKLY_PERCENT } from "../../../src/domain/advantages/advantages.ts";
import {
  Benefit,
  benefitTiers,
  type BenefitService,
  type BenefitTier,
} from "../../../src/domain/advantages/benefit.ts";
import { VoucherCode, VoucherValue } from "../../../src/domain/advantages/voucher.ts";
import { Article } from "../../../src/domain/kit/article.ts";
import { Day } from "../../../src/domain/kit/day.ts";
import { Money } from "../../../src/domain/kit/money.ts";
import { Percent } from "../../../src/domain/kit/percent.ts";
import { groupNames } from "../../../src/domain/shell/access.ts";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { CountryCode, EntryId, moneyOf, moneyOrNull, textsOf } from "../../content/schemas.ts";
import { unknownCustomers } from "../../content/unknown-customers.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";

/** A benefit whose code the portal has a text for: a mistyped one is refused. */
const KnownBenefit = Benefit.check(
  Schema.makeFilter((benefit) => {
    const code =
      benefit._tag === "Discount" ? benefit.on : benefit._tag === "Service" ? benefit.code : undefined;
    return code?._tag === "Unknown" ? `the portal has no text for "${code.code}"` : true;
  }),
);

const TierBenefits = Schema.Struct({
  tier: Schema.Literals(benefitTiers),
  benefits: Schema.Array(KnownBenefit),
});
type TierBenefits = typeof TierBenefits.Type;

const toBenefits = Schema.decodeUnknownSync(Schema.Array(Benefit));
const ofBenefits = Schema.encodeSync(Schema.Array(Benefit));

/** The benefits of a tier as they are stored. */
export const readBenefits = async (sql: Sql): Promise<readonly TierBenefits[]> => {
  const rows = await sql<{
    tier: TierBenefits["tier"];
    benefits: unknown;
  }>`select tier, benefits from tier_benefits`;
  return rows.map(({ tier, benefits }) => ({ tier, benefits: toBenefits(benefits) }));
};

/** True, for the store, where the tier has the service among its benefits; who has no tier has none. */
export const tierGives = (
  sql: Sql,
  tier: BenefitTier | undefined,
  service: BenefitService,
): SqlPart => sql.part`
  exists (select from tier_benefits where tier = ${tier ?? null}::text and benefits @> ${JSON.stringify([{ _tag: "Service", code: service }])}::jsonb)`;

/** What each tier gives (business §6). */
export const tierBenefits = collection({
  name: "tierBenefits",
  entry: TierBenefits,
  keyOf: ({ tier }) => tier,
  read: readBenefits,
  save: (sql, entries) =>
    saveRows(
      sql,
      "tier_benefits",
      "tier",
      entries.map(({ tier, benefits }) => ({ tier, benefits: ofBenefits(benefits) })),
    ),
  remove: (sql, keys) => removeRows(sql, "tier_benefits", "tier", keys),
});

const PromotionTexts = textsOf(Schema.Struct({ title: Schema.NonEmptyString, text: Schema.String }));
const PercentByCountry = Schema.Record(CountryCode, Percent);

/** A promotion as it is kept: for all countries and in all languages. */
const PromotionEntry = Schema.Struct({
  id: EntryId,
  kind: Schema.Literals(promotionKinds),
  /** The groups that see it. */
  audience: Schema.Array(Schema.Literals(groupNames)),
  percent: Percent,
  /** Where a country, or the language of its texts, has another percentage. */
  percentByCountry: PercentByCountry,
  upTo: Schema.Boolean,
  validFrom: Day,
  validUntil: Schema.NullOr(Day),
  texts: PromotionTexts,
  href: Schema.NullOr(Schema.String.check(Schema.isPattern(/^https:\/\//))),
}).check(
  Schema.makeFilter(
    ({ kind, percent, percentByCountry }) =>
      kind !== "weekly" ||
      [percent, ...Object.values(percentByCountry)].every((one) => one <= WEEKLY_PERCENT) ||
      `a promotion of the week takes off at most ${WEEKLY_PERCENT} %`,
  ),
);
type PromotionEntry = typeof PromotionEntry.Type;

interface PromotionRow {
  readonly id: string;
  readonly kind: PromotionEntry["kind"];
  readonly audience: PromotionEntry["audience"];
  readonly percent: number;
  readonly percent_by_country: PromotionEntry["percentByCountry"];
  readonly up_to: boolean;
  readonly valid_from: string;
  readonly valid_until: string | null;
  readonly texts: PromotionEntry["texts"];
  readonly href: string | null;
}

const promotionOf = (row: PromotionRow): PromotionEntry => ({
  id: row.id,
  kind: row.kind,
  audience: row.audience,
  percent: row.percent,
  percentByCountry: row.percent_by_country,
  upTo: row.up_to,
  validFrom: dayOf(row.valid_from),
  validUntil: dayOrNull(row.valid_until),
  texts: row.texts,
  href: row.href,
});

/** All promotions, those that end first first. */
export const readPromotions = async (sql: Sql): Promise<readonly PromotionEntry[]> => {
  const rows = await sql<PromotionRow>`select * from promotions order by valid_until nulls last, id`;
  return rows.map(promotionOf);
};

/** Promotions of a week, showroom, first-steps package (business §9). */
export const promotions = collection({
  name: "promotions",
  entry: PromotionEntry,
  keyOf: ({ id }) => id,
  read: readPromotions,
  save: (sql, entries) =>
    saveRows(
      sql,
      "promotions",
      "id",
      entries.map((entry): PromotionRow => ({
        id: entry.id,
        kind: entry.kind,
        audience: entry.audience,
        percent: entry.percent,
        percent_by_country: entry.percentByCountry,
        up_to: entry.upTo,
        valid_from: dayText(entry.validFrom),
        valid_until: entry.validUntil === null ? null : dayText(entry.validUntil),
        texts: entry.texts,
        href: entry.href,
      })),
    ),
  remove: (sql, keys) => removeRows(sql, "promotions", "id", keys),
});

/** A voucher as it is kept: with the customer number of its company, and how often the shop has redeemed it. */
const VoucherEntry = Schema.Struct({
  code: VoucherCode,
  customer: Schema.NonEmptyString,
  value: VoucherValue,
  article: Schema.NullOr(Article),
  validUntil: Day,
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 })),
  used: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 })),
  lastUsedOn: Schema.NullOr(Day),
  mostCart: Schema.NullOr(Money),
}).check(
  Schema.makeFilter(
    ({ quantity, used }) => used <= quantity || "it is used more often than its quantity allows",
  ),
  Schema.makeFilter(
    ({ used, lastUsedOn }) =>
      used > 0 === (lastUsedOn !== null) || "lastUsedOn is set where it was used, and only there",
  ),
);
type VoucherEntry = typeof VoucherEntry.Type;

interface StoredVoucher {
  readonly id: string;
  readonly customer: string;
  readonly percent: number | null;
  readonly amount_cents: number | null;
  readonly amount_currency: string | null;
  readonly article_number: string | null;
  readonly article_name: string | null;
  readonly valid_until: string;
  readonly quantity: number;
  readonly used: number;
  readonly last_used_on: string | null;
  readonly most_cart_cents: number | null;
  readonly most_cart_currency: string | null;
}

/** The value of a stored voucher, of which the store has one of the two. */
export const voucherValueOf = (
  row: Pick<StoredVoucher, "percent" | "amount_cents" | "amount_currency">,
): VoucherValue =>
  row.percent === null
    ? { _tag: "Amount", amount: moneyOf(row.amount_cents, row.amount_currency) }
    : { _tag: "Percent", percent: row.percent };

/** The article of a stored voucher. */
export const voucherArticleOf = ({
  article_number: number,
  article_name: name,
}: Pick<StoredVoucher, "article_number" | "article_name">): Article | null =>
  number === null || name === null ? null : { number, name };

const voucherEntryOf = (row: StoredVoucher): VoucherEntry => ({
  code: row.id,
  customer: row.customer,
  value: voucherValueOf(row),
  article: voucherArticleOf(row),
  validUntil: dayOf(row.valid_until),
  quantity: row.quantity,
  used: row.used,
  lastUsedOn: dayOrNull(row.last_used_on),
  mostCart: moneyOrNull(row.most_cart_cents, row.most_cart_currency),
});

const readVouchers = async (sql: Sql): Promise<readonly VoucherEntry[]> => {
  const rows = await sql<StoredVoucher>`
    select v.*, c.debitor as customer from vouchers v join companies c on c.id = v.company_id`;
  return rows.map(voucherEntryOf);
};

const saveVouchers = async (sql: Sql, entries: readonly VoucherEntry[]): Promise<void> => {
  const companies = await sql<{ id: string; debitor: string }>`
    select id, debitor from companies where debitor = any (${entries.map(({ customer }) => customer)}::text[])`;
  const idOf = new Map(companies.map(({ id, debitor }) => [debitor, id]));
  const rows = entries.map((entry) => ({
    id: entry.code,
    company_id: idOf.get(entry.customer),
    percent: entry.value._tag === "Percent" ? entry.value.percent : null,
    amount_cents: entry.value._tag === "Amount" ? entry.value.amount.cents : null,
    amount_currency: entry.value._tag === "Amount" ? entry.value.amount.currency : null,
    article_number: entry.article?.number ?? null,
    article_name: entry.article?.name ?? null,
    valid_until: dayText(entry.validUntil),
    quantity: entry.quantity,
    used: entry.used,
    last_used_on: entry.lastUsedOn === null ? null : dayText(entry.lastUsedOn),
    most_cart_cents: entry.mostCart?.cents ?? null,
    most_cart_currency: entry.mostCart?.currency ?? null,
    search_text: searchTextOf(entry.code, entry.article?.number ?? "", entry.article?.name ?? ""),
  }));
  await saveRows(sql, "vouchers", "id", rows);
};

/** The vouchers of companies (business §3). */
export const vouchers = collection({
  name: "vouchers",
  entry: VoucherEntry,
  keyOf: ({ code }) => code,
  problemsOf: unknownCustomers,
  // Issued by the portal after the file was written.
  keptKeys: async (sql) => {
    const issued = await sql<{ id: string }>`
      select voucher_id as id from pioneer_submissions where voucher_id is not null`;
    return issued.map(({ id }) => id);
  },
  read: readVouchers,
  save: saveVouchers,
  remove: (sql, keys) => removeRows(sql, "vouchers", "id", keys),
});
