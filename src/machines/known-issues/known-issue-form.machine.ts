/** Notes a known issue of an error code (decisions/known-issues). */
import {
  knownIssueFields,
  knownIssueProblem,
  type KnownIssueValues,
} from "../../domain/known-issues/known-issue-rules.ts";
import type { KnownIssue } from "../../domain/known-issues/known-issue.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const knownIssueFormMachine = createFormMachine<KnownIssueValues, KnownIssue>({
  id: "knownIssueForm",
  description: "Notes a known issue of an error code",
  spec: "decisions/known-issues",
  screen: "known issues",
  afterwards: "clear",
  fields: knownIssueFields,
  problemOf: knownIssueProblem,
  keeps: true,
});

export type KnownIssueFormRef = FormRef<KnownIssueValues, KnownIssue>;
