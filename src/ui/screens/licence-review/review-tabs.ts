import {
  decidedStatuses,
  type reviewColumns,
  type reviewStatuses,
} from "../../../domain/licence-review/licence-review.ts";
import type { ListRules } from "../../lists/list-address.ts";

/** The tabs of the trade licences; the first is the one of an address without a tab. */
export const reviewTabs = ["open", "decided"] as const;
export type ReviewTab = (typeof reviewTabs)[number];

type Rules = ListRules<(typeof reviewStatuses)[number], (typeof reviewColumns)[number]>;

/** What waits begins with what has waited longest, what was decided with the latest. */
export const reviewRules: Readonly<Record<ReviewTab, Rules>> = {
  open: {
    statuses: [],
    columns: ["submittedAt", "companyName", "country"],
    defaultSort: "submittedAt",
    ranges: ["period"],
  },
  decided: {
    statuses: decidedStatuses,
    columns: ["decidedAt", "submittedAt", "companyName", "country", "status"],
    defaultSort: "-decidedAt",
    ranges: ["period"],
  },
};

export const readReviewTab = (params: URLSearchParams): ReviewTab =>
  reviewTabs.find((tab) => tab === params.get("tab")) ?? "open";

/** The address of another tab: what was searched stays. */
export const printReviewTab = (tab: ReviewTab, present: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(tab === "open" ? {} : { tab });
  const search = present.get("q");
  if (search !== null) params.set("q", search);
  return params;
};
