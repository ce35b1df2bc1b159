import * as Schema from "effect/Schema";
import { VoucherCode, VoucherValue } from "../advantages/voucher.ts";
import { Day } from "../kit/day.ts";
import { Money } from "../kit/money.ts";
import type { UploadRule } from "../kit/upload.ts";
import { OrderId } from "../orders/order-summary.ts";
import { PioneerStatus, type PioneerStatusCode } from "./pioneer-status.ts";

export const PioneerId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(Schema.brand("PioneerId"));
export type PioneerId = typeof PioneerId.Type;

/** The manufacturer answers within so many working days (business §9). */
export const FOLLOW_UP_WORKING_DAYS = 10;

/** What was ordered for it can be returned for so many days (business §9). */
export const RETURN_DAYS = 30;

export const MODEL_LIMIT = 100;
export const DESCRIPTION_LIMIT = 200;
export const DETAILS_LIMIT = 5_000;
export const OUTCOME_LIMIT = 2_000;

/** The log file: one of at most 2 MB (business §5). */
export const pioneerLog: UploadRule = { kinds: ["txt", "log", "csv", "json", "zip"], maxBytes: 2_000_000 };

/** A row of the company's submissions. */
export const PioneerSummary = Schema.Struct({
  id: PioneerId,
  order: OrderId,
  model: Schema.String,
  description: Schema.String,
  status: PioneerStatus,
  submittedAt: Schema.DateFromString,
  /** The last day of the follow-up, and of the return right. */
  followUpOn: Day,
  returnUntil: Day,
});
export type PioneerSummary = typeof PioneerSummary.Type;

/** How a submission was closed: in staff's words, and with the voucher that it brought. */
const PioneerOutcome = Schema.Struct({
  at: Schema.DateFromString,
  text: Schema.String,
  voucher: VoucherCode,
  value: VoucherValue,
});

/** A submission of the pioneer initiative for air conditioners (business §1, §3). */
export const PioneerSubmission = Schema.Struct({
  ...PioneerSummary.fields,
  details: Schema.String,
  submittedBy: Schema.String,
  log: Schema.Struct({ name: Schema.String, size: Schema.Int }),
  takenAt: Schema.NullOr(Schema.DateFromString),
  outcome: Schema.NullOr(PioneerOutcome),
});
export type PioneerSubmission = typeof PioneerSubmission.Type;

/** A submission as staff see it: with its company and who works on it. */
export const PioneerCase = Schema.Struct({
  ...PioneerSubmission.fields,
  company: Schema.String,
  customer: Schema.NullOr(Schema.String),
  country: Schema.String,
  takenBy: Schema.String,
  closedBy: Schema.String,
});
export type PioneerCase = typeof PioneerCase.Type;

/** What the initiative offers to a company that submits today; no reward where none is kept for its country. */
export const PioneerOffer = Schema.Struct({
  reward: Schema.NullOr(Money),
  followUpOn: Day,
  returnUntil: Day,
});
export type PioneerOffer = typeof PioneerOffer.Type;

/** The ages by which staff narrow their list: older than a week, than two, or not done although the follow-up's last day is over. */
export const pioneerAges = ["week", "fortnight", "late"] as const;
export type PioneerAge = (typeof pioneerAges)[number];

/** What staff do with a submission. */
export type PioneerStep = "take" | "close";

/** The status after a step; undefined where the step is not possible. The server and the view use the same table. */
export const statusAfter = (status: PioneerStatusCode, step: PioneerStep): PioneerStatusCode | undefined => {
  if (status === "done") return undefined;
  if (step === "close") return "done";
  return status === "received" ? "in_work" : undefined;
};
