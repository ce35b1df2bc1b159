import {
  getLicenceDocument,
  getTradeLicence,
  getTradeLicenceReviews,
} from "../../api/licence-review.calls.ts";
import { saved } from "../../api/saved.ts";
import { getSignUpOptions } from "../../api/sign-up.calls.ts";
import { licenceAgainCodes } from "../../domain/licence-review/application.refusals.ts";
import { decisionCodes } from "../../domain/licence-review/licence-review.refusals.ts";
import { licenceReviewList } from "../../domain/licence-review/licence-review.lists.ts";
import type { LicenceReview } from "../../domain/licence-review/licence-review.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { LOADED_AT, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, offline, refused } from "./sample-kinds.ts";
import { signUpOptions } from "./sign-up.samples.ts";

export const review: LicenceReview = {
  id: "review-1" as LicenceReview["id"],
  accountType: "partner",
  companyName: "Neustart Haustechnik e.U.",
  country: "AT",
  contact: "Toni Start",
  email: "toni.start@neustart.example",
  phone: "+43662555010",
  vatId: "ATU12345675",
  vatVerdict: "valid",
  contactTypes: ["1"],
  businessFields: ["2"],
  submittedAt: new Date(LOADED_AT),
  file: { name: "licence.pdf", size: 182_000, picture: false },
  status: known("pending"),
  decision: null,
};
const { id } = review;

/** The area's calls as the desk makes them. */
export const callSamples = {
  reviews: sampleOf(getTradeLicenceReviews, requestAt(licenceReviewList, "", "open"), pageOf(review)),
  options: sampleOf(getSignUpOptions, { instance: "int" }, signUpOptions),
  document: sampleOf(
    getLicenceDocument,
    { id },
    { _tag: "Drawn", pages: [{ width: 1400, height: 1980 }], total: 1 },
  ),
  file: sampleOf(saved(getTradeLicence), { id }, undefined),
};

const licence = new File(["%PDF-1.7"], "licence.pdf");
const shown = (...files: readonly File[]): Payload => ({
  snapshot: {
    status: "active",
    context: {
      files: files.map((file, index) => ({ id: `file-${index}`, name: file.name, size: file.size, file })),
    },
  },
});

export const samples = {
  "licence-again": {
    inputs: [{ values: { licence: [] }, limit: 1_800_000 }],
    payloads: {
      "form.changed": [{ change: {} }],
      "form.left": [{ field: "licence" }],
      "form.found": [{ values: { licence: [] } }],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "xstate.snapshot.files": [shown(), shown(licence)],
      "xstate.done.actor.submit": [
        answered({}),
        ...licenceAgainCodes.map((code) =>
          refused(code, code === "LICENCE_MISSING" ? { field: "licence" } : {}),
        ),
        offline,
      ],
    },
  },
  "licence-review": {
    inputs: [{ values: { id: "review-1", decision: "", reason: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { decision: "approve" } },
        { change: { decision: "decline" } },
        { change: { reason: "Expired" } },
      ],
      "form.left": [{ field: "reason" }],
      "form.found": [{ values: { id: "review-1", decision: "decline", reason: "Exp" } }],
      "xstate.done.actor.submit": [
        answered({}),
        ...decisionCodes.map((code) => refused(code, code === "REASON_EMPTY" ? { field: "reason" } : {})),
        refused("REASON_UNKNOWN", { field: "reason" }),
        offline,
      ],
    },
  },
  "licence-viewer": {
    inputs: [undefined],
    payloads: { "document.enlarge": [{ page: 1, pages: 3 }] },
  },
} satisfies AreaSamples;
