import type { LicenceReview } from "../../../domain/licence-review.ts";
import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import { own, read, write, type Place } from "./place.ts";
import { LOADED_AT, known } from "./samples.ts";

const path = "/partners/review/";
/** The trade licence of the samples. */
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
  businessFields: ["2"],
  submittedAt: new Date(LOADED_AT),
  file: { name: "licence.pdf", size: 182_000, picture: false },
  status: known("pending"),
  decision: null,
};
const { id } = review;

export const places: readonly Place[] = [
  read("licence-review", path, {
    key: "licence-reviews",
    call: "/api/getTradeLicenceReviews",
    request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "-submittedAt" },
    sample: { rows: [review], total: 1 },
  }),
  own("licence-review", path, {
    key: "licence-review-",
    id,
    machine: "licenceReview",
    input: { values: { id, decision: "approve", reason: "" }, limit: WRITE_LIMIT },
    calls: { submit: "/api/reviewTradeLicence" },
    handling: {
      choices: { decision: { approve: "review.approve", decline: "review.decline" } },
      fields: { reason: "review.reason" },
      buttons: { "form.submit": "review.send" },
      needs: ["licence-reviews"],
      closing: ["ALREADY_DECIDED"],
    },
  }),
  write("licence-review", path, {
    key: "licence-file-",
    id,
    call: "/api/getTradeLicence",
    request: { id },
    sample: undefined,
  }),
];
