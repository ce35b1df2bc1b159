import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { KnownIssueValues } from "../../../domain/known-issues/known-issue-rules.ts";
import type { KnownIssueSettings } from "../../../machines/known-issues/known-issue-settings.machine.ts";

/** A day as a date field has it. */
const typedDay = (day: Date | null): string => day?.toISOString().slice(0, 10) ?? "";

/** The initial values of a new known issue: most are noted on the day on which they begin. */
export const nothingNoted = (today: Date): KnownIssueValues => ({
  code: "",
  from: typedDay(today),
  until: "",
  countries: [],
  texts: {},
  inPortal: false,
});

/** What is changed of a known issue. */
export const knownIssueSettingsOf = ({
  id,
  version,
  code,
  from,
  until,
  countries,
  texts,
  inPortal,
}: KnownIssue): KnownIssueSettings => ({
  id,
  version,
  code,
  from: typedDay(from),
  until: typedDay(until),
  countries,
  texts,
  inPortal,
});
