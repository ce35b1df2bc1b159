import { ISSUE_TEXT_LIMIT, type KnownIssue } from "../../../domain/known-issues/known-issue.ts";
import type { KnownIssueField, KnownIssueValues } from "../../../domain/known-issues/known-issue-rules.ts";
import { knownIssuesRefusals } from "../../../domain/known-issues/known-issues.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { countryName } from "../../i18n/country-name.ts";
import type { Format } from "../../i18n/format.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a status; an unknown code is shown as is. */
export const knownIssueStatusText = (t: Text, status: KnownIssue["status"]): string =>
  codeText(t, status, (code) => `known_issues.status.${code}`);

/** The error text of a field. */
export const knownIssueProblemText = (
  t: Text,
  field: KnownIssueField,
  code: string | undefined,
): string | undefined => {
  if (code === undefined) return undefined;
  if (code === "MISSING")
    return t(field === "from" ? "known_issues.from.missing" : "known_issues.code.missing");
  if (code === "NOT_A_DAY") return t("known_issues.day.invalid");
  if (code === "TOO_LONG") return t("known_issues.text.too_long", { count: ISSUE_TEXT_LIMIT });
  return problemText(t, code, knownIssuesRefusals);
};

/** The countries by name; all where there is none. */
export const countriesText = (t: Text, tag: string, countries: readonly string[]): string =>
  countries.length === 0
    ? t("known_issues.countries.all")
    : countries.map((country) => countryName(tag, country)).join(", ");

/** A field's value in words, where two versions are compared; texts have a list of their own. */
export const knownIssueValueText = (
  t: Text,
  { tag, day }: Pick<Format, "tag" | "day">,
  field: Exclude<KnownIssueField, "texts">,
  values: KnownIssueValues,
): string => {
  switch (field) {
    case "code":
      return values.code;
    case "from":
    case "until":
      return values[field] === "" ? "" : day(new Date(values[field]));
    case "countries":
      return countriesText(t, tag, values.countries);
    case "inPortal":
      return t(values.inPortal ? "known_issues.shown_in.portal" : "known_issues.shown_in.desk");
  }
};
