import { readDay } from "../kit/read-day.ts";
import { catalogues, type Catalogue } from "../shell/locale.ts";
import type { KnownIssuesRefusal } from "./known-issues.refusals.ts";
import { FALLBACK, ISSUE_TEXT_LIMIT, type IssueTexts, type KnownIssue } from "./known-issue.ts";

/** A known issue as it is typed. */
export interface KnownIssueValues {
  readonly code: string;
  readonly from: string;
  readonly until: string;
  readonly countries: readonly string[];
  readonly texts: IssueTexts;
  readonly inPortal: boolean;
}

/** The fields in the order of the screen. */
export const knownIssueFields = ["code", "from", "until", "countries", "texts", "inPortal"] as const;
export type KnownIssueField = (typeof knownIssueFields)[number];

/** What is wrong with a field: what the server refuses too, or what it cannot be sent. */
type KnownIssueProblem = KnownIssuesRefusal | "MISSING" | "NOT_A_DAY" | "TOO_LONG";

/** The texts that are announced: without those that are empty. */
export const filledTexts = (texts: IssueTexts): IssueTexts =>
  Object.fromEntries(
    catalogues.flatMap((language) => {
      const text = texts[language]?.trim() ?? "";
      return text === "" ? [] : [[language, text]];
    }),
  );

/** The texts with another one in a language; an empty one leaves the language out. */
export const withText = (texts: IssueTexts, language: Catalogue, text: string): IssueTexts => {
  const { [language]: _, ...rest } = texts;
  return text === "" ? rest : { ...texts, [language]: text };
};

const firstDayProblem = (from: string): KnownIssueProblem | undefined => {
  if (from === "") return "MISSING";
  return readDay(from) === undefined ? "NOT_A_DAY" : undefined;
};

const lastDayProblem = ({ from, until }: KnownIssueValues): KnownIssueProblem | undefined => {
  if (until === "") return undefined;
  const [first, last] = [readDay(from), readDay(until)];
  if (last === undefined) return "NOT_A_DAY";
  return first !== undefined && last < first ? "UNTIL_BEFORE_FROM" : undefined;
};

/** What is wrong with a field of a known issue; whether its code is in the catalogue is known by the server. */
export const knownIssueProblem = (
  field: KnownIssueField,
  values: KnownIssueValues,
): KnownIssueProblem | undefined => {
  switch (field) {
    case "code":
      return values.code.trim() === "" ? "MISSING" : undefined;
    case "from":
      return firstDayProblem(values.from);
    case "until":
      return lastDayProblem(values);
    case "texts":
      if (filledTexts(values.texts)[FALLBACK] === undefined) return "TEXT_MISSING";
      return Object.values(values.texts).some((text) => text.length > ISSUE_TEXT_LIMIT)
        ? "TOO_LONG"
        : undefined;
    case "countries":
    case "inPortal":
      return undefined;
  }
};

/** Whether an issue is shown to somebody of a country; undefined without a company. One that names no country concerns everybody. */
export const concerns = (
  { countries }: Pick<KnownIssue, "countries">,
  country: string | undefined,
): boolean => countries.length === 0 || (country !== undefined && countries.includes(country));

/** Whether there is something to end: what is past has ended. */
export const mayEnd = ({ status }: Pick<KnownIssue, "status">): boolean => status.code !== "past";
