import { list, severalOf } from "../kit/list.ts";
import { decidedStatuses, LicenceReview, openStatuses, reviewStatuses } from "./licence-review.ts";

/** The trade licences that staff review: what waits begins with what has waited longest, what was decided with the latest. */
export const licenceReviewList = list({
  row: LicenceReview,
  columns: {
    submittedAt: "review.column.submittedAt",
    decidedAt: "review.column.decidedAt",
    companyName: "review.column.companyName",
    country: "review.column.country",
    status: "review.column.status",
  },
  sortable: ["decidedAt", "submittedAt", "companyName", "country", "status"],
  sort: "submittedAt",
  search: "review.search",
  filters: {
    status: severalOf(reviewStatuses, "review.column.status", (status) => `review.status.${status}`),
  },
  period: "review.column.submittedAt",
  parts: {
    open: {
      sortable: ["submittedAt", "companyName", "country"],
      filter: { status: openStatuses },
      codes: [],
    },
    decided: { sort: "-decidedAt", filter: { status: decidedStatuses }, codes: decidedStatuses },
  },
});
