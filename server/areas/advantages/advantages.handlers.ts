import { Readable } from "node:stream";
import * as Schema from "effect/Schema";
import { PromotionKind, type Promotion } from "../../../src/domain/advantages/advantages.ts";
import {
  addedBenefits,
  BenefitTierCode,
  benefitTierOf,
  nextBenefitTier,
  type Benefit,
  type BenefitTier,
} from "../../../src/domain/advantages/benefit.ts";
import { figureFor } from "../../../src/domain/kit/figure-country.ts";
import { evaluatePartnerStatus } from "../../../src/domain/shell/partner-status.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { textIn } from "../../content/schemas.ts";
import { fileAnswer, type Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { dayText } from "../kit/day.ts";
import { readBenefits, readPromotions } from "./advantages.content.ts";
import { listVouchers, vouchersCsv } from "./vouchers.sql.ts";

const toTier = Schema.decodeSync(BenefitTierCode);
const toKind = Schema.decodeSync(PromotionKind);

/** The promotions of today that are meant for the account, with the percentage of its language or country. */
const promotionsOf = async (
  sql: Sql,
  account: Account,
  today: string,
  locale: Locale,
): Promise<readonly Promotion[]> => {
  const all = await readPromotions(sql);
  return all
    .filter(({ audience }) => audience.some((group) => account.groups.includes(group)))
    .filter(({ validFrom }) => dayText(validFrom) <= today)
    .filter(({ validUntil }) => validUntil === null || dayText(validUntil) >= today)
    .map(({ id, kind, percent, percentByCountry, upTo, validUntil, texts, href }) => ({
      id,
      kind: toKind(kind),
      percent: figureFor(account, (country) => percentByCountry[country]) ?? percent,
      upTo,
      ...textIn(texts, locale),
      until: validUntil,
      href,
    }));
};

/** Vouchers, tier benefits and promotions (business §3, §6, §9): partners alone have them. */
export const advantagesHandlers: Handlers<"getAdvantages" | "getVouchers" | "getVouchersCsv"> = {
  getAdvantages: async ({ sql, account, now }, { instance }) => {
    const standing = evaluatePartnerStatus(account);
    const tier = benefitTierOf(standing);
    if (tier === undefined) return null;
    const kept = await readBenefits(sql);
    const benefitsOf = (wanted: BenefitTier): readonly Benefit[] =>
      kept.find((entry) => entry.tier === wanted)?.benefits ?? [];
    const next = nextBenefitTier(standing);
    return {
      tier: toTier(tier),
      benefits: benefitsOf(tier),
      next:
        next === undefined
          ? null
          : { tier: toTier(next), adds: addedBenefits(benefitsOf(tier), benefitsOf(next)) },
      promotions: await promotionsOf(sql, account, dayText(now()), instance),
    };
  },
  getVouchers: ({ sql, account, now }, request) => listVouchers(sql, account, now(), request),
  getVouchersCsv: async ({ sql, account, now }, request) => {
    const lines = vouchersCsv(sql, account, now(), request);
    return fileAnswer(Readable.from(lines), `vouchers-${dayText(now())}.csv`, "text/csv; charset=utf-8");
  },
};
