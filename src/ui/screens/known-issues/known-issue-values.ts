import type { KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { KnownIssueValues } from "../../../domain/known-issues/known-issue-rules.ts";
import type { KnownIssueSettings } from "../../../machines/known-issues/known-issue-settings.machine.ts";

/** The initial values of a new known issue. */
export const nothingNoted: KnownIssueValues = {
  code: "",
  from: "",
  until: "",
  countries: [],
  texts: {},
  inPortal: false,
};

/** A day as a date field has it. */
const typedDay = (day: Date | null): string => day?.toISOString().slice(0, 10) ?? "";

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
