import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { Percent } from "../kit/percent.ts";
import { buildPalette, hasNextStatus } from "../shell/palette.ts";
import type { PartnerStanding } from "../shell/partner-status.ts";

/** The tiers with benefits of their own (business §6); a distributor without a tier has its own conditions. */
export const benefitTiers = ["registered", "silver", "gold", "platin", "flagship", "distributor"] as const;
export type BenefitTier = (typeof benefitTiers)[number];
export const BenefitTierCode = codeOf(benefitTiers);

/** What a discount of a tier is given on (business §6, §9). */
const discountAreas = ["products", "sister_brand", "first_project", "showroom", "campus"] as const;

/** What a tier gives besides discounts (business §6). */
const services = [
  "discount_levels",
  "no_minimum_turnover",
  "priority_support",
  "partner_coach",
  "map_listing",
] as const;
export type BenefitService = (typeof services)[number];

/** One benefit of a tier: a discount, vouchers, or a service. */
export const Benefit = Schema.Union([
  Schema.Struct({
    _tag: Schema.Literal("Discount"),
    on: codeOf(discountAreas),
    percent: Percent,
    /** The percentage is the highest that is given. */
    upTo: Schema.Boolean,
  }),
  Schema.Struct({
    _tag: Schema.Literal("Vouchers"),
    /** The product's name, which is not translated. */
    product: Schema.NonEmptyString,
    count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
    percent: Percent,
  }),
  Schema.Struct({ _tag: Schema.Literal("Service"), code: codeOf(services) }),
]);
export type Benefit = typeof Benefit.Type;

/** The tier by which a partner has benefits; undefined for who is no partner: vouchers and discounts are for partners only (business §6). */
export const benefitTierOf = (standing: PartnerStanding): BenefitTier | undefined => {
  const { layout } = buildPalette(standing);
  if (layout === "endcustomer" || !standing.groups.includes("partner")) return undefined;
  return standing.distributor && layout === "registered" ? "distributor" : layout;
};

/** The tier above; undefined for the highest one and for distributors who are in none. */
export const nextBenefitTier = (standing: PartnerStanding): BenefitTier | undefined => {
  const palette = buildPalette(standing);
  return hasNextStatus(palette) && palette.next !== "endcustomer" ? palette.next : undefined;
};

/** The benefits of a tier that another does not give: they are new in it, or are more there. */
export const addedBenefits = (own: readonly Benefit[], next: readonly Benefit[]): readonly Benefit[] =>
  next.filter((benefit) => !own.some((known) => Equal.equals(known, benefit)));
