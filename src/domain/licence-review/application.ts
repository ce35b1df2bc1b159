import * as Schema from "effect/Schema";

/** How long the review of a trade licence usually takes at most. */
export const REVIEW_WORKING_DAYS = 3;

/** A company's application for partnership, as it reads it: since when it is checked, or when and why it was declined. */
export const PartnerApplication = Schema.Struct({
  submittedAt: Schema.DateFromString,
  declined: Schema.NullOr(Schema.Struct({ at: Schema.DateFromString, reason: Schema.String })),
});
export type PartnerApplication = typeof PartnerApplication.Type;
