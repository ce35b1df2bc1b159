import { useSelector } from "@xstate/react";
import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import { useDesk } from "../desk-context.ts";
import { belongTogether } from "../related-codes.ts";

/** The known issues of these codes. */
export const useIssues = (codes: readonly string[]): readonly KnownIssue[] => {
  const issues = useSelector(useDesk(), ({ context }) => context.issues);
  return issues.filter((issue) => codes.some((code) => belongTogether(issue.code, code)));
};
