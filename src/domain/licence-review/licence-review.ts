import * as Schema from "effect/Schema";
import { PartnerApplication } from "./application.ts";
import { AccountType } from "../sign-up/sign-up.ts";
import { codeOf } from "../kit/known-code.ts";
import { VatVerdict } from "../sign-up/vat-id.ts";

export const LicenceReviewId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("LicenceReviewId"),
);
export type LicenceReviewId = typeof LicenceReviewId.Type;

/** The statuses of what waits for a decision, and of what does not any more; `kept`: of a company that needs no review. */
export const openStatuses = ["pending"] as const;
export const decidedStatuses = ["approved", "declined", "kept"] as const;
export const reviewStatuses = [...openStatuses, ...decidedStatuses] as const;
const ReviewStatus = codeOf(reviewStatuses);
type ReviewStatus = typeof ReviewStatus.Type;

export const REASON_LIMIT = 2_000;

const LicenceFile = Schema.Struct({ name: Schema.String, size: Schema.Int, picture: Schema.Boolean });

/** A company's own trade licence, as it reads it. */
export const OwnTradeLicence = Schema.Struct({
  ...PartnerApplication.fields,
  file: LicenceFile,
  status: ReviewStatus,
});
export type OwnTradeLicence = typeof OwnTradeLicence.Type;

/** A trade licence that staff review before a company becomes a partner (docs/decisions/sign-up.md). */
export const LicenceReview = Schema.Struct({
  id: LicenceReviewId,
  accountType: AccountType,
  companyName: Schema.String,
  country: Schema.String,
  contact: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  vatId: Schema.String,
  vatVerdict: Schema.NullOr(VatVerdict),
  contactTypes: Schema.Array(Schema.String),
  businessFields: Schema.Array(Schema.String),
  submittedAt: Schema.DateFromString,
  file: LicenceFile,
  status: ReviewStatus,
  decision: Schema.NullOr(
    Schema.Struct({ at: Schema.DateFromString, by: Schema.String, reason: Schema.String }),
  ),
});
export type LicenceReview = typeof LicenceReview.Type;

/** The decisions of staff; a decline needs a reason for the applicant. */
export const reviewDecisions = ["approve", "decline"] as const;
export const ReviewDecision = Schema.Literals(reviewDecisions);
export type ReviewDecision = typeof ReviewDecision.Type;

/** The form in which an applicant sends another trade licence. */
export interface LicenceAgainValues {
  readonly licence: readonly File[];
}

/** The problem of a trade licence before it is sent. */
export const licenceAgainProblem = ({ licence }: LicenceAgainValues): "LICENCE_MISSING" | undefined =>
  licence.length === 0 ? "LICENCE_MISSING" : undefined;

/** The problem of a decision before it is sent. */
export const decisionProblem = (decision: ReviewDecision | "", reason: string): "REASON_EMPTY" | undefined =>
  decision === "decline" && reason.trim() === "" ? "REASON_EMPTY" : undefined;
