import * as Schema from "effect/Schema";
import { Article } from "../kit/article.ts";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import { Percent } from "../kit/percent.ts";

/** What a voucher takes off: a percentage, or an amount (business §3; docs/decisions/advantages.md). */
export const VoucherValue = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Percent"), percent: Percent }),
  Schema.Struct({ _tag: Schema.Literal("Amount"), amount: Money }),
]);
export type VoucherValue = typeof VoucherValue.Type;

/** The code that is typed in the shop. */
export const VoucherCode = Schema.String.check(Schema.isPattern(/^[A-Z0-9][A-Z0-9-]{2,39}$/));

/** Valid, or ended one way or the other (business §4). */
export const voucherStatuses = ["valid", "redeemed", "expired"] as const;
export type VoucherStatusCode = (typeof voucherStatuses)[number];

/** A voucher of the company (business §3). */
export const Voucher = Schema.Struct({
  code: VoucherCode,
  value: VoucherValue,
  /** The article that it is for; null for the whole cart. */
  article: Schema.NullOr(Article),
  validUntil: Day,
  /** How often it can be redeemed, and how often it still can. */
  quantity: Schema.Int,
  left: Schema.Int,
  mostCart: Schema.NullOr(Money),
  status: codeOf(voucherStatuses),
});
export type Voucher = typeof Voucher.Type;

/** Expired and redeemed vouchers are listed for so many months (business §9). */
export const ENDED_VOUCHER_MONTHS = 24;

/** A voucher that ends within so many days is on the dashboard. */
export const ENDING_DAYS = 30;
