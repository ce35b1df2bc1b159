import * as Schema from "effect/Schema";
import {
  LicenceReview,
  LicenceReviewFilter,
  LicenceReviewId,
  REASON_LIMIT,
  reviewColumns,
  ReviewDecision,
} from "../domain/licence-review/licence-review.ts";
import { decisionCodes } from "../domain/licence-review/licence-review.refusals.ts";
import { listFields, pageOf } from "../domain/kit/list.ts";
import { call, data, file, form } from "./call.ts";

export const getTradeLicenceReviews = call({
  path: "/api/getTradeLicenceReviews",
  summary: "Trade licences that wait for staff, and those decided, a page at a time",
  access: "licenceReview",
  kind: "read",
  body: form(Schema.Struct(listFields(reviewColumns, LicenceReviewFilter))),
  answer: data(pageOf(LicenceReview)),
  failures: [],
});

export const getTradeLicence = call({
  path: "/api/getTradeLicence",
  summary: "The file of a trade licence",
  access: "licenceReview",
  kind: "read",
  body: form(Schema.Struct({ id: LicenceReviewId })),
  answer: file,
  failures: [],
});

/** Approves or declines a trade licence and e-mails the applicant. A licence that was decided before is refused unchanged. */
export const reviewTradeLicence = call({
  path: "/api/reviewTradeLicence",
  summary: "Decide about a trade licence",
  access: "licenceReview",
  kind: "write",
  body: form(
    Schema.Struct({
      id: LicenceReviewId,
      decision: ReviewDecision,
      reason: Schema.String.check(Schema.isMaxLength(REASON_LIMIT)),
    }),
  ),
  answer: data(LicenceReview),
  failures: decisionCodes,
});
