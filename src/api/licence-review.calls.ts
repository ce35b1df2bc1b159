import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { licenceReviewList } from "../domain/licence-review/licence-review.lists.ts";
import {
  LicenceReview,
  LicenceReviewId,
  REASON_LIMIT,
  ReviewDecision,
} from "../domain/licence-review/licence-review.ts";
import { decisionCodes } from "../domain/licence-review/licence-review.refusals.ts";
import { LicenceDocument, PageNumber } from "../domain/licence-review/licence-document.ts";
import { call, data, file, form } from "./call.ts";

export const getTradeLicenceReviews = call({
  path: "/api/getTradeLicenceReviews",
  summary: "Trade licences that wait for staff, and those decided, a page at a time",
  access: "licenceReview",
  kind: "read",
  ...pagesOf(licenceReviewList),
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

export const getLicenceDocument = call({
  path: "/api/getLicenceDocument",
  summary: "The document of a trade licence as pictures of its first pages, or why there are none",
  access: "licenceReview",
  kind: "read",
  body: form(Schema.Struct({ id: LicenceReviewId })),
  answer: data(LicenceDocument),
  failures: [],
  // Drawing takes up to 15 seconds, behind that of another document.
  limit: 40_000,
});

export const getLicencePage = call({
  path: "/api/getLicencePage",
  summary: "The picture of a page of a trade licence",
  access: "licenceReview",
  kind: "read",
  body: form(Schema.Struct({ id: LicenceReviewId, page: PageNumber })),
  answer: file,
  failures: [],
  limit: 40_000,
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
