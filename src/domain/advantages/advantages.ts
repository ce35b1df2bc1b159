import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Percent } from "../kit/percent.ts";
import { Benefit, BenefitTierCode } from "./benefit.ts";

/** Promotions of a week, the showroom, and the package for the first steps (business §9). */
export const promotionKinds = ["weekly", "showroom", "first_steps"] as const;
export const PromotionKind = codeOf(promotionKinds);

/** A promotion of the week takes off at most so much (business §9). */
export const WEEKLY_PERCENT = 20;

/** A promotion in the reader's language, with the percentage that holds for the reader (`figureFor`). */
export const Promotion = Schema.Struct({
  id: Schema.String,
  kind: PromotionKind,
  percent: Percent,
  upTo: Schema.Boolean,
  title: Schema.String,
  text: Schema.String,
  /** Null: until further notice. */
  until: Schema.NullOr(Day),
  href: Schema.NullOr(Schema.String.check(Schema.isPattern(/^https:\/\//))),
});
export type Promotion = typeof Promotion.Type;

/** What a partner's tier gives, what the next one adds, and the promotions of today (business §6, §9). */
export const Advantages = Schema.Struct({
  tier: BenefitTierCode,
  benefits: Schema.Array(Benefit),
  /** Null for the highest tier and for distributors. */
  next: Schema.NullOr(Schema.Struct({ tier: BenefitTierCode, adds: Schema.Array(Benefit) })),
  promotions: Schema.Array(Promotion),
});
export type Advantages = typeof Advantages.Type;
