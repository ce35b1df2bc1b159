import type { CodeCounts } from "../../../domain/code-counts/code-counts.ts";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";

/** What the portal's server tells staff about codes. */
export interface Known {
  readonly issues: readonly KnownIssue[];
  readonly counts: readonly CodeCounts[];
  /** The last day of the counts. */
  readonly today: Date;
}

/** The two reads of the desk; `NotServed` where no portal answers them, or not to this browser. */
export type KnownAnswer = { readonly _tag: "Served"; readonly known: Known } | { readonly _tag: "NotServed" };

/** The code without its reason: 418 of 418/471. */
const codeAlone = (code: string): string => code.replace(/\/.*$/, "");

/** What is noted about a code; of one with its reason, also what is noted about the code alone. */
export const issuesOf = (known: Known | undefined, code: string): readonly KnownIssue[] =>
  known?.issues.filter((issue) => issue.code === code || issue.code === codeAlone(code)) ?? [];

export const countsOf = (known: Known | undefined, code: string): CodeCounts | undefined =>
  known?.counts.find((counts) => counts.code === code);

const DAY = 86_400_000;

/** The counts of each of the last days, those on which nobody met it included. */
export const daysOf = (
  { today }: Known,
  counts: CodeCounts,
  length: number,
): readonly { readonly day: Date; readonly count: number }[] =>
  Array.from({ length }, (_, index) => {
    const day = new Date(today.getTime() - (length - 1 - index) * DAY);
    return { day, count: counts.days.find((one) => one.day.getTime() === day.getTime())?.count ?? 0 };
  });
