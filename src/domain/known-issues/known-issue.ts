import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { Version } from "../kit/version.ts";
import { catalogues, type Catalogue } from "../shell/locale.ts";

export const KnownIssueId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("KnownIssueId"),
);
export type KnownIssueId = typeof KnownIssueId.Type;

/** The language whose text is shown where a language has none of its own. */
export const FALLBACK: Catalogue = "int";

/** The most characters of a text. */
export const ISSUE_TEXT_LIMIT = 500;

/** What is announced of a known issue, by language; a language without a text is left out. */
export const IssueTexts = Schema.Record(
  Schema.Literals(catalogues),
  Schema.optionalKey(Schema.String.check(Schema.isMaxLength(ISSUE_TEXT_LIMIT))),
);
export type IssueTexts = Readonly<Partial<Record<Catalogue, string>>>;

/** Whether an issue holds today, from a later day on, or no more. */
export const knownIssueStatuses = ["current", "planned", "past"] as const;
export type KnownIssueStatusCode = (typeof knownIssueStatuses)[number];

/** What staff have noted about an error code (docs/decisions/known-issues.md). */
export const KnownIssue = Schema.Struct({
  id: KnownIssueId,
  version: Version,
  /** A code of the error catalogue. */
  code: Schema.String,
  status: codeOf(knownIssueStatuses),
  /** The first day, and the last one; without a last day it holds until somebody ends it. */
  from: Day,
  until: Schema.NullOr(Day),
  /** The countries of the companies that it concerns; all where it names none. */
  countries: Schema.Array(Schema.String),
  texts: IssueTexts,
  /** The portal announces it where it shows the code; otherwise the replay desk alone does. */
  inPortal: Schema.Boolean,
  changedAt: Schema.DateFromString,
  changedBy: Schema.String,
});
export type KnownIssue = typeof KnownIssue.Type;

/** The text of an issue in a language, or where it has none, in the one that stands in. */
export const issueText = (
  texts: IssueTexts,
  language: Catalogue,
): { readonly text: string; readonly language: Catalogue } => {
  const text = texts[language];
  return text === undefined ? { text: texts[FALLBACK] ?? "", language: FALLBACK } : { text, language };
};
