import type { licenceReviewList } from "../../../domain/licence-review/licence-review.lists.ts";
import type { PartOf } from "../../../domain/kit/list.ts";

/** The tabs of the trade licences; the first is the one of an address without a tab. */
export const reviewTabs = ["open", "decided"] as const satisfies readonly PartOf<typeof licenceReviewList>[];
export type ReviewTab = (typeof reviewTabs)[number];

export const readReviewTab = (params: URLSearchParams): ReviewTab =>
  reviewTabs.find((tab) => tab === params.get("tab")) ?? "open";

/** The address of another tab: what was searched stays. */
export const printReviewTab = (tab: ReviewTab, present: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(tab === "open" ? {} : { tab });
  const search = present.get("q");
  if (search !== null) params.set("q", search);
  return params;
};
