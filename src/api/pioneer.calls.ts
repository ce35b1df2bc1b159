import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { pioneerList, pioneerCaseList } from "../domain/pioneer/pioneer.lists.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import {
  DESCRIPTION_LIMIT,
  DETAILS_LIMIT,
  MODEL_LIMIT,
  OUTCOME_LIMIT,
  PioneerCase,
  PioneerId,
  pioneerLog,
  PioneerOffer,
  PioneerSubmission,
} from "../domain/pioneer/pioneer.ts";
import {
  closingCodes,
  pioneerRefusals,
  submissionCodes,
  takingCodes,
} from "../domain/pioneer/pioneer.refusals.ts";
import { pick } from "../domain/kit/refusals.ts";
import { typedCode } from "../domain/kit/typed-text.ts";
import { call, data, file, form, multipart, noFields } from "./call.ts";

const access = "pioneer";
const byId = form(Schema.Struct({ id: PioneerId }));
const written = (limit: number) => Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(limit));

export const getPioneerOffer = call({
  path: "/api/getPioneerOffer",
  summary: "What the pioneer initiative offers to a company that submits today",
  access,
  kind: "read",
  body: noFields,
  answer: data(PioneerOffer),
  failures: [],
});

/** Needs exactly one file. */
export const submitPioneerLog = call({
  path: "/api/submitPioneerLog",
  summary: "Submit the log file of an air conditioner that is not supported yet",
  access,
  kind: "write",
  body: multipart(
    Schema.Struct({
      order: typedCode(OrderId),
      model: written(MODEL_LIMIT),
      description: written(DESCRIPTION_LIMIT),
      details: written(DETAILS_LIMIT),
    }),
    pioneerLog,
    1,
  ),
  answer: data(PioneerSubmission),
  failures: submissionCodes,
});

export const getPioneerSubmissions = call({
  path: "/api/getPioneerSubmissions",
  summary: "The company's submissions of the pioneer initiative, a page at a time",
  access,
  kind: "read",
  ...pagesOf(pioneerList),
  failures: [],
});

export const getPioneerSubmission = call({
  path: "/api/getPioneerSubmission",
  summary: "One submission of the pioneer initiative",
  access,
  kind: "read",
  body: byId,
  answer: data(PioneerSubmission),
  failures: [],
});

/** For the company of the submission, and for staff. */
export const getPioneerLog = call({
  path: "/api/getPioneerLog",
  summary: "The log file of a submission",
  access: "pioneerLog",
  kind: "read",
  body: byId,
  answer: file,
  failures: [],
});

export const getPioneerCases = call({
  path: "/api/getPioneerCases",
  summary: "All submissions of the pioneer initiative, for staff, a page at a time",
  access: "pioneerStaff",
  kind: "read",
  ...pagesOf(pioneerCaseList),
  failures: [],
});

/** Tells the submitter by e-mail. */
export const takePioneerSubmission = call({
  path: "/api/takePioneerSubmission",
  summary: "Take a submission into work",
  access: "pioneerStaff",
  kind: "write",
  body: byId,
  answer: data(PioneerCase),
  refusals: pick(pioneerRefusals, takingCodes),
});

/** Issues the voucher and tells the submitter by e-mail. */
export const closePioneerSubmission = call({
  path: "/api/closePioneerSubmission",
  summary: "Close a submission with its outcome",
  access: "pioneerStaff",
  kind: "write",
  body: form(Schema.Struct({ id: PioneerId, outcome: written(OUTCOME_LIMIT) })),
  answer: data(PioneerCase),
  failures: closingCodes,
});
