import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import {
  referenceList,
  referenceReviewList,
  publishedReferenceList,
} from "../domain/references/references.lists.ts";
import { Article } from "../domain/kit/article.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { creationProblem } from "../domain/references/reference-form.ts";
import { ReferenceMove } from "../domain/references/reference-life.ts";
import {
  PublishedReference,
  Reference,
  ReferenceComments,
  ReferenceContent,
  REASON_LIMIT,
} from "../domain/references/reference.ts";
import { ReferenceId } from "../domain/references/reference-id.ts";
import { moveCodes, savingCodes } from "../domain/references/references.refusals.ts";
import { call, data, form } from "./call.ts";

const access = "references";

export const getReferences = call({
  path: "/api/getReferences",
  summary: "The company's reference projects, a page at a time",
  access,
  kind: "read",
  ...pagesOf(referenceList),
  failures: [],
  topics: ["references"],
});

export const getPublishedReferences = call({
  path: "/api/getPublishedReferences",
  summary: "The published reference projects of all companies, a page at a time",
  access: "publishedReferences",
  kind: "read",
  ...pagesOf(publishedReferenceList),
  failures: [],
});

export const getPublishedReference = call({
  path: "/api/getPublishedReference",
  summary: "One published reference project",
  access: "publishedReferences",
  kind: "read",
  body: form(Schema.Struct({ id: ReferenceId })),
  answer: data(PublishedReference),
  failures: [],
});

export const getReferenceReviews = call({
  path: "/api/getReferenceReviews",
  summary: "The reference projects of all companies that staff review, a page at a time",
  access: "referenceReview",
  kind: "read",
  ...pagesOf(referenceReviewList),
  failures: [],
  topics: ["referenceReviews"],
});

export const getReference = call({
  path: "/api/getReference",
  summary: "One reference project",
  access: "reference",
  kind: "read",
  body: form(Schema.Struct({ id: ReferenceId })),
  answer: data(Reference),
  failures: [],
  topics: ["references", "referenceReviews"],
});

export const createReference = call({
  path: "/api/createReference",
  summary: "Begin a reference project",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      title: ReferenceContent.fields.title,
      type: ReferenceContent.fields.type,
    }).check(
      Schema.makeFilter((begun) =>
        (["title", "type"] as const).flatMap((field) => {
          const problem = creationProblem(field, begun);
          return problem === undefined ? [] : [{ path: [field], issue: problem }];
        }),
      ),
    ),
  ),
  answer: data(Reference),
  failures: [],
});

/** Saves a draft if nobody has saved it since `version`; otherwise nothing is written and the answer is the reference project. */
export const saveReference = call({
  path: "/api/saveReference",
  summary: "Save the draft of a reference project",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      id: ReferenceId,
      content: Schema.fromJsonString(ReferenceContent),
      version: VersionField,
    }),
  ),
  answer: data(savedOf(Reference)),
  failures: savingCodes,
});

/** Submits, approves, declines, withdraws or deletes a reference project, as the table of its life allows it (`reference-life.ts`). */
export const moveReference = call({
  path: "/api/moveReference",
  summary: "Submit, approve, decline, withdraw or delete a reference project",
  access: "reference",
  kind: "write",
  body: form(
    Schema.Struct({
      id: ReferenceId,
      revision: VersionField,
      action: ReferenceMove,
      reason: Schema.String.check(Schema.isMaxLength(REASON_LIMIT)),
      comments: Schema.fromJsonString(ReferenceComments),
    }),
  ),
  answer: data(Reference),
  failures: moveCodes,
});

export const findArticles = call({
  path: "/api/findArticles",
  summary: "Articles by number or name, at most ten",
  access,
  kind: "read",
  body: form(Schema.Struct({ search: Schema.NonEmptyString.check(Schema.isMaxLength(100)) })),
  answer: data(Schema.Array(Article)),
  failures: [],
});
