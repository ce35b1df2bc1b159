import { list, severalOf } from "../kit/list.ts";
import { KnownIssue, knownIssueStatuses } from "./known-issue.ts";

/** What staff have noted about error codes. */
export const knownIssueList = list({
  row: KnownIssue,
  columns: {
    code: "known_issues.column.code",
    status: "known_issues.column.status",
    text: "known_issues.column.text",
    from: "known_issues.column.from",
    told: "known_issues.column.shown_in",
    changedAt: "known_issues.column.changedAt",
  },
  sortable: ["code", "status", "from", "changedAt"],
  sort: "-from",
  search: "known_issues.search",
  filters: {
    status: severalOf(
      knownIssueStatuses,
      "known_issues.column.status",
      (status) => `known_issues.status.${status}`,
    ),
  },
});
