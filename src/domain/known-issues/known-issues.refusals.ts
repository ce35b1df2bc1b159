import { codesOf, withTexts } from "../kit/refusals.ts";

/** Refusals of what staff note about an error code (decisions/known-issues). */
export const knownIssuesRefusals = withTexts("known_issues.refused", {
  CODE_UNKNOWN: { spec: "decisions/known-issues", means: "The error catalogue does not have the code" },
  UNTIL_BEFORE_FROM: { spec: "decisions/known-issues", means: "The last day is before the first one" },
  TEXT_MISSING: { spec: "decisions/known-issues", means: "The text in international English is missing" },
});
export type KnownIssuesRefusal = keyof typeof knownIssuesRefusals;
export const knownIssueCodes = codesOf(knownIssuesRefusals);
